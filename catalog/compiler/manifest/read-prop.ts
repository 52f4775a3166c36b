import type { Fields, Kind, Prop } from '#catalog/definition.ts';
import { cleanLine } from '#catalog/clean-text.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { MEMBERS_MAX, PROP_DOC_MIN_CHARS, PROPS_MAX } from './limits.ts';
import { readLimits } from './read-prop-limits.ts';
import { refuseUnknownKeys, type Report } from './report.ts';

/** Scalar kinds, with the keys that limit them. There is no `pattern`: a caller's regular expression is never run. */
const SCALAR_KEYS: { readonly [kind in Kind]?: readonly string[] } = {
  string: ['maxLen'],
  text: ['maxLen'],
  number: ['min', 'max', 'int'],
  integer: ['min', 'max'],
  count: ['min', 'max'],
  boolean: [],
  enum: ['values'],
  color: [],
  dimension: ['units', 'min', 'max'],
  icon: [],
  url: ['use'],
  date: [],
  time: [],
  datetime: [],
};
const CONTAINER_KEYS: { readonly [kind in Kind]?: readonly string[] } = { array: ['of', 'maxItems'], object: ['of'] };
const KINDS_IN_WORDS = [...Object.keys(SCALAR_KEYS), ...Object.keys(CONTAINER_KEYS)].join(', ');

const NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
// Envelope keys of an element, which a repair would move out of the props.
const RESERVED = new Set(['props', 'children', 'on', 'repeat', 'visible']);

/**
 * The props of a manifest, or their members: names to definitions. Violations are reported and left out of the result.
 */
export function readFields(value: Json | undefined, path: string, report: Report, level: 1 | 2 = 1): Fields {
  const [max, named] = level === 1 ? [PROPS_MAX, 'props'] : [MEMBERS_MAX, 'members'];
  if (!isJsonObject(value)) {
    report(path, `must be an object of 1 to ${max} named ${named}`);
    return {};
  }
  const names = Object.keys(value);
  if (names.length < 1 || names.length > max) {
    report(path, `has ${names.length} entries; 1 to ${max} are allowed`);
  }
  const fields = names.slice(0, max).map((name): [string, Prop] | undefined => {
    const field = `${path}.${name.slice(0, 40)}`;
    const prop = isUsableName(name) ? readProp(value[name], field, report, level) : refuseName(field, report);
    return prop && [name, prop];
  });
  return Object.fromEntries(fields.filter((entry) => entry !== undefined));
}

function isUsableName(name: string): boolean {
  return NAME.test(name) && !RESERVED.has(name) && !(name in Object.prototype);
}

function refuseName(field: string, report: Report): undefined {
  const reserved = [...RESERVED].join(', ');
  report(field, `is not a usable name; use up to 40 letters and digits, a letter first, and none of ${reserved}`);
}

function readProp(value: Json | undefined, path: string, report: Report, level: 1 | 2): Prop | undefined {
  if (!isJsonObject(value)) {
    report(path, 'must be an object with `kind` and `doc`');
    return undefined;
  }
  const kind = readKind(value['kind'], path, report, level);
  const doc = readDoc(value['doc'], kind, path, report, level);
  if (kind === undefined) return undefined;
  const keys = SCALAR_KEYS[kind] ?? CONTAINER_KEYS[kind] ?? [];
  const marks = level === 1 ? ['required', 'bind'] : ['required'];
  refuseUnknownKeys(value, ['kind', 'doc', ...marks, ...keys], path, report);
  return {
    kind: kind === 'number' && value['int'] === true ? 'integer' : kind,
    ...(doc !== undefined && { doc }),
    ...readMarks(value, path, report),
    ...readLimits(kind, value, path, report),
    ...(kind in CONTAINER_KEYS && { of: readFields(value['of'], `${path}.of`, report, 2) }),
  };
}

function readKind(kind: Json | undefined, path: string, report: Report, level: 1 | 2): Kind | undefined {
  const known = typeof kind === 'string' && (Object.hasOwn(SCALAR_KEYS, kind) || Object.hasOwn(CONTAINER_KEYS, kind));
  if (!known) {
    report(`${path}.kind`, `must be one of ${KINDS_IN_WORDS}`);
    return undefined;
  }
  if (level === 2 && Object.hasOwn(CONTAINER_KEYS, kind)) {
    report(`${path}.kind`, 'nests too deep; members of a list or object hold single values');
    return undefined;
  }
  return kind as Kind;
}

/** Docs of props tell the model what to put there, so they are required; members may go without. */
function readDoc(
  doc: Json | undefined,
  kind: Kind | undefined,
  path: string,
  report: Report,
  level: 1 | 2,
): string | undefined {
  const field = `${path}.doc`;
  if (doc === undefined && level === 2) return undefined;
  if (typeof doc !== 'string') {
    report(field, `must be a text of ${PROP_DOC_MIN_CHARS} characters or more that tells what the prop is for`);
    return undefined;
  }
  const clean = cleanLine(doc);
  if (level === 2) return clean;
  if (clean.length < PROP_DOC_MIN_CHARS) {
    report(field, `has ${clean.length} characters; tell in ${PROP_DOC_MIN_CHARS} or more what the prop is for`);
  }
  if (kind === 'color' && !/\b(colou?r|fill|background|tint|shade|hue|accent)s?\b/i.test(clean)) {
    report(field, 'must say which colour it is, with a word such as "colour", "fill" or "background"');
  }
  if (kind === 'count' && !/\b(number of|how many)\b/i.test(clean)) {
    report(field, 'must say what is counted, with "number of" or "how many"');
  }
  return clean;
}

function readMarks(value: JsonObject, path: string, report: Report): Pick<Prop, 'required' | 'bind'> {
  for (const mark of ['required', 'bind']) {
    if (value[mark] !== undefined && typeof value[mark] !== 'boolean') {
      report(`${path}.${mark}`, 'must be true or false');
    }
  }
  return { ...(value['required'] === true && { required: true }), ...(value['bind'] === true && { bind: true }) };
}
