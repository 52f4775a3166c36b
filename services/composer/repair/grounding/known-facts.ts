import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type Mention, mentionsIn, type NumberMention, shorterForms } from './mentions.ts';

/** Everything that the caller sent and a model may repeat. */
export type Grounds = {
  prompt: string;
  data: JsonObject;
  actions: unknown;
  priorSpec: unknown;
  actionContext: unknown;
};

/** What someone other than the model has said. */
export type KnownFacts = {
  numbers: ReadonlySet<number>;
  /** The same in ascending order. */
  ascending: readonly number[];
  /** Dates and times in the forms of {@link Mention}. */
  moments: ReadonlySet<string>;
};

/**
 * Collects the numbers, dates and times in everything that the caller sent. What can be counted or summed up in the data is
 * known as well: lengths of lists, sums of columns.
 */
export function knownFacts({ prompt, data, actions, priorSpec, actionContext }: Grounds): KnownFacts {
  const numbers = new Set<number>();
  const moments = new Set<string>();
  for (const document of [prompt, data, actions, priorSpec, actionContext]) add(document);
  for (const number of derivedFrom(data)) numbers.add(number);
  return { numbers, ascending: [...numbers].sort((a, b) => a - b), moments };

  function add(value: unknown): void {
    if (typeof value === 'number') numbers.add(Math.abs(value));
    else if (typeof value === 'string') for (const mention of mentionsIn(value)) addMention(mention);
    else if (typeof value === 'object' && value !== null) {
      for (const member of Object.values(value)) add(member);
    }
  }

  function addNumber({ values, scale, unit }: NumberMention): void {
    for (const value of values) {
      numbers.add(value * scale);
      // "15 % off" states 0.15 and 0.85 as well.
      if (unit === 'percent') for (const share of [value / 100, 1 - value / 100]) numbers.add(Math.abs(share));
    }
  }

  function addMention(mention: Mention): void {
    if (mention.kind === 'number') addNumber(mention);
    else if (mention.kind === 'time') for (const form of mention.forms) moments.add(form);
    else {
      for (const form of mention.forms.flatMap(shorterForms)) {
        moments.add(form);
        for (const part of form.split('-')) numbers.add(Number(part));
      }
    }
  }
}

/** True for a mention of something known: equal, rounded, as a percentage, or in thousands. */
export function isKnown(mention: Mention, { numbers, ascending, moments }: KnownFacts): boolean {
  if (mention.kind !== 'number')
    return mention.forms.some((form) => moments.has(form) || isDayOfMonth(form, { numbers, moments }));
  if (mention.values.some((value) => numbers.has(value * mention.scale))) return true;
  return roundsToOne(mention, ascending, 1) || (mention.unit === 'percent' && roundsToOne(mention, ascending, 100));
}

/** "Monday 5 … Friday 9 October 2026" states 2026-10-05 and 5 October as well. */
function isDayOfMonth(form: string, { numbers, moments }: Pick<KnownFacts, 'numbers' | 'moments'>): boolean {
  const [, month = '', day] = /^((?:\d{4}-)?\d\d)-(\d\d)$/.exec(form) ?? [];
  if (day === undefined || !numbers.has(Number(day))) return false;
  return [...moments].some((moment) => /^\d{4}-\d\d$/.test(moment) && moment.endsWith(month));
}

/** True when the mention is a rounded form of one of the numbers multiplied by `times`. */
function roundsToOne({ values, decimals, scale }: NumberMention, ascending: readonly number[], times: number): boolean {
  return values.some((value) => {
    // Read as grouped digits, "1,760" has no decimals.
    const places = values.length > 1 && Number.isInteger(value) ? 0 : decimals;
    const slack = 0.5 / 10 ** places;
    const isNear = (number: number): boolean =>
      Math.abs((number * times) / scale - value) <= slack + Number.EPSILON * number * times;
    const least = ((value - slack) * scale) / times;
    const from = firstAtLeast(ascending, least - Math.abs(least) * 1e-9 - 1e-9);
    // Numbers above this bound are too far away.
    const most = ((value + slack) * scale) / times;
    for (let at = from; at < ascending.length; at += 1) {
      const number = ascending[at] ?? Infinity;
      if (isNear(number)) return true;
      if (number > most + Math.abs(most) * 1e-9 + 1e-9) return false;
    }
    return false;
  });
}

/** Index of the first number that is at least `least`. */
function firstAtLeast(ascending: readonly number[], least: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function derivedFrom(value: Json): number[] {
  if (isJsonObject(value)) return Object.values(value).flatMap(derivedFrom);
  if (!Array.isArray(value)) return [];
  const columns = new Map<string, Json[]>();
  for (const record of value.filter(isJsonObject)) {
    for (const [name, member] of Object.entries(record)) {
      const column = columns.get(name);
      if (column === undefined) columns.set(name, [member]);
      else column.push(member);
    }
  }
  return [value.length, ...[value, ...columns.values()].flatMap(sumOf), ...value.flatMap(derivedFrom)];
}

function sumOf(values: readonly Json[]): number[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const cents = numbers.reduce((sum, number) => sum + Math.round(number * 100), 0);
  return numbers.length < 2 ? [] : [Math.abs(cents / 100)];
}
