import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { type Mention, mentionsIn, type NumberMention, shorterForms } from './mentions.ts';

/** Everything that the caller sent and that a model may repeat. */
export type Grounds = {
  prompt: string;
  data: JsonObject;
  actions: unknown;
  priorSpec: unknown;
  actionContext: unknown;
};

/** What somebody other than the model has said. */
export type KnownFacts = {
  numbers: ReadonlySet<number>;
  /** Dates and times in the forms of {@link Mention}. */
  moments: ReadonlySet<string>;
};

/**
 * Gathers the numbers, dates and times of everything that the caller sent. Of data also what can be counted and summed
 * up counts as known: lengths of lists, sums of columns.
 */
export function knownFacts({ prompt, data, actions, priorSpec, actionContext }: Grounds): KnownFacts {
  const numbers = new Set<number>();
  const moments = new Set<string>();
  for (const document of [prompt, data, actions, priorSpec, actionContext]) add(document);
  for (const number of derivedFrom(data)) numbers.add(number);
  return { numbers, moments };

  function add(value: unknown): void {
    if (typeof value === 'number') numbers.add(Math.abs(value));
    else if (typeof value === 'string') for (const mention of mentionsIn(value)) addMention(mention);
    else if (typeof value === 'object' && value !== null) {
      for (const member of Object.values(value)) add(member);
    }
  }

  function addMention(mention: Mention): void {
    if (mention.kind === 'number') for (const value of mention.values) numbers.add(value * mention.scale);
    else if (mention.kind === 'time') for (const form of mention.forms) moments.add(form);
    else {
      for (const form of mention.forms.flatMap(shorterForms)) {
        moments.add(form);
        for (const part of form.split('-')) numbers.add(Number(part));
      }
    }
  }
}

/** True for a mention that repeats what is known: the same, rounded, as a percentage, or in thousands. */
export function isKnown(mention: Mention, { numbers, moments }: KnownFacts): boolean {
  if (mention.kind !== 'number') return mention.forms.some((form) => moments.has(form));
  if (mention.values.some((value) => numbers.has(value * mention.scale))) return true;
  return [...numbers].some(
    (number) => roundsTo(number, mention) || (mention.unit === 'percent' && roundsTo(number * 100, mention)),
  );
}

function roundsTo(number: number, { values, decimals, scale }: NumberMention): boolean {
  return values.some((value) => {
    // Read as grouped digits, "1,760" has no decimals.
    const places = values.length > 1 && Number.isInteger(value) ? 0 : decimals;
    return Math.abs(number / scale - value) <= 0.5 / 10 ** places + Number.EPSILON * number;
  });
}

function derivedFrom(value: Json): number[] {
  if (isJsonObject(value)) return Object.values(value).flatMap(derivedFrom);
  if (!Array.isArray(value)) return [];
  const records = value.filter(isJsonObject);
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const columns = [...names].map((name) => records.map((record) => record[name]));
  return [value.length, ...[value, ...columns].flatMap(sumOf), ...value.flatMap(derivedFrom)];
}

function sumOf(values: readonly (Json | undefined)[]): number[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const cents = numbers.reduce((sum, number) => sum + Math.round(number * 100), 0);
  return numbers.length < 2 ? [] : [Math.abs(cents / 100)];
}
