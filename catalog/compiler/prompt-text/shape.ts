import type { Fields, Kind, Prop } from '#catalog/definition.ts';
import { USUAL_MENUS } from './legend.ts';
import type { Roles } from './roles.ts';

/** Marks of kinds; text is the usual case and has none. */
const KIND_MARKS: { readonly [kind in Kind]?: string } = {
  string: '',
  text: '',
  number: '#',
  integer: '#',
  count: '#',
  boolean: '?',
  record: '{}',
};

/** Deeper members are abbreviated: `{…}`. */
export const DEPTH_MAX = 2;

/**
 * State of one component's notation: the roles of its props, and the enums already written with the name that they were
 * written under, so that none is written twice.
 */
export type Notation = { roles: Roles; menus: Map<string, string> };

/**
 * A prop in the short notation of the {@link LEGEND}.
 *
 * @param depth 0 for a prop, 1 for a member of its items, and so on
 */
export function shapeOf(name: string, prop: Prop, notation: Notation, depth = 0): string {
  const marks = `${prop.bind === true ? '*' : ''}${name}${prop.required === true ? '!' : ''}`;
  const value = prop.kind === 'boolean' && prop.default === true ? '?+' : valueShape(name, prop, notation, depth);
  // A kind equal to the name is omitted: icon, tone, date.
  if (value === '' || value === name) return marks;
  return marks + (/^[[{#?]/.test(value) ? value : `:${value}`);
}

function valueShape(name: string, prop: Prop, notation: Notation, depth: number): string {
  const { kind } = prop;
  if (typeof kind === 'string') return KIND_MARKS[kind] ?? spelledShape(name, prop, kind, notation, depth);
  // Inside an item the object form of a union is the rare long form.
  const unionDepth = depth === 0 ? 1 : DEPTH_MAX;
  return kind.map((one) => spelledShape(name, prop, one, notation, unionDepth)).join('|');
}

function spelledShape(name: string, prop: Prop, kind: Kind, notation: Notation, depth: number): string {
  switch (kind) {
    case 'enum':
      return menuShape(name, prop.values ?? [], notation);
    case 'array':
      return `[${itemShape(prop, notation, depth)}]`;
    case 'object':
      return membersShape(prop.of, notation, depth);
    default:
      return kind;
  }
}

function itemShape({ of, items }: Prop, notation: Notation, depth: number): string {
  if (of !== undefined) return membersShape(of, notation, depth);
  return items === undefined ? '' : valueShape('', items, notation, depth);
}

/** The enum values, or the name under which the line has them already. */
function menuShape(name: string, values: readonly string[], { menus }: Notation): string {
  const menu = values.join('|');
  if (menu === USUAL_MENUS[name]) return name;
  if (menu === USUAL_MENUS['tone']) return 'tone';
  const spelled = menus.get(menu);
  if (spelled === undefined && name !== '') menus.set(menu, name);
  return spelled ?? menu;
}

function membersShape(members: Fields | undefined, notation: Notation, depth: number): string {
  if (members === undefined || depth >= DEPTH_MAX) return '{…}';
  const contents = Object.entries(members).filter(([name, prop]) => notation.roles.ofMember(name, prop) === 'content');
  return `{${contents.map(([name, prop]) => shapeOf(name, prop, notation, depth + 1)).join(',')}}`;
}
