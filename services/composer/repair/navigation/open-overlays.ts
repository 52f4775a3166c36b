import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer, readQuietly } from '#contract/json/json-pointer.ts';
import { takesChild } from '#catalog/containers.ts';
import { freshId, withChildren, withElement } from '../edit-spec.ts';
import { elementPass, isUntouched, type PassContext, type PassResult } from '../pass.ts';
import { idleCarriers } from '../actions/press-carriers.ts';
import { intentLikeness } from '../actions/same-intent.ts';
import { stateUses } from '../bindings/state-uses.ts';
import { ancestors, childIds, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';

/** With a lower likeness the words of a button may well mean something else. */
const LIKENESS_MIN = 0.5;

/**
 * Makes a Dialog or Drawer that nothing opens reachable: by the idle button whose words resemble its title, else by a new
 * one before it.
 *
 * Source: docs/catalog/conventions.md, "Overlays".
 */
export function openOverlays(spec: Spec, context: PassContext): PassResult {
  // The only paths that this pass begins to write are those of the overlays that it opens.
  let opened: Set<string> | undefined;
  return elementPass('open-overlay', (current, id, element) => {
    const path = closedFlag(current, element);
    if (path === undefined) return current;
    opened ??= openedPaths(spec, context);
    if (opened.has(path)) return current;
    const binding: ActionBinding = { action: 'setState', params: { statePath: path, value: true } };
    const opener = openerOf(current, id, element);
    const next =
      opener === undefined ? withOpener(current, id, element, binding, context) : bindPress(current, opener, binding);
    if (next !== current && !isUntouched(current, id, context)) opened.add(path);
    return next;
  })(spec, context);
}

/** The flag of an overlay that starts closed. */
function closedFlag(spec: Spec, { type, props }: SpecElement): string | undefined {
  const path = type === 'Dialog' || type === 'Drawer' ? props['openPath'] : undefined;
  return typeof path === 'string' && readQuietly(spec.state, path) !== true ? path : undefined;
}

/** The flags that something sets. */
function openedPaths(spec: Spec, { definitionOf }: PassContext): Set<string> {
  return new Set(
    stateUses(spec, definitionOf).flatMap((use) =>
      use.how === 'bound' || (use.how === 'set' && use.value !== false) ? [use.path, ...flagsIn(use)] : [],
    ),
  );
}

// The object that is set may contain the flag, next to what the overlay shows.
function flagsIn({ path, value }: { path: string; value?: unknown }): string[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (inner === true ? [path + formatPointer([key])] : []));
}

function openerOf(spec: Spec, overlay: string, { props }: SpecElement): string | undefined {
  const inside = new Set(orderFrom(spec, overlay));
  const { title } = props;
  const outside = idleCarriers(spec, parents(spec)).filter(({ id, event }) => !inside.has(id) && event === 'commit');
  const [best] = outside
    .map(({ id, labelProp }) => {
      const words = [elementOf(spec, id)?.props[labelProp], id].filter((text) => typeof text === 'string');
      const names = [title, overlay].filter((text) => typeof text === 'string');
      return { id, score: Math.max(0, ...words.flatMap((word) => names.map((name) => intentLikeness(name, word)))) };
    })
    .toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score >= LIKENESS_MIN ? best.id : undefined;
}

function bindPress(spec: Spec, id: string, commit: ActionBinding): Spec {
  const element = elementOf(spec, id);
  return element === undefined ? spec : withElement(spec, id, { ...element, on: { ...element.on, commit } });
}

/** Inserts a button before the overlay, or before the nearest ancestor whose parent accepts one. */
function withOpener(
  spec: Spec,
  overlay: string,
  { props }: SpecElement,
  commit: ActionBinding,
  { definitionOf }: PassContext,
): Spec {
  const { title } = props;
  if (typeof title !== 'string' || title === '') return spec;
  const chain = [overlay, ...ancestors(parents(spec), overlay)];
  for (const [at, parent] of chain.slice(1).entries()) {
    const element = elementOf(spec, parent);
    if (element === undefined || !takesChild(definitionOf(element.type), 'Button')) continue;
    const id = freshId(spec, `${overlay}-open`);
    const button = { type: 'Button', props: { label: title, variant: 'secondary' }, children: [], on: { commit } };
    const siblings = childIds(element);
    const index = siblings.indexOf(chain[at] ?? '');
    return withElement(withChildren(spec, parent, siblings.toSpliced(index, 0, id)), id, button);
  }
  return spec;
}
