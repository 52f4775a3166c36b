import { matchesPattern } from './safe-pattern.ts';

/** A client-side rule of a field, as `checks` lists it; its args are resolved. */
export type Check = {
  readonly type: string;
  readonly message: string;
  readonly args: Readonly<Record<string, string | number | boolean | null>> | undefined;
};

/**
 * The message of the first broken rule. Apart from `required` and `requiredIf`, rules have nothing to say about an empty
 * field; a rule that is unknown or lacks its argument holds.
 */
export function firstFault(checks: readonly Check[], value: unknown): string | undefined {
  return checks.find((check) => !holds(check, value))?.message;
}

/** True when nothing was filled in or picked; a cleared box counts as empty. */
export function isEmptyAnswer(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyAnswer);
  return value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');
}

function holds({ type, args }: Check, value: unknown): boolean {
  if (type === 'required') return !isEmptyAnswer(value);
  if (type === 'requiredIf') return isFalsy(args?.['field']) || !isEmptyAnswer(value);
  if (isEmptyAnswer(value)) return true;
  const rule = Object.hasOwn(RULES, type) ? RULES[type] : undefined;
  return rule === undefined || rule(value, args ?? {});
}

type Args = NonNullable<Check['args']>;

const RULES: { readonly [type: string]: (value: unknown, args: Args) => boolean } = {
  email: (value) => isEmail(String(value)),
  url: (value) => isAddress(String(value)),
  numeric: (value) => !Number.isNaN(numberOf(value)),
  minLength: (value, { min }) => isMissing(min) || lengthOf(value) >= Number(min),
  maxLength: (value, { max }) => isMissing(max) || lengthOf(value) <= Number(max),
  min: (value, { min }) => isMissing(min) || numberOf(value) >= Number(min),
  max: (value, { max }) => isMissing(max) || numberOf(value) <= Number(max),
  pattern: (value, { pattern }) => isMissing(pattern) || (matchesPattern(String(pattern), String(value)) ?? true),
  matches: isSame,
  equalTo: isSame,
  lessThan: (value, { other }) => isMissing(other) || compare(value, other) < 0,
  greaterThan: (value, { other }) => isMissing(other) || compare(value, other) > 0,
};

/** Something before and after the sign, and a dot in the domain: enough to find typing errors; only sending mail proves the rest. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
}

/** A whole address with its protocol, as `https://example.com`. */
export function isAddress(text: string): boolean {
  return URL.canParse(text.trim());
}

function isMissing(argument: unknown): argument is undefined | null | '' {
  return argument === undefined || argument === null || argument === '';
}

function isFalsy(condition: unknown): boolean {
  return condition === undefined || condition === null || condition === '' || condition === 0 || condition === false;
}

function isSame(value: unknown, { other }: Args): boolean {
  return String(value) === String(other ?? '');
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : String(value).length;
}

// Numbers by size, also when they come as text; everything else, such as ISO dates and times, by its characters.
function compare(value: unknown, other: unknown): number {
  const [left, right] = [numberOf(value), numberOf(other)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  const [before, after] = [String(value), String(other)];
  return Number(before > after) - Number(before < after);
}
