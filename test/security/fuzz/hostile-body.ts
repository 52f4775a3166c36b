import type { Random } from '#evals/mutations/random.ts';
import { HOSTILE_KEYS, HOSTILE_VALUES } from './hostile-values.ts';
import { VALID_BODIES } from './valid-bodies.ts';

type Container = Record<string, unknown>;

/** A valid request body, mutated as a value up to four times, and half of the time as text or bytes too. */
export function hostileBody(random: Random): Buffer {
  const body = structuredClone(random.pick(VALID_BODIES)) as Container;
  for (let bends = random.integer(4); bends >= 0; bends -= 1) bendValue(body, random);
  const text = JSON.stringify(body);
  if (random.chance(0.5)) return Buffer.from(text);
  return bendBytes(Buffer.from(bendText(text, random)), random);
}

function bendValue(root: Container, random: Random): void {
  const container = random.pick(containersIn(root)) ?? root;
  const key = random.pick(Object.keys(container)) ?? '0';
  switch (random.integer(5)) {
    case 0:
      return setOwn(container, key, structuredClone(random.pick(HOSTILE_VALUES)));
    case 1:
      return setOwn(container, random.pick(HOSTILE_KEYS) ?? '', structuredClone(random.pick(HOSTILE_VALUES)));
    case 2:
      return setOwn(container, random.pick(HOSTILE_KEYS) ?? '', structuredClone(container[key]));
    case 3:
      // A part of the body where another part belongs.
      return setOwn(container, key, structuredClone(random.pick(containersIn(root))));
    default:
      delete container[key];
  }
}

function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).slice(0, 30).flatMap(containersIn)];
}

// Plain assignment would set a prototype instead of a member.
function setOwn(container: Container, key: string, value: unknown): void {
  if (Array.isArray(container) && !/^\d+$/.test(key)) container.push(value);
  else Object.defineProperty(container, key, { value, enumerable: true, writable: true, configurable: true });
}

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '\\u',
  '1e999',
  '-',
  '01',
  'NaN',
  'null',
  '/*',
  '\n',
  '\t',
  '\u0000',
];

function bendText(text: string, random: Random): string {
  const at = random.integer(text.length + 1);
  switch (random.integer(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + (random.pick(PIECES) ?? '') + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(random.integer(text.length));
    case 3:
      return text.replace('{', '{"prompt":"twice","prompt":');
    case 4:
      return text.replace(/\d+/, random.pick(['1e999', '-1e999', '1'.repeat(400), '0x1', '1.', '1e-400']) ?? '');
    default:
      return `${'['.repeat(random.integer(3_000))}${text}`;
  }
}

function bendBytes(bytes: Buffer, random: Random): Buffer {
  const at = random.integer(bytes.length + 1);
  switch (random.integer(6)) {
    case 0:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
    case 1:
      if (at < bytes.length) bytes[at] = random.integer(256);
      return bytes;
    case 2:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0]), bytes.subarray(at)]);
    default:
      return bytes;
  }
}
