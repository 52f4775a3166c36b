import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';

/** Words for what a control takes that name no kind of element: "as a date", "with a menu", "to attach". */
const CONTROLS = {
  date: 'date datum datums* fecha data date_picker date_field',
  dateTime: 'timestamp date_and_time datum_und_uhrzeit',
  time: 'time time_picker uhrzeit heure hora ora',
  file: 'file datei dateien archivo* arquivo* fichier* ficheiro* allegat* anexo anexar adjunt* attach attachment* anhang joindre piece_jointe caricare carregar envio_de_arquivo envoi_de_fichier place_to_drop',
  choice: 'menu menus picker selettore',
  choices: 'tickboxes ticks caselle multiselecao ankreuzfelder zum_ankreuzen a_cocher tick_what_you_like',
  rating: 'stars sterne etoiles estrellas stelle estrelas',
} as const satisfies { readonly [kind in FieldKind]?: string };

const controlAt = lexiconOf(CONTROLS);

/** The kind of answer that such words ask for. */
export function controlTold(text: string): FieldKind | undefined {
  const words = wordsOf(text);
  return words.flatMap((_, at) => controlAt(words, at, ANY_LANGUAGE)?.meaning ?? [])[0];
}
