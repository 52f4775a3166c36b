import { verbOf } from '#contract/spec/event-verb.ts';
import { isMembers } from './place.ts';

/** An event's binding to an action, as the spec has it. */
export type Binding = {
  readonly action: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly confirm?: unknown;
};

/** An element whose every member has the right kind, whatever the draft held. */
export type Element = {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly string[];
  readonly on: { readonly [verb: string]: readonly Binding[] };
  readonly visible: unknown;
  /** Where the list stands (a pointer) or which field of the item holds it; undefined when the element stands once. */
  readonly repeat: { readonly list: unknown; readonly key: string | undefined } | undefined;
};

const normalised = new WeakMap<object, Element>();

/** Reads an element of a draft; undefined while it has no type. Cached by identity. */
export function readElement(raw: unknown): Element | undefined {
  if (!isMembers(raw) || typeof raw['type'] !== 'string') return undefined;
  const known = normalised.get(raw);
  if (known !== undefined) return known;
  const element: Element = {
    type: raw['type'],
    props: isMembers(raw['props']) ? raw['props'] : {},
    children: childIds(raw['children']),
    on: bindingsByVerb(raw['on']),
    visible: raw['visible'] ?? undefined,
    repeat: readRepeat(raw['repeat']),
  };
  normalised.set(raw, element);
  return element;
}

function childIds(raw: unknown): string[] {
  const ids = Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string') : [];
  return [...new Set(ids)];
}

function bindingsByVerb(raw: unknown): Record<string, Binding[]> {
  if (!isMembers(raw)) return {};
  const byVerb: Record<string, Binding[]> = {};
  for (const [name, value] of Object.entries(raw)) {
    const verb = verbOf(name);
    byVerb[verb] = [...(byVerb[verb] ?? []), ...[value].flat().flatMap(readBinding)];
  }
  return byVerb;
}

function readBinding(raw: unknown): Binding[] {
  if (!isMembers(raw) || typeof raw['action'] !== 'string') return [];
  const params = isMembers(raw['params']) ? { params: raw['params'] } : {};
  return [{ action: raw['action'], ...params, confirm: raw['confirm'] }];
}

function readRepeat(raw: unknown): Element['repeat'] {
  if (!isMembers(raw)) return undefined;
  const { statePath, key } = raw;
  const isList = typeof statePath === 'string' || (isMembers(statePath) && typeof statePath['$item'] === 'string');
  return isList ? { list: statePath, key: typeof key === 'string' ? key : undefined } : undefined;
}
