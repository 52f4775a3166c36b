import { groupParts } from '#builtin/parts/records/group-parts.ts';
import type { Part } from '#builtin/part.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

const NOW = wordList('now|today|heute|jetzt|aujourdhui|aujourd hui|maintenant|hoy|ahora|oggi|adesso|hoje|agora');

/** What a decision or an outcome is about: facts as pairs of label and value, records as tables, texts as chips. */
export function summaryOf(u: Understanding): Part[] {
  // Everybody knows what time it is.
  const facts = u.data.facts.filter(({ key }) => !isOneOf(NOW, wordsOf(key).join(' ')));
  return groupParts(u, { ...u.data, facts }, [], [], u.copy.summary);
}
