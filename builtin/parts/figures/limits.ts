import { part, read, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allGroups, type Fact, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { memberQuery, queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { writtenCell } from '#builtin/written-value.ts';

/** What values that are measured one after the other are held against: a lowest, a highest, or a wanted value. */
export type Limit = { side: 'low' | 'high' | 'target'; fact: Fact };

const LOW = wordList(
  'min|minimum|low|lower|lowest|unter*|mindest*|inf|inferieur*|inferior*|bas|basso|minimo|minima|minimal*',
);
const HIGH = wordList(
  'max|maximum|high|upper|highest|limit|threshold|ceiling|ober*|hochst*|grenze|grenzwert|schwelle|sup|superieur*|superior*|haut',
  'seuil|plafond|alto|massimo|massima|maximo|maxima|maximal*|limite|umbral|tope|soglia|limiar',
);
/** Names of what should be reached. */
export const TARGETS = wordList('target|goal|planned|ziel|soll|objectif|cible|objetivo|meta|obiettivo');
// An object with one of these names holds what is allowed.
const AROUND = wordList(
  'allowed|limits|limit|range|bounds|thresholds|threshold|tolerance|tolerances|spec|specs|target|targets|permitted|safe|normal|reference',
  'erlaubt|zulassig|grenzwerte|grenzwert|grenzen|sollwerte|sollbereich|bereich|toleranz|plage|limites|seuils|autorise|autorisee|permise',
  'rango|permitido|permitida|umbrales|tolerancia|soglie|limiti|intervallo|consentito|consentita|faixa|intervalo|limiares|admis|admitido',
);
const SIDES = [
  ['target', TARGETS],
  ['low', LOW],
  ['high', HIGH],
] as const;
// Further away a limit would press the course into a flat line.
const MAX_RATIO = 3;

/** The colour of the line of a limit. What must not be crossed is red. */
export function limitColor({ side }: Limit): string {
  return side === 'target' ? '#0f8a6d' : '#d92d20';
}

/** The limits that the data holds for a column: in an object of limits, or under its name. `isOnly` when it is the only one measured. */
export function limitsOf(u: Understanding, set: RecordSet, column: Column, isOnly: boolean): Limit[] {
  const most = MAX_RATIO * set.rows.reduce((peak, row) => Math.max(peak, Math.abs(Number(row[column.key] ?? 0))), 0);
  const found = allGroups(u.data).flatMap(({ key, facts }) => {
    const around = wordsOf(key);
    const isAround = says(AROUND, around.join(' '));
    return facts.flatMap((fact): Limit[] => {
      const words = [...(isAround ? around : []), ...wordsOf(fact.key)];
      const side = SIDES.find(([, list]) => wordsOf(fact.key).some((word) => isOneOf(list, word)))?.[0];
      if (side === undefined || fact.hidden !== undefined || typeof fact.value !== 'number') return [];
      const rest = words.filter((word) => ![LOW, HIGH, TARGETS, AROUND].some((list) => isOneOf(list, word)));
      const own = wordsOf(column.key);
      const isOf = rest.length === 0 ? isOnly && isAround : rest.every((word) => own.includes(word));
      return isOf && Math.abs(fact.value) <= most ? [{ side, fact }] : [];
    });
  });
  return SIDES.flatMap(([side]) => found.find((one) => one.side === side) ?? []);
}

/** A line that names the values outside of their limits, with the moment of each; it is not drawn when there are none. */
export function outsideMessage(
  u: Understanding,
  set: RecordSet,
  moments: Column,
  column: Column,
  limits: readonly Limit[],
): Part[] {
  const value = memberQuery([column.key]);
  const tests = limits.flatMap(({ side, fact }) =>
    side === 'target' ? [] : [`${value} ${side === 'low' ? '<' : '>'} $.${queryOf(fact.pointer)}`],
  );
  const [first] = limits;
  if (tests.length === 0 || first === undefined) return [];
  const entry = `concat(${writtenCell(column, u)}, ' (', ${writtenCell(moments, u)}, ')')`;
  const outside = `${queryOf(set.pointer)}[?${value} != \`null\` && (${tests.join(' || ')})]`;
  const texts = `join(' · ', map(&${entry}, (${outside} | [:${MOST_TOLD}])))`;
  const more = `(length(${outside}) > \`${MOST_TOLD}\` && ' …') || ''`;
  const pointer = viewPath(u, set.pointer, `${column.key} outside`);
  const query = `(${outside} && concat(${textLiteral(`${u.copy.outsideLimits}: `)}, ${texts}, ${more})) || ''`;
  const props = { message: read(pointer), tone: 'critical' };
  return [
    part(`${column.key}Outside`, 'InlineMessage', props, [], {
      visible: { $state: pointer, neq: '' },
      views: { [pointer]: { query, of: set.pointer, and: limits.map(({ fact }) => fact.pointer) } },
    }),
  ];
}

const MOST_TOLD = 6;
