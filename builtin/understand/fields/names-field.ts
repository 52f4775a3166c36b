import type { ValueList } from '#builtin/understand/data/data-shape.ts';
import { KEY_WORDS, namesRecords } from '#builtin/understand/data/record-key.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { plural, singular } from '#builtin/understand/words/plural.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import type { Field } from './field.ts';

// What a list of options says of them: "available_drivers", "tables_libres".
export const FREE = wordList(
  'options|available|list|choices|all|free|open|active|frei|freie|verfugbare|libre|libres|disponible|disponibles|disponibili|liberi|libere|disponiveis|livres|allowed|possible|permitted|erlaubt*|moglich*|possibles|permis|permitid*|posibles|possibili|consentit*|possiveis',
);

/** Whether the name of a list says that it holds the options of a field. */
export function namesField({ key }: Pick<ValueList, 'key'>, field: Field): boolean {
  const words = wordsOf(key).filter((word) => !isOneOf(FREE, word));
  if (words.length === 0) return false;
  const wanted = new Set(
    [...wordsOf(field.name), ...wordsOf(field.label)].flatMap((word) => [word, plural(word), singular(word)]),
  );
  if (words.every((word) => wanted.has(word) || wanted.has(singular(word)))) return true;
  const named = wordsOf(field.name);
  // Only an id is named after a list in any language: "medico_id" among "medici".
  return (
    named.length > 1 &&
    isOneOf(KEY_WORDS, named.at(-1) ?? '') &&
    namesRecords(named.slice(0, -1), { key: words.join('_') })
  );
}
