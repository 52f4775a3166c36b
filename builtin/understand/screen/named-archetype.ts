import type { UiType } from '#contract/spec/ui-type.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';

// Words that can only mean an archetype. Ambiguous ones, such as "list" and "table", are left to the trained model.
const NAMES: readonly (readonly [UiType, ReadonlySet<string>])[] = [
  [
    'form',
    setOf(
      'form formular kontaktformular formulaire formulario modulo questionnaire fragebogen donation donate spenden spendenseite donacion donazione doacao',
    ),
  ],
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
// Before one of these, the previous word names the archetype: "pricing page", "settings panel", "kanban board".
const GENERIC_SCREENS = setOf('page screen panel view board seite ansicht pantalla pagina');
// The name of the screen ends before one of these.
const NAME_END = setOf(
  'for fur pour para per of von de der des di da do du del della to zum zur where on in with that which mit avec con com',
);

// What the page of one thing is called, before or after its name: "object page", "fiche de l'objet", "Objektseite".
const PAGES = setOf(
  'page sheet record file card profile seite karte akte blatt datenblatt steckbrief profil fiche dossier ficha expediente perfil pagina scheda profilo',
);
const COMPOUND_PAGE = /^\p{L}{3,}(?:seite|akte|blatt|karte|profil|steckbrief)$/u;

/** True for the name of a page of one thing, if it names such a thing: "Object page for the lab". */
export function isPageName(head: string): boolean {
  const words = nameIn(head);
  return [words[0], words.at(-1)].some((word = '') => PAGES.has(word) || COMPOUND_PAGE.test(word));
}

// Nouns for a list. With data or actions they are left to the trained model.
const LISTS = setOf(
  'list lists liste lista elenco elenchi registre inventory inventario inventaire directory verzeichnis roster gestionale',
);
const SHEETS = setOf('sheet log register book');
// "Shopping list" is one word in German.
const GERMAN_LIST = /(?:liste|verzeichnis)$/;

/** True for a name that says that the screen is a list: "guest list for …", "lista de invitados", "Gästeliste". */
export function namesList(head: string): boolean {
  const name = nameIn(head);
  const last = name.at(-1) ?? '';
  const isSheet = name.length > 1 && SHEETS.has(last);
  return [name[0] ?? '', last].some((word) => LISTS.has(word)) || GERMAN_LIST.test(last) || isSheet;
}

/** The archetype that the name of a screen states outright: "Invoice form with …" is a form. */
export function namedArchetype(head: string): UiType | undefined {
  const name = nameIn(head);
  const last = name.at(-1) ?? '';
  return archetypeCalled(last) ?? (GENERIC_SCREENS.has(last) ? archetypeCalled(name.at(-2) ?? '') : undefined);
}

// The words up to a preposition.
function nameIn(head: string): readonly string[] {
  const words = wordsOf(head);
  const end = words.findIndex((word, at) => at > 0 && NAME_END.has(word));
  return end < 0 ? words : words.slice(0, end);
}

function archetypeCalled(word: string): UiType | undefined {
  return NAMES.find(([, words]) => words.has(word))?.[0];
}
