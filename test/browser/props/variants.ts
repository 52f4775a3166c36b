import type { Prop } from '#catalog/definition.ts';
import type { Json } from '#contract/json/json.ts';

/** Values of a prop that must be drawn differently; undefined stands for the prop left out. */
export function variantsOf(prop: Prop, given: Json | undefined, context: string): (Json | undefined)[] {
  const [kind] = [prop.kind].flat();
  switch (kind) {
    case 'boolean':
      return [true, false];
    case 'enum':
      return (prop.values ?? []) as Json[];
    default:
      return [given, other(prop, given, context)];
  }
}

function other(prop: Prop, given: Json | undefined, context: string): Json | undefined {
  const made = sample(prop, context, 0);
  return JSON.stringify(made) === JSON.stringify(given) ? undefined : made;
}

const NUMBER_KINDS = new Set(['number', 'integer', 'count']);

/** A value of a prop for another that needs it. */
export function sampleOf(prop: Prop, name: string): Json | undefined {
  return sample(prop, name, 0);
}

/** A value that fits a prop, and which hardly any example has. */
function sample(prop: Pick<Prop, 'kind'> & Partial<Prop>, context: string, depth: number): Json | undefined {
  const [kind] = [prop.kind].flat();
  if (kind !== undefined && NUMBER_KINDS.has(kind)) return numberOf(prop);
  switch (kind) {
    case 'string':
    case 'text':
      return `Zebra ${context}`;
    case 'color':
      return '#8a2be2';
    case 'dimension':
      return `${Math.min(prop.max ?? 137, 137)}${prop.units?.includes('px') === false ? (prop.units[0] ?? 'px') : 'px'}`;
    case 'icon':
      return 'heart';
    case 'url':
      return 'https://zebra.example.com/z';
    case 'date':
      return '2026-05-06';
    case 'datetime':
      return '2026-05-06T07:08:09Z';
    case 'time':
      return '07:08';
    case 'boolean':
      return true;
    case 'enum':
      return prop.values?.at(-1) ?? null;
    case 'array':
      return arrayOf(prop, context, depth);
    case 'object':
      return membersOf(prop, context, depth);
    case 'record':
      return { zebra: 7 };
    default:
      return `Zebra ${context}`;
  }
}

function numberOf({ min, max }: Partial<Prop>): number {
  const [low, high] = [min ?? 0, max ?? (min ?? 0) + 8];
  return Math.floor(low + (high - low) * 0.6) || high;
}

function arrayOf(prop: Partial<Prop>, context: string, depth: number): Json {
  if (depth > 3) return [];
  if (prop.of !== undefined) return [membersOf(prop, context, depth)];
  const item = prop.items === undefined ? `Zebra ${context}` : sample(prop.items, context, depth + 1);
  return item === undefined ? [] : [item];
}

function membersOf({ of: members }: Partial<Prop>, context: string, depth: number): Json {
  const entries = Object.entries(members ?? {}).map(([name, member]) => [
    name,
    sample(member, `${context} ${name}`, depth + 1),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Json;
}
