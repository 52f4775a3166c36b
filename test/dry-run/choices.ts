import type { Prop } from '#catalog/definition.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { resolve, type Surroundings } from './resolve.ts';

const LISTS = ['options', 'tabs', 'buttons', 'items', 'facets', 'filters', 'steps'];

/** The values that a control can write to a bound prop, or undefined when they cannot be listed. */
export function choicesOf(element: SpecElement, prop: Prop, around: Surroundings): Json[] | undefined {
  const kinds = [prop.kind].flat();
  if (kinds.includes('boolean')) return [false, true];
  if (kinds.includes('enum')) return [...(prop.values ?? [])];
  const { type, props } = element;
  const lists = LISTS.flatMap((list) => (Object.hasOwn(props, list) ? [resolve(props[list] ?? null, around)] : []));
  const offered = lists.find((list) => Array.isArray(list));
  if (offered === undefined) return undefined;
  if (type === 'Stepper') return offered.map((_, index) => index);
  return offered.map((item) => (isJsonObject(item) ? (item['value'] ?? item['label'] ?? null) : item));
}

/** What a person might put in: a choice other than the first where there are several, else something of the kind. */
export function sampleOf(element: SpecElement, prop: Prop, around: Surroundings): Json {
  const choices = choicesOf(element, prop, around);
  const kinds = [prop.kind].flat();
  const choice = choices?.at(-1);
  if (kinds.includes('array')) return [choice ?? recordOf(element, around) ?? 'sample'];
  if (choice !== undefined) return choice;
  const [kind = 'any'] = kinds;
  return structuredClone(SAMPLES[kind] ?? 'sample');
}

/** What picking a row picks. */
function recordOf({ props }: SpecElement, around: Surroundings): Json | undefined {
  const rows = resolve(props['rows'] ?? null, around);
  return Array.isArray(rows) ? rows.at(-1) : undefined;
}

const SAMPLES: { readonly [kind: string]: Json } = {
  number: 7,
  integer: 7,
  count: 7,
  date: '2026-05-04',
  time: '10:30',
  datetime: '2026-05-04T10:30',
  color: '#336699',
  object: { sample: 'sample' },
  record: { sample: ['sample'] },
};
