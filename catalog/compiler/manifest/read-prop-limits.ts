import type { Kind, Prop } from '#catalog/definition.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { ITEMS_MAX, MAX_LEN, MENU_MAX_WORDS, MENU_MIN_WORDS } from './limits.ts';
import type { Report } from './report.ts';

const UNITS = ['px', 'rem', 'em', '%', 'fr', 'vw', 'vh', 'ch'];
const USES = ['picture', 'media', 'frame'] as const;
const MENU_WORD = /^[A-Za-z0-9/._-]{1,30}$/;

type Limits = Omit<Prop, 'kind'>;

/** The limits of a kind, with defaults where the manifest has none. Violations are reported. */
export function readLimits(kind: Kind, value: JsonObject, path: string, report: Report): Limits {
  switch (kind) {
    case 'string':
    case 'text':
      return { maxLen: readWhole(value['maxLen'], MAX_LEN[kind], `${path}.maxLen`, report) };
    case 'array':
      return { maxItems: readWhole(value['maxItems'], ITEMS_MAX, `${path}.maxItems`, report) };
    case 'enum':
      return { values: readMenu(value['values'], `${path}.values`, report) };
    case 'number':
    case 'integer':
    case 'count':
      return readRange(value, path, report);
    case 'dimension':
      return { ...readRange(value, path, report), ...readUnits(value['units'], `${path}.units`, report) };
    case 'url':
      return readUse(value['use'], `${path}.use`, report);
    default:
      return {};
  }
}

/** A whole number from 1 to `max`, which is also the default. */
function readWhole(value: Json | undefined, max: number, field: string, report: Report): number {
  if (value === undefined) return max;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value;
  report(field, `must be a whole number from 1 to ${max}`);
  return max;
}

/** Enum values are refused rather than cleaned: the model has to repeat them exactly. */
function readMenu(value: Json | undefined, field: string, report: Report): string[] {
  const words = Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
  const usable = Array.isArray(value) && words.length === value.length && words.every((word) => MENU_WORD.test(word));
  const isCountRight = words.length >= MENU_MIN_WORDS && words.length <= MENU_MAX_WORDS;
  if (!usable || !isCountRight || new Set(words).size !== words.length) {
    const count = `${MENU_MIN_WORDS} to ${MENU_MAX_WORDS}`;
    report(field, `must be ${count} different words of up to 30 letters, digits and / . _ -`);
  }
  return words;
}

function readRange(value: JsonObject, path: string, report: Report): Pick<Prop, 'min' | 'max'> {
  const { min, max } = value;
  for (const [name, bound] of Object.entries({ min, max })) {
    if (bound !== undefined && typeof bound !== 'number') report(`${path}.${name}`, 'must be a number');
  }
  if (typeof min === 'number' && typeof max === 'number' && min >= max) {
    report(`${path}.min`, `must be below max, which is ${max}`);
  }
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
}

function readUnits(value: Json | undefined, field: string, report: Report): Pick<Prop, 'units'> {
  if (value === undefined) return {};
  const units = Array.isArray(value) ? value.filter((unit) => typeof unit === 'string') : [];
  if (!Array.isArray(value) || units.length !== value.length || !units.every((unit) => UNITS.includes(unit))) {
    report(field, `must be a list of units out of ${UNITS.join(', ')}`);
  }
  return units.length === 0 ? {} : { units };
}

function readUse(value: Json | undefined, field: string, report: Report): Pick<Prop, 'use'> {
  const use = USES.find((known) => known === value);
  if (value !== undefined && use === undefined) {
    report(field, `must be one of ${USES.join(', ')}, or absent for a link`);
  }
  return use === undefined ? {} : { use };
}
