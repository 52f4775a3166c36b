import type { JsonObject } from '#contract/json/json.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { namesRecords } from '#builtin/understand/data/record-key.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import type { Action } from './action.ts';
import { isOffered, type OfferedIf } from './offered.ts';
import { haveSameVerb } from './same-verb.ts';
import { amountConditions } from './amount-conditions.ts';
import { statedCases } from './condition-clauses.ts';
import { isNewThing } from './about-record.ts';
import { stateConditions, type CaseReading } from './state-conditions.ts';
import { conditionWords } from './condition-words.ts';
import { isNamedByRule } from './verb-rules.ts';

/** What decides when an action is offered, besides the data. */
export type Asked = { request: string; language: Language; actions: readonly Action[] };

/**
 * The conditions under which an action on a record is offered. What the request allows in words goes before what the data
 * suggests, "pay the open ones", and what it forbids comes on top, "owners cannot be removed". What would rule out all records
 * is hardly meant.
 */
export function offeredWhen(asked: Asked, action: Action, set: RecordSet, keys: readonly string[]): OfferedIf[] {
  const guessed = isOffered(action, set, keys);
  const isAgainst = ({ key, eq }: OfferedIf) =>
    eq !== undefined && guessed.some((one) => one.key === key && one.neq === eq);
  const words = conditionWords(asked.language);
  const others = asked.actions.filter((one) => one !== action);
  const isThis = (given: readonly string[]) => namesAction(given, action, set);
  const isOther = (given: readonly string[]) => others.some((one) => namesAction(given, one, set));
  const described = { act: [], when: wordsOf(action.description ?? ''), isExcept: false, isSure: false };
  const ofDescription = statesOfDescription(action, set, { stated: described, words, action, set });
  const ofRequest = statedCases(asked.request, words, { isThis, isOther })
    .filter(({ act, isForAll }) => isForAll === true || isThis(act))
    .flatMap((one) => {
      const reading = { stated: one, words, action, set };
      const amounts = one.isSure ? amountConditions(one.when.join(' '), one.isExcept, set) : [];
      const meant = amounts.length > 0 ? amounts : set.columns.flatMap((column) => stateConditions(column, reading));
      return one.isShared === true && meant.some(isAgainst) ? [] : meant;
    })
    .filter(({ key }) => keys.includes(key));
  const fromWords = ofRequest.length > 0 ? ofRequest : ofDescription.filter(({ key }) => keys.includes(key));
  if (fromWords.length === 0 || !set.rows.some((row) => fromWords.every((one) => holds(one, row)))) return guessed;
  const isAllowed = ({ key }: OfferedIf) => fromWords.some((one) => one.key === key && one.neq === undefined);
  return unique([...fromWords, ...guessed.filter((one) => !isAllowed(one))]);
}

// "Bids on an open lot": a state that stands beside the thing. It says more than what becomes of it: "Adds a paid invoice".
function statesOfDescription({ name }: Action, set: RecordSet, reading: CaseReading): OfferedIf[] {
  if (isNewThing(name)) return [];
  const isState = ({ key, kind }: Column) => kind === 'boolean' || plays(key, 'status');
  return set.columns.filter(isState).flatMap((column) => stateConditions(column, reading));
}

function unique(conditions: readonly OfferedIf[]): OfferedIf[] {
  return [...new Map(conditions.map((one) => [JSON.stringify(one), one])).values()];
}

/** Whether words name what an action does: its verb in any form, or another one for the same. */
function namesAction(words: readonly string[], action: Action, set: RecordSet): boolean {
  const own = [...wordsOf(action.name), ...wordsOf(action.label)].filter(
    (word) => word.length > 2 && !namesRecords([word], set) && !GENERAL.has(word),
  );
  const described = words.filter((_, at) => !isDescription(words, at, set));
  return (
    own.some((word) => described.some((one) => one === word || haveSameVerb(word, one))) ||
    isNamedByRule(action, described.join(' '))
  );
}

// Words of names that many actions share.
const GENERAL: ReadonlySet<string> = new Set(
  'mark set send create request add make the den der die das als les des del una uma marcar marquer markieren segna enviar'.split(
    ' ',
  ),
);

const PASSIVE = /^(?:be|been|werden|wird|etre|ser|sea|sean|essere|sejam|seja)$/;

// "cancelled orders", but "orders can be cancelled".
function isDescription(words: readonly string[], at: number, { columns }: RecordSet): boolean {
  const word = words[at] ?? '';
  const isPassive = PASSIVE.test(words[at - 1] ?? '') || /^(?:werden|wird)$/.test(words[at + 1] ?? '');
  return (
    !isPassive &&
    columns.some(({ distinct, key, kind }) =>
      kind === 'boolean' ? joinedWords(key) === word : distinct.some((one) => joinedWords(one) === word),
    )
  );
}

function holds({ key, eq, neq, not, ...order }: OfferedIf, row: JsonObject): boolean {
  const value = row[key];
  if (eq !== undefined) return value === eq;
  if (neq !== undefined) return value !== neq;
  const [[operator, operand] = []] = Object.entries(order).filter(([name]) => name !== 'mayLack');
  if (operator === undefined) return Boolean(value) !== (not === true);
  const of = typeof operand === 'object' && operand !== null && 'key' in operand ? operand.key : undefined;
  const limit = typeof of === 'string' ? row[of] : operand;
  if (typeof value !== 'number' || typeof limit !== 'number') return false;
  return { gt: value > limit, gte: value >= limit, lt: value < limit, lte: value <= limit }[operator] ?? true;
}
