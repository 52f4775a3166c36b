import type { Fields, Kind, Prop } from '#catalog/definition.ts';
import { USUAL_MENUS } from './legend.ts';
import { roleOfPlainProp } from './prop-role.ts';

/** Kinds with a mark of their own; text is the usual case and needs none. */
const KIND_MARKS: { readonly [kind in Kind]?: string } = {
  string: '',
  text: '',
  number: '#',
  integer: '#',
  count: '#',
  boolean: '?',
  record: '{}',
};

/** Members of members of members are not spelled: `{…}`. */
export const DEPTH_MAX = 2;

/** Menus already spelled in a line and the name they were spelled for, so that none is spelled twice. */
export type SpelledMenus = Map<string, string>;

/**
 * A prop in the short notation of the {@link LEGEND}.
 *
 * @param depth 0 for a prop, 1 for a member of its items, and so on
 */
export function shapeOf(name: string, prop: Prop, menus: SpelledMenus, depth = 0): string {
  const marks = `${prop.bind === true ? '*' : ''}${name}${prop.required === true ? '!' : ''}`;
  const value = prop.kind === 'boolean' && prop.default === true ? '?+' : valueShape(name, prop, menus, depth);
  // A kind that is the name itself goes without saying: icon, tone, date.
  if (value === '' || value === name) return marks;
  return marks + (/^[[{#?]/.test(value) ? value : `:${value}`);
}

function valueShape(name: string, prop: Prop, menus: SpelledMenus, depth: number): string {
  if (typeof prop.kind === 'string') return KIND_MARKS[prop.kind] ?? spelledShape(name, prop, prop.kind, menus, depth);
  // Inside an item the object among several kinds is the rare long form.
  const unionDepth = depth === 0 ? 1 : DEPTH_MAX;
  return prop.kind.map((kind) => spelledShape(name, prop, kind, menus, unionDepth)).join('|');
}

function spelledShape(name: string, prop: Prop, kind: Kind, menus: SpelledMenus, depth: number): string {
  switch (kind) {
    case 'enum':
      return menuShape(name, prop.values ?? [], menus);
    case 'array':
      return `[${itemShape(prop, menus, depth)}]`;
    case 'object':
      return membersShape(prop.of, menus, depth);
    default:
      return kind;
  }
}

function itemShape({ of, items }: Prop, menus: SpelledMenus, depth: number): string {
  if (of !== undefined) return membersShape(of, menus, depth);
  return items === undefined ? '' : valueShape('', items, menus, depth);
}

/** The menu, or the name under which the line has it already. */
function menuShape(name: string, values: readonly string[], menus: SpelledMenus): string {
  const menu = values.join('|');
  if (menu === USUAL_MENUS[name]) return name;
  if (menu === USUAL_MENUS['tone']) return 'tone';
  const spelled = menus.get(menu);
  if (spelled === undefined && name !== '') menus.set(menu, name);
  return spelled ?? menu;
}

function membersShape(members: Fields | undefined, menus: SpelledMenus, depth: number): string {
  if (members === undefined || depth >= DEPTH_MAX) return '{…}';
  const told = Object.entries(members).filter(
    ([name, prop]) => prop.required === true || roleOfPlainProp(name, prop) === 'content',
  );
  return `{${told.map(([name, prop]) => shapeOf(name, prop, menus, depth + 1)).join(',')}}`;
}
