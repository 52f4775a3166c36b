import { EVENT_VERBS } from '#contract/spec/event-verb.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import type { Document } from './document.ts';

/** What is, or will be, at the state paths of a spec. */
export type StatePaths = {
  /** The seeded value, or undefined. */
  seededAt: (pointer: string) => unknown;
  /** True when the path is seeded, written by a control or an action, or kept by the renderer itself. */
  canRead: (pointer: string) => boolean;
};

const VERBS = Object.keys(EVENT_VERBS);
// Renderers store the last submitted values here.
const RENDERER_PATH = '/_ui/';

/**
 * Collects the paths that are seeded or written. A write of "/a/b" makes "/a" an object and may put anything below, so both
 * can be read.
 *
 * Source: docs/catalog/conventions.md, "Expressions", last item.
 */
export function statePaths({ state, elements }: Document): StatePaths {
  const written = new Set<string>();
  for (const element of elements.values()) if (isJsonObject(element)) addWrites(element, written);
  let above: Set<string> | undefined;
  const known = new Map<string, boolean>();

  const seededAt = (pointer: string): unknown => readPointer(state, pointer);
  const look = (pointer: string): boolean => {
    if (pointer.startsWith(RENDERER_PATH) || written.has(pointer) || seededAt(pointer) !== undefined) return true;
    above ??= new Set([...written].flatMap(prefixes));
    return above.has(pointer) || prefixes(pointer).some((prefix) => written.has(prefix));
  };
  const canRead = (pointer: string): boolean => {
    const answer = known.get(pointer) ?? look(pointer);
    known.set(pointer, answer);
    return answer;
  };
  return { seededAt, canRead };
}

function addWrites(element: { readonly [key: string]: unknown }, written: Set<string>): void {
  const { props, on, watch } = element;
  if (isJsonObject(props)) {
    for (const name in props) {
      const value = props[name];
      if (isJsonObject(value)) add(value.$bindState, written);
      else if (name === 'openPath') add(value, written);
    }
  }
  if (isJsonObject(on)) for (const verb of VERBS) addWiringWrites(on[verb], written);
  // A prior spec may also act when a state path changes.
  if (isJsonObject(watch)) for (const path in watch) addWiringWrites(watch[path], written);
}

function addWiringWrites(wiring: unknown, written: Set<string>): void {
  if (Array.isArray(wiring)) for (const binding of wiring) addBindingWrites(binding, written);
  else addBindingWrites(wiring, written);
}

function addBindingWrites(binding: unknown, written: Set<string>): void {
  if (!isJsonObject(binding) || !isJsonObject(binding.params)) return;
  if (binding.action !== 'setState' && binding.action !== 'pushState' && binding.action !== 'removeState') return;
  add(binding.params.statePath, written);
  add(binding.params.clearStatePath, written);
}

function add(pointer: unknown, written: Set<string>): void {
  if (isStatePointer(pointer)) written.add(pointer);
}

function prefixes(pointer: string): string[] {
  const found: string[] = [];
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
    found.push(pointer.slice(0, end));
  return found;
}
