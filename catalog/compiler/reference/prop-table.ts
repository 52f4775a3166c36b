import type { Fields, Prop } from '#catalog/definition.ts';

/** The props of a component as a table; members of objects and lists follow their prop, each with its full path. */
export function propTable(props: Fields): string {
  return ['| Prop | Kind | Default | Meaning |', '|---|---|---|---|', ...rows(props, '')].join('\n');
}

function rows(fields: Fields, prefix: string): string[] {
  return Object.entries(fields).flatMap(([name, prop]) => propRows(prop, prefix + name));
}

function propRows(prop: Prop, path: string): string[] {
  const isList = [prop.kind].flat().includes('array');
  const membersPath = isList ? `${path}[].` : `${path}.`;
  return [
    `| \`${path}\`${marks(prop)} | ${kindCell(prop)} | ${defaultCell(prop)} | ${escapeCell(prop.doc ?? '')} |`,
    ...(prop.of === undefined ? [] : rows(prop.of, membersPath)),
    ...(prop.items?.of === undefined ? [] : rows(prop.items.of, `${path}[].`)),
  ];
}

function marks({ required, bind }: Prop): string {
  const words = [required === true ? 'required' : [], bind === true ? 'write target' : []].flat();
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

/** The kind with its enum values, items, bounds and units. */
function kindCell(prop: Prop): string {
  const kinds = [prop.kind].flat().map((kind) => {
    if (kind === 'enum') return (prop.values ?? []).map((value) => `\`${value}\``).join(' ');
    if (kind === 'array') return `list of ${itemsInWords(prop)}`;
    if (kind === 'record' && prop.items !== undefined) return `record of ${kindCell(prop.items)}`;
    return prop.sameAs === undefined ? kind : `item of \`${prop.sameAs}\``;
  });
  return [kinds.join(' or '), boundsInWords(prop), prop.units?.join(' '), prop.use].filter(Boolean).join(', ');
}

function itemsInWords({ of, items }: Prop): string {
  return of === undefined && items !== undefined ? kindCell(items) : 'objects';
}

/** Bounds of the value, of its length or of its items, such as "1 to 6" or "at most 40 items". */
function boundsInWords(prop: Prop): string {
  const size = range(prop.min, prop.max, '');
  const above = prop.above === undefined ? '' : `above ${prop.above}`;
  const items = range(prop.minItems, prop.maxItems, ' items');
  const length = range(prop.minLen, prop.maxLen, ' characters');
  return [above, size, items, length].filter(Boolean).join(', ');
}

function range(low: number | undefined, high: number | undefined, unit: string): string {
  if (low === undefined) return high === undefined ? '' : `at most ${high}${unit}`;
  if (high === undefined) return `at least ${low}${unit}`;
  return low === high ? `exactly ${low}${unit}` : `${low} to ${high}${unit}`;
}

function defaultCell({ default: value }: Prop): string {
  return value === undefined ? '' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
