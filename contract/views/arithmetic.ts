import type { Json } from '../json/json.ts';
import type { compile } from '@jmespath-community/jmespath';

/** The signs between two numbers; `//` divides and rounds down. */
export type Sign = '+' | '-' | '*' | '/' | '%' | '//';

/** Longest text that an expression may produce or pass to a function: one step on a longer one takes too long. */
export const TEXT_MAX_CHARS = 100_000;

/**
 * Calculates with two values of an expression. A number written as a text counts as a number; `+` joins when one side is
 * another text. Lists are calculated member by member. Without a value on one side, or divided by zero, the result is null.
 *
 * @throws TypeError for a boolean, an object, or lists of different length
 */
export function calculate(sign: Sign, left: Json, right: Json): Json {
  if (Array.isArray(left) || Array.isArray(right)) return calculateLists(sign, left, right);
  const [one, other] = [numberIn(left), numberIn(right)];
  const isText = (typeof left === 'string' || typeof right === 'string') && (one === undefined || other === undefined);
  if (sign === '+' && isText) return joinTexts(left, right);
  if (left === null || right === null) return null;
  if (one === undefined || other === undefined) {
    throw new TypeError(`${excerpt(one === undefined ? left : right)} is no number to calculate with`);
  }
  return resultOf(sign, one, other);
}

/** Characters that count as one step of an expression. */
export const CHARS_OF_A_STEP = 100;

/** The steps that a calculation takes: one for each pair of values, more for long texts. */
export function calculationSteps(left: Json, right: Json): number {
  const chars = [left, right].reduce<number>((sum, side) => sum + (typeof side === 'string' ? side.length : 0), 0);
  return Math.max(valuesIn(left), valuesIn(right)) * (1 + Math.floor(chars / CHARS_OF_A_STEP));
}

function valuesIn(side: Json): number {
  return Array.isArray(side) ? side.reduce<number>((sum, one) => sum + valuesIn(one), 0) : 1;
}

function resultOf(sign: Sign, one: number, other: number): number | null {
  if (sign === '+') return one + other;
  if (sign === '-') return one - other;
  if (sign === '*') return one * other;
  if (other === 0) return null;
  if (sign === '/') return one / other;
  return sign === '//' ? Math.floor(one / other) : one % other;
}

function calculateLists(sign: Sign, left: Json, right: Json): Json {
  if (left === null || right === null) {
    if ([left, right].some((side) => Array.isArray(side) && side.length === 0)) return [];
    throw new TypeError(
      'a list cannot be calculated with nothing: write list[].{x:a*b}[].x to calculate in each record',
    );
  }
  const length = Array.isArray(left) ? left.length : (right as Json[]).length;
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) {
    throw new TypeError(`lists of ${left.length} and ${right.length} values cannot be calculated with each other`);
  }
  const at = (side: Json, place: number): Json => (Array.isArray(side) ? (side[place] ?? null) : side);
  return Array.from({ length }, (_, place) => calculate(sign, at(left, place), at(right, place)));
}

function joinTexts(left: Json, right: Json): string {
  const [one, other] = [left, right].map((side) => (typeof side === 'string' ? side : textOf(side)));
  const text = `${one}${other}`;
  if (text.length > TEXT_MAX_CHARS) throw new RangeError(`a text may have at most ${TEXT_MAX_CHARS} characters`);
  return text;
}

/** A value as it stands in a text: nothing for null, lists and objects as JSON. */
export function textOf(value: Json): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

const NUMBER = /^\s*[-+]?\d{1,15}(?:\.\d{1,15})?\s*$/;

/** The number that a value is, or that it is written as: `12.5`, `"12.5"`. */
export function numberIn(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : undefined;
}

/** Whether a value comes before another: numbers by size, texts and ISO dates by their letters. Null for other kinds. */
export function isLess(left: Json, right: Json): boolean | null {
  if (typeof left === 'string' && typeof right === 'string') return left < right;
  const [one, other] = [numberIn(left), numberIn(right)];
  return one === undefined || other === undefined ? null : one < other;
}

function excerpt(value: Json): string {
  return JSON.stringify(value).slice(0, 60);
}

type Node = ReturnType<typeof compile>;

/**
 * True for a part of an expression that gives a share of 1, such as `a / b`, and false for one of 100, such as `a / b * 100`,
 * or an average, such as `sum(x) / length(x)`.
 */
export function isRatio(node: Node): boolean {
  switch (node.type) {
    case 'Arithmetic': {
      const { operator, left, right } = node;
      if (operator === 'Divide')
        return !holdsHundred(left) && (isCount(left) || !(isCount(right) || right.type === 'Literal'));
      if (operator !== 'Minus' && operator !== 'Plus') return false;
      return (isRatio(left) && (isRatio(right) || isOne(right))) || (isOne(left) && isRatio(right));
    }
    case 'Ternary':
      return isRatio(node.trueExpr) || isRatio(node.falseExpr);
    case 'OrExpression':
      return isRatio(node.left);
    case 'Function': {
      const [first] = node.children;
      return first !== undefined && ['round', 'abs', 'not_null'].includes(node.name) && isRatio(first);
    }
    default:
      return false;
  }
}

function isCount(node: Node): boolean {
  return node.type === 'Function' && node.name === 'length';
}

function isOne(node: Node): boolean {
  return node.type === 'Literal' && node.value === 1;
}

function holdsHundred(node: Node): boolean {
  if (node.type === 'Literal') return node.value === 100;
  return node.type === 'Arithmetic' && (holdsHundred(node.left) || holdsHundred(node.right));
}
