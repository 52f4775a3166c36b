import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type Json } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import { elementOf } from '#contract/spec-tree.ts';
import { findElement } from './find-element.ts';
import { dropProp, setProp, type Patch, type Place } from './patch.ts';
import { parentOf } from './surroundings.ts';

const COLORS: { [word: string]: string } = {
  rot: 'red',
  grun: 'green',
  grün: 'green',
  blau: 'blue',
  grau: 'gray',
  grey: 'gray',
};
const COLOR_PROPS = ['accent', 'bg', 'color', 'accentText'];
const LOOKS: readonly [RegExp, { [prop: string]: Json }][] = [
  [/\b(?:primary)\b/, { variant: 'primary' }],
  [/\bsecondary\b/, { variant: 'secondary' }],
  [/\boutlined?\b/, { variant: 'outline' }],
  [/\bghost\b/, { variant: 'ghost' }],
  [/\b(?:danger(?:ous)?|destructive)\b/, { variant: 'danger', tone: 'critical' }],
  [/\b(?:bigger|larger|big|large)\b/, { size: 'lg', rows: 8 }],
  [/\b(?:smaller|small)\b/, { size: 'sm' }],
  [/\b(?:full[- ]width|wider?)\b/, { fullWidth: true, maxWidth: 'full' }],
  [/\bnarrow(?:er)?\b/, { maxWidth: 'sm' }],
  [/\b(?:compact|dense)\b/, { density: 'compact', gap: 'sm', size: 'sm' }],
  [/\bcomfortable\b/, { density: 'comfortable', gap: 'lg' }],
  [/\bbold\b/, { weight: 'bold' }],
  [/\bitalic\b/, { italic: true }],
  [/\bcent(?:ere|re)d\b/, { align: 'center', centered: true }],
  [/\bstriped\b/, { striped: true }],
  [/\bdisabled\b/, { disabled: true }],
  [/\benabled\b/, { disabled: false }],
  [/\bread-?only\b/, { readonly: true }],
  [/\b(?:horizontal|side by side)\b/, { direction: 'horizontal', orientation: 'horizontal', layout: 'horizontal' }],
  [/\b(?:vertical|stacked)\b/, { direction: 'vertical', orientation: 'vertical' }],
  [/\bhighlighted\b/, { highlighted: true, featured: true, accent: 'gold' }],
  [/\b(?:warning)\b/, { tone: 'warning', variant: 'warning' }],
  [/\b(?:success)\b/, { tone: 'success', variant: 'success' }],
  [/\b(?:error|critical)\b/, { tone: 'critical', variant: 'error' }],
  [/\b(?:info|neutral)\b/, { tone: 'info', variant: 'info' }],
  [/\bone column\b/, { columns: 1 }],
  [/\bfour columns\b/, { columns: 4 }],
  [/\btwo columns\b/, { columns: 2 }],
  [/\bthree columns\b/, { columns: 3 }],
];

/** Changes how an element looks or whether it must be filled, by the props that its component has for it. */
export function restyle(patch: Patch, target: string, look: string): boolean {
  const place = findElement(patch.spec, target);
  if (place === undefined) return false;
  if (/\b(?:required|mandatory|pflichtfeld|optional)\b/.test(look))
    return require(patch, place.id, !/\b(?:not|optional)\b/.test(look));
  if (/\b(?:taller|higher|shorter)\b/.test(look)) return resize(patch, place, look.includes('shorter') ? 2 / 3 : 3 / 2);
  if (/\bsortable\b/.test(look)) return makeSortable(patch, place);
  const [, props = {}] = LOOKS.find(([words]) => words.test(look)) ?? [];
  const definition = definitionOf(place.element.type);
  for (const [prop, value] of Object.entries(props)) {
    const known = definition?.props[prop];
    if (
      known === undefined ||
      (known.values !== undefined && typeof value === 'string' && !known.values.includes(value))
    )
      continue;
    setProp(patch, place.id, prop, value);
    return true;
  }
  return colored(patch, place.id, look);
}

function resize(patch: Patch, { id, element }: Place, factor: number): boolean {
  const { height = '260px' } = element.props;
  const present = typeof height === 'string' ? /^(\d+)(px|rem)$/.exec(height) : null;
  if (present === null || definitionOf(element.type)?.props['height'] === undefined) return false;
  setProp(patch, id, 'height', `${Math.round(Number(present[1]) * factor)}${present[2]}`);
  return true;
}

function makeSortable(patch: Patch, { id, element }: Place): boolean {
  const columns = element.type === 'DataTable' ? element.props['columns'] : undefined;
  if (!Array.isArray(columns)) return false;
  const unsorted = columns.flatMap((column, index) =>
    isJsonObject(column) && column['sortable'] !== true ? [index] : [],
  );
  for (const index of unsorted)
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', id, 'props', 'columns', index, 'sortable']),
      value: true,
    });
  return unsorted.length > 0;
}

// The frame of a control carries the mark when the control has none of its own.
function require(patch: Patch, id: string, isRequired: boolean): boolean {
  const frame = parentOf(patch.spec, id);
  const holder = [id, frame].find(
    (one) => one !== undefined && definitionOf(elementOf(patch.spec, one)?.type ?? '')?.props['required'] !== undefined,
  );
  if (holder === undefined) return false;
  if (isRequired) setProp(patch, holder, 'required', true);
  else dropProp(patch, holder, 'required');
  return true;
}

function colored(patch: Patch, id: string, look: string): boolean {
  const word =
    /\b(?:red|green|blue|yellow|orange|purple|pink|black|white|gray|grey|teal|brown|navy|indigo|gold|rot|grun|blau|grau)\b|grün/u.exec(
      look,
    )?.[0];
  const element = elementOf(patch.spec, id);
  if (word === undefined || element === undefined) return false;
  const color = COLORS[word] ?? word;
  const props = definitionOf(element.type)?.props ?? {};
  if (element.type === 'Button' && color === 'red') {
    setProp(patch, id, 'variant', 'danger');
    return true;
  }
  const prop =
    COLOR_PROPS.find((name) => Object.hasOwn(props, name)) ?? Object.keys(props).find((name) => /color$/i.test(name));
  if (prop === undefined) return false;
  setProp(patch, id, prop, color);
  return true;
}
