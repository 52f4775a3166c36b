import type { Spec } from '#contract/spec/spec.ts';
import { areOneTerm } from '#builtin/understand/words/english-terms.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import {
  FIGURE,
  isDated,
  keyOfKind,
  kindCompared,
  kindOfValues,
  onlyKey,
} from '#builtin/edit/finding/kinds-of-values.ts';
import { propsShowing } from '#builtin/edit/finding/member-props.ts';
import { memberAt, textOf, type Member, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { keyNamed } from '#builtin/edit/values/member-told.ts';
import { partAbout } from './sort-order.ts';

export type Order = Command & { verb: 'sort' };

const SHARED_WORD_MIN_CHARS = 4;
/** Charts whose bars and slices are entries. */
export const CHARTS: ReadonlySet<string> = new Set([
  'BarChart',
  'BarList',
  'DonutChart',
  'PieChart',
  'LineChart',
  'AreaChart',
]);

/** The member that an order names, else the only one with suitable values. */
export function keyOf(spec: Spec, list: ShownList, order: Order): string | undefined {
  const { by, compares, clauseText, target = '' } = order;
  const named = by === undefined ? undefined : keyNamed(list, by);
  const own = new Set(wordsOf(target));
  const rest = wordsOf(clauseText).filter((word) => !own.has(word));
  const known =
    named ??
    keyNamed(list, rest.join(' ')) ??
    (by === undefined
      ? undefined
      : (keyOfTerm(list, by) ?? keySharing(list, by) ?? keyInUnit(list, by) ?? keyInTexts(list, by)));
  const words = wordsOf(by ?? '');
  const told = kindOfValues(words) ?? (compares === 'any' && by === undefined ? kindCompared(rest) : undefined);
  if (known === undefined && told !== undefined && told !== 'date' && told !== 'price')
    return told === 'name' && words.length > 1
      ? undefined
      : (keyOfKind(list, told) ?? (by === undefined ? onlyFigure(spec, list) : undefined));
  if (compares === 'name')
    return known ?? (by === undefined ? (keyNamed(list, target) ?? keyOfKind(list, 'name')) : undefined);
  if (known === undefined && by === undefined && compares === 'near')
    return keyOfKind(list, 'distance') ?? keyOfKind(list, 'date');
  const kind = compares === 'date' || compares === 'price' ? compares : told;
  // "the biggest first", where there is only one figure
  if (kind !== 'date' && kind !== 'price')
    return known ?? (by === undefined && compares === 'any' ? onlyFigure(spec, list) : undefined);
  // "the visits, newest first" sorts by date, even if a member matches the other words.
  const isNotDate = compares === 'date' && named === undefined && known !== undefined && !isDated(list, known);
  if (known !== undefined && !isNotDate) return known;
  if (compares !== kind && by !== undefined && words.length > 2) return known;
  return keyOfKind(list, kind) ?? known ?? (kind === 'date' ? keyOfMoments(list) : undefined);
}

const YEAR_OR_MONTH = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u;

// "newest first", where only the time of day or the year is told.
function keyOfMoments(list: ShownList): string | undefined {
  return keyOfKind(list, 'time') ?? onlyKey(list, (text) => YEAR_OR_MONTH.test(text));
}

// "nach Raum" for the member "room".
function keyOfTerm({ members }: ShownList, by: string): string | undefined {
  const found = members.filter(({ key, label }) => areOneTerm(by, label) || areOneTerm(by, key));
  return found.length === 1 ? found[0]?.key : undefined;
}

// "by waiting time", where a member says "Party of 4 · waiting 25 min".
function keyInTexts(list: ShownList, by: string): string | undefined {
  const found = list.members.filter(({ key }) => {
    const parts = list.entries.map((entry) => partAbout(textOf(memberAt(entry, key)), by));
    return parts.every((part) => part !== undefined && /\d/u.test(part));
  });
  return found.length === 1 ? found[0]?.key : undefined;
}

// "by kWp": the only member whose values end in that unit.
function keyInUnit(list: ShownList, by: string): string | undefined {
  const unit = foldText(by).trim();
  const isIn = (text: string) => /^\d/u.test(text) && foldText(text).endsWith(unit);
  return unit === '' ? undefined : onlyKey(list, isIn);
}

// "waiting time" for the member "Waiting": the one that has most words of the phrase.
function keySharing({ members, entries }: ShownList, by: string): string | undefined {
  const words = wordsOf(by).filter((word) => word.length >= SHARED_WORD_MIN_CHARS);
  const shared = members.map(({ key, label }) => {
    const own = Array.isArray(memberAt(entries[0], key)) ? [] : wordsOf(`${key} ${label}`);
    return words.filter((word) => own.some((one) => isSameWord(word, one))).length;
  });
  const most = Math.max(0, ...shared);
  const best = members.filter((_, at) => shared[at] === most);
  return most > 0 && best.length === 1 ? best[0]?.key : undefined;
}

// The only member with figures that the screen shows. Numbers that only count the entries are none.
function onlyFigure(spec: Spec, list: ShownList): string | undefined {
  const { columns } = list.place.element.props;
  const isShown = ({ key }: Member, at: number) =>
    list.place.element.repeat === undefined
      ? !Array.isArray(columns) || at < columns.length
      : propsShowing(spec, list.place, key).length > 0;
  const isFigure = ({ key }: Member) => {
    const values = list.entries.map((entry) => memberAt(entry, key));
    const texts = values.map(textOf).filter((text) => text !== '');
    const isCount = values.every((value, at) => numberIn(textOf(value)) === at + 1);
    return texts.length * 2 > values.length && texts.every((text) => FIGURE.test(text)) && !isCount;
  };
  const found = list.members.filter((one, at) => isFigure(one) && isShown(one, at));
  return found.length === 1 ? found[0]?.key : undefined;
}
