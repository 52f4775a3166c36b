import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';
import { isLargerThan } from '#services/composer/pace/is-larger-than.ts';
import type { StallCase } from './run-case.ts';

const BODY_MAX_CHARS = 1_000_000;
const ANSWER_MAX_CHARS = 600_000;

/** A case that is a little different, and probably more work: a body with larger parts, or an answer with more of the same. */
export function mutateCase(before: StallCase, random: Random): StallCase {
  if (before.answer !== undefined && random.chance(0.6)) {
    return { ...before, answer: mutateAnswer(before.answer, random).slice(0, ANSWER_MAX_CHARS) };
  }
  const body = JSON.parse(before.body) as JsonObject;
  for (let times = 0; times <= random.integer(3); times += 1) {
    if (random.chance(0.15) || !mutatePart(body, random)) mutateTop(body, random);
  }
  // Members that were multiplied over and over would no longer fit into a text.
  if (isLargerThan(BODY_MAX_CHARS, body)) return before;
  const text = JSON.stringify(body);
  return text.length > BODY_MAX_CHARS ? before : { ...before, body: text };
}

// Sizes around the limits of the contract, where a request is still let in.
const SIZES = [10, 40, 100, 160, 250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 23_000, 40_000];

/** Makes some part of a value larger, or another one. False when it has no parts. */
export function mutatePart(body: JsonObject | Json[], random: Random): boolean {
  const containers = containersIn(body).filter((container) => Object.keys(container).length > 0);
  const container = random.pick(containers);
  if (container === undefined) return false;
  const keys = Object.keys(container);
  const key = random.pick(keys) ?? '';
  const value: Json = Array.isArray(container) ? (container[Number(key)] ?? null) : (container[key] ?? null);
  const change = random.integer(5);
  if (change === 0 || typeof value === 'string') put(container, key, hostileText(random));
  else if (change === 1) put(container, key, nestedIn(value, random.integer(30)));
  else if (change === 2) put(container, key, manyOf(value, random));
  else multiply(container, key, value, random);
  return true;
}

function mutateTop(body: JsonObject, random: Random): void {
  const change = random.integer(5);
  if (change === 0) body['prompt'] = hostileText(random).slice(0, 4_000);
  if (change === 1) body['mode'] = random.pick(['create', 'edit', 'continue_journey']) ?? 'create';
  if (change === 2) body['data'] = manyOf({ id: 1, name: hostileText(random).slice(0, 100) }, random);
  if (change === 3) body['action_context'] = { action: 'go', params: { a: hostileText(random).slice(0, 7_000) } };
  if (change === 4) {
    const name = random.pick(FILLINGS)?.trim() ?? 'a';
    const properties = Object.fromEntries(
      Array.from({ length: 1 + random.integer(99) }, (_, index) => [`${name}${index}`, { type: 'string' }]),
    );
    body['actions'] = [{ name: 'save', required: true, params: { properties, required: Object.keys(properties) } }];
  }
}

function hostileText(random: Random): string {
  const filling = `${random.pick(FILLINGS) ?? ''}${random.chance(0.4) ? (random.pick(FILLINGS) ?? '') : ''}`;
  const text = filled(filling, random.pick(SIZES) ?? 10);
  return random.chance(0.3) ? `${random.pick(['Add ', 'Remove ', 'A form with ', 'Columns: ']) ?? ''}${text}` : text;
}

function manyOf(value: Json, random: Random): Json {
  const count = Math.min(random.pick(SIZES) ?? 10, 6_000);
  if (random.chance(0.5)) return Array.from({ length: count }, () => value);
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
}

/** Puts copies of a member beside it. */
function multiply(container: JsonObject | Json[], key: string, value: Json, random: Random): void {
  const count = Math.min(random.pick(SIZES) ?? 10, 2_000);
  for (let copy = 0; copy < count; copy += 1) {
    if (Array.isArray(container)) container.push(typeof value === 'string' ? `${value}${copy}` : value);
    else container[`${key}${copy}`] = value;
  }
}

function nestedIn(value: Json, levels: number): Json {
  let nested = value;
  for (let level = 0; level < levels; level += 1) nested = level % 2 === 0 ? [nested] : { a: nested };
  return nested;
}

function put(container: JsonObject | Json[], key: string, value: Json): void {
  if (Array.isArray(container)) container[Number(key)] = value;
  else container[key] = value;
}

function containersIn(value: Json): (JsonObject | Json[])[] {
  const found: (JsonObject | Json[])[] = [];
  const ahead: Json[] = [value];
  // A sample is enough of a large body.
  for (let next = ahead.pop(); next !== undefined && found.length < 400; next = ahead.pop()) {
    if (!Array.isArray(next) && !isJsonObject(next)) continue;
    found.push(next);
    ahead.push(...Object.values(next).slice(0, 60));
  }
  return found;
}

function mutateAnswer(answer: string, random: Random): string {
  const lines = answer.split('\n');
  const at = random.integer(lines.length);
  const line = lines[at] ?? '';
  const count = Math.min(random.pick(SIZES) ?? 10, Math.ceil(ANSWER_MAX_CHARS / (line.length + 1)));
  switch (random.integer(5)) {
    case 0: {
      const numbered = Array.from({ length: count }, (_, index) =>
        line.replaceAll(/(\d+)/g, (digits) => `${digits}${index}`),
      );
      return lines.toSpliced(at, 1, ...numbered).join('\n');
    }
    case 1:
      return lines
        .toSpliced(
          at,
          1,
          line.replace(/"[^"\\]{1,80}"(?=[,}\]])/, () => JSON.stringify(hostileText(random))),
        )
        .join('\n');
    case 2:
      return lines.toSpliced(at, 0, hostileText(random)).join('\n');
    case 3:
      return lines.toReversed().join('\n');
    default: {
      const start = random.integer(answer.length);
      const piece = answer.slice(start, start + 1 + random.integer(200));
      return answer.slice(0, start) + filled(piece, random.pick(SIZES) ?? 10) + answer.slice(start);
    }
  }
}

/** Fillings that make a pattern retry at every place of a text, and words that are hard to distinguish. */
const FILLINGS: readonly string[] = [
  ...Array.from('_-–“„«"\'`()[]{}<>,.;:!?/\\|&+*=#@$%^~ \t\n1a0AİßéЖ中😀\u0301\u200b'),
  'a ',
  'a, ',
  'a,',
  'a-',
  'a_',
  'aA',
  '1.',
  '1,',
  '- ',
  '- a\n',
  ' \n',
  '"a" ',
  '“a” ',
  '“ ',
  '(a ',
  'a: ',
  'a/',
  '$1 ',
  '1-',
  'and ',
  'a and ',
  'to ',
  'with a, ',
  'add a, ',
  'add a and ',
  'remove a. ',
  'drop save and ',
  'a box for fax, ',
  'rename a to b. ',
  'move a up. ',
  'A) a ',
  '404 ',
  '2026-01-01 ',
  '12:30 ',
  '1,000.00 € ',
  'a@b.c ',
  'https://a.b/',
  '{"a":',
  '/a',
  '~1',
];

/** A filling, repeated up to a number of characters. */
export function filled(filling: string, chars: number): string {
  return filling.repeat(Math.ceil(chars / filling.length)).slice(0, chars);
}
