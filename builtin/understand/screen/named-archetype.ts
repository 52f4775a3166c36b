import type { UiType } from '#contract/spec/ui-type.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';

// Words that are nothing but the name of an archetype; those that also name other things ("list", "table") are left to what is learned.
const NAMES: readonly (readonly [UiType, ReadonlySet<string>])[] = [
  ['form', setOf('form formular kontaktformular formulaire formulario modulo questionnaire fragebogen')],
  ['wizard', setOf('wizard stepper assistent asistente')],
  ['dashboard', setOf('dashboard cockpit cruscotto')],
  ['board', setOf('kanban tafel bacheca')],
  [
    'settings_panel',
    setOf('settings einstellungen reglages ajustes configuracoes impostazioni preferenze preferencias'),
  ],
  ['pricing_table', setOf('pricing preise tarifs precios precos prezzi')],
  ['calendar', setOf('calendar kalender calendrier calendario')],
  ['editor', setOf('editor editeur')],
  ['map', setOf('map karte mapa mappa')],
  ['other', setOf('landing')],
];
// "Pricing page", "settings panel", "kanban board": the word before says more.
const HOLDERS = setOf('page screen panel view board seite ansicht pantalla pagina');
const JOINTS = setOf(
  'for fur pour para per of von de der des di da do du del della to zum zur where on in with that which mit avec con com',
);

/** The archetype that the words which name a screen tell outright: "Invoice form with …" is a form. */
export function namedArchetype(head: string): UiType | undefined {
  const words = wordsOf(head);
  const end = words.findIndex((word, at) => at > 0 && JOINTS.has(word));
  const name = end < 0 ? words : words.slice(0, end);
  const last = name.at(-1) ?? '';
  return archetypeCalled(last) ?? (HOLDERS.has(last) ? archetypeCalled(name.at(-2) ?? '') : undefined);
}

function archetypeCalled(word: string): UiType | undefined {
  return NAMES.find(([, words]) => words.has(word))?.[0];
}
