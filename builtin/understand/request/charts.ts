import { withoutDeterminers } from '#builtin/understand/words/phrase.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Span } from '#builtin/understand/learned/tags.ts';

/** Words for a drawing of figures. */
export const CHART_WORDS = wordList(
  'charts|chart|graphs|graph|plot|diagramm|diagram|trend|verlauf|histogram|over time|courbe|graphique|grafico|grafica|grafik',
);
/** Words for a list of what comes first in some order. */
export const RANKING = wordList(
  'top|best|most|leading|ranking|beliebteste*|meist*|meilleur*|les/las/los/i/le plus/mas/piu|mejores|melhores|migliori',
  'mais/mas/piu vendid*/vendut*/procurad*/pedid*/visitad*/vist*/lid*/letti/lette/leid*/usad*/usat*/richiest*/buscad*/comprad*/acquistat*',
);
const SEVERAL_WORDS = /\b(?:meist|beliebteste)\p{L}*en?\b|\b(?:piu|migliori)\b.*[ie]$/u;

/** True for folded words of a ranking of several things: "best sellers", but not "best month". */
export function ranksSeveral(words: string): boolean {
  return says(RANKING, words) && (words.endsWith('s') || SEVERAL_WORDS.test(words));
}
/** Words for a list of what is new or near. */
export const RECENT = wordList(
  'recent|latest|newest|upcoming|neueste|neuesten|letzten|kommende|kommenden|nachsten|derniers|dernieres|recents|recentes|prochains|prochaines',
  'ultimos|ultimas|recientes|proximos|proximas|ultimi|ultime|recenti|prossimi|prossime',
);
const LIST_WORDS = wordList('list|table|liste|tabelle|lista|tabla|tabela|elenco|tabella');
const MAX_CHARS = 120;
const MENTIONS_MAX = 24;
const WORD = /[\p{L}\p{N}]+/gu;
const PHRASE_END = /[,.;:\n]|\s(?:and|und|et|y|e|with|mit|avec|con|com)\s/iu;
const LINK =
  /^\s*(?:of|for|over|with|about|von|über|der|des|du|de|del|della|dei|do|da|sobre|su|sur|per|pour|para)\s+/iu;

/**
 * Adds a fact for each mentioned chart or list that has no fact yet: "a chart of the last 30 days", "a list of animals that
 * need the vet".
 */
export function withCharts(prompt: string, parts: readonly Span[]): Span[] {
  const mentions = [...prompt.matchAll(WORD)].filter(
    ([word]) => isOneOf(CHART_WORDS, word) || isOneOf(LIST_WORDS, word),
  );
  const charts = mentions.slice(0, MENTIONS_MAX).flatMap(({ 0: word, index }) => {
    const from = index + word.length;
    const after = prompt.slice(from, from + MAX_CHARS);
    if (!isOneOf(CHART_WORDS, word) && !LINK.test(after)) return [];
    const length = PHRASE_END.exec(after)?.index ?? after.length;
    const isMarked = parts.some(({ tag, start, end }) => tag !== 'value' && start < from + length && index < end);
    const shown = withoutDeterminers(after.slice(0, length).replace(LINK, '')).trim();
    const start = shown === '' ? index : prompt.indexOf(shown, from);
    return isMarked ? [] : [{ tag: 'fact' as const, start, end: shown === '' ? from : start + shown.length }];
  });
  const others = parts.filter(({ start, end }) => !charts.some((one) => one.start < end && start < one.end));
  return [...others, ...charts].toSorted((one, other) => one.start - other.start);
}
