import { isJsonObject, type Json } from '#contract/json/json.ts';

const QUOTED = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/y;
const NAME_IN_QUOTES = /"((?:[^"\\]|\\.)*)"/y;
const INDEX = /\[\s*-?\d*\s*(?::\s*-?\d*\s*){0,2}\]/y;
const FLATTEN = /\[\s*\]/y;
/** Text in backticks, as early JMESPath allowed it. */
const LEGACY_TEXT = /`[^`'\\]*`/y;
const LISTS_OF_LISTS: ReadonlySet<string> = new Set(['items', 'zip']);
const NUMBER = /\d+(?:\.\d+)?(?![\w])/y;
const CONSTANT = /(?:true|false|null)(?!\w|\s*[:(])/y;
const NAME = /[$A-Za-z_][\w$]*/y;
const CALL = /[A-Za-z_]\w*(?=\s*\()/y;
/** Functions under the names that they have in other languages. */
const FUNCTIONS: { readonly [name: string]: string } = {
  average: 'avg',
  coalesce: 'not_null',
  count: 'length',
  distinct: 'unique',
  len: 'length',
  lowercase: 'lower',
  mean: 'avg',
  number: 'to_number',
  pow: 'power',
  size: 'length',
  str: 'to_string',
  string: 'to_string',
  uppercase: 'upper',
};
/** Operators as other languages write them, longest first. */
const OPERATORS: { readonly [written: string]: string } = {
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '??': '||',
  '?.': '.',
};
const WORD_OPERATOR = /(?:and|or|not)(?=[\s(])/y;
/** What an operator that stands between two values can follow. */
const VALUE_END = /[\w$@)\]}'"`]$/;

const TYPOGRAPHIC = /[“”„‟]([^“”„‟"]*)[“”„‟"]|[‘‚‛]([^‘’‚‛']*)[’‘']/y;

/**
 * A JMESPath expression without typical habits from elsewhere: a bare number, `true` or `null` becomes a literal, `===`
 * becomes `==`, typographic quotes become straight ones, a name in single quotes (`{'a':b}`, `a.'b'`) gets double ones, and
 * a text in double quotes, which JMESPath reads as a name, becomes a literal text when no object has such a member. `[]`
 * after `items(…)` or `zip(…)`, which would mix up the lists that they give, becomes `[*]`, and `.(…)` becomes `.not_null(…)`. Operators
 * and functions of other languages, such as `and`, `??` and `count(…)`, become those of JMESPath.
 *
 * @param names the names of all members of the data
 */
export function plainExpression(expression: string, names: () => ReadonlySet<string>): string {
  let plain = '';
  for (let at = 0; at < expression.length;) {
    const [length, text] = partAt(expression, at, plain, names);
    at += length;
    plain += text;
  }
  return plain.trim();
}

function partAt(
  expression: string,
  at: number,
  before: string,
  names: () => ReadonlySet<string>,
): [length: number, text: string] {
  const flatten = match(FLATTEN, expression, at);
  if (flatten !== undefined && isCallOf(LISTS_OF_LISTS, before)) return [flatten.length, '[*]'];
  const legacy = match(LEGACY_TEXT, expression, at);
  if (legacy !== undefined && !isJson(legacy.slice(1, -1))) return [legacy.length, `'${legacy.slice(1, -1)}'`];
  const quoted = match(QUOTED, expression, at) ?? match(INDEX, expression, at);
  if (quoted !== undefined) {
    const isName = quoted.startsWith("'") && isNamePlace(before, expression.slice(at + quoted.length));
    return [quoted.length, isName ? JSON.stringify(quoted.slice(1, -1).replaceAll(String.raw`\'`, "'")) : quoted];
  }
  const written = match(NAME_IN_QUOTES, expression, at) ?? match(TYPOGRAPHIC, expression, at);
  if (written !== undefined) {
    const inQuotes = written.startsWith('"') ? written : JSON.stringify(written.slice(1, -1));
    return [written.length, nameOrText(inQuotes, expression.slice(at + written.length), before, names)];
  }
  const literal = /\.\s*$/.test(before)
    ? undefined
    : (match(NUMBER, expression, at) ?? match(CONSTANT, expression, at));
  if (literal !== undefined) return [literal.length, `\`${literal}\``];
  const operator = operatorAt(expression, at, before);
  if (operator !== undefined) return operator;
  const call = /\.\s*$/.test(before) ? undefined : match(CALL, expression, at);
  if (call !== undefined) return [call.length, Object.hasOwn(FUNCTIONS, call) ? (FUNCTIONS[call] ?? call) : call];
  if (expression[at] === '(' && /\.\s*$/.test(before)) return [1, 'not_null('];
  const name = match(NAME, expression, at);
  return name === undefined ? [1, expression.charAt(at)] : [name.length, name];
}

/** An operator of another language at this place: its length, and what JMESPath writes. */
function operatorAt(expression: string, at: number, before: string): [length: number, text: string] | undefined {
  const written = Object.keys(OPERATORS).find((one) => expression.startsWith(one, at));
  // `a ?.5 : 1` is a choice.
  if (written !== undefined && !(written === '?.' && /\d/.test(expression.charAt(at + 2)))) {
    return [written.length, OPERATORS[written] ?? written];
  }
  const isAfterValue = VALUE_END.test(before.trimEnd());
  const word = /\w$/.test(before) ? undefined : match(WORD_OPERATOR, expression, at);
  if (word !== undefined && isAfterValue === (word !== 'not')) {
    return [word.length, { and: '&&', or: '||', not: '!' }[word] ?? word];
  }
  // A single `=` binds a variable of `let`, and nothing else.
  const isEqual = expression[at] === '=' && expression[at + 1] !== '=' && !/(?:[=!<>]|\$\w+\s*)$/.test(before);
  return isEqual ? [1, '=='] : undefined;
}

function nameOrText(quoted: string, after: string, before: string, names: () => ReadonlySet<string>): string {
  const name = quoted.slice(1, -1);
  if (isNamePlace(before, after) || names().has(name) || names().has(decoded(quoted))) return quoted;
  return `'${name.replaceAll('\\"', '"').replaceAll("'", String.raw`\'`)}'`;
}

/** True behind a call of one of these functions. Brackets within texts may mislead it, which costs no more than a repair. */
function isCallOf(functions: ReadonlySet<string>, before: string): boolean {
  const call = before.trimEnd();
  if (!call.endsWith(')')) return false;
  let depth = 0;
  for (let at = call.length - 1; at >= 0; at -= 1) {
    if (call[at] === ')') depth += 1;
    if (call[at] === '(') depth -= 1;
    if (depth === 0) return functions.has(/\w{1,10}$/.exec(call.slice(Math.max(0, at - 11), at))?.[0] ?? '');
  }
  return false;
}

/** True where only a name can stand: the key of an object, or after a dot. */
function isNamePlace(before: string, after: string): boolean {
  return /\.\s*$/.test(before) || (/^\s*:/.test(after) && /[{,]\s*$/.test(before));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function decoded(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The names of all members of a value, at any depth. */
export function memberNames(value: Json, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) memberNames(item, names);
  else if (isJsonObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      names.add(name);
      memberNames(member, names);
    }
  }
  return names;
}
