import { renderable } from '../draft.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { ActionBinding, Spec, SpecElement } from '../types.ts';
import { type A2uiComponent, componentsOf, idIn } from './component.ts';

const VERSION = 'v0.9';

/** The catalog that `GET /v1/catalog/a2ui` serves. */
export const A2UI_CATALOG_ID = 'urn:ui-composition:a2ui:1';

/** The messages from an agent to an A2UI host. */
export type A2uiMessage = { version: typeof VERSION } & (
  | { createSurface: { surfaceId: string; catalogId: string; sendDataModel: true } }
  | { updateComponents: { surfaceId: string; components: readonly A2uiComponent[] } }
  | { updateDataModel: { surfaceId: string; path: string; value?: Json } }
  | { deleteSurface: { surfaceId: string } }
);

/** A whole interface as messages that make a new surface. */
export function a2uiMessages(spec: Spec, surfaceId: string): A2uiMessage[] {
  return [createSurface(surfaceId), ...changesOf(surfaceId, undefined, spec)];
}

/** The message that makes a surface; its components and data follow. */
export function createSurface(surfaceId: string): A2uiMessage {
  return { version: VERSION, createSurface: { surfaceId, catalogId: A2UI_CATALOG_ID, sendDataModel: true } };
}

/** The message that removes a surface and everything on it. */
export function deleteSurface(surfaceId: string): A2uiMessage {
  return { version: VERSION, deleteSurface: { surfaceId } };
}

/**
 * The messages that turn the surface of one draft into that of a later one. Drafts share unchanged parts, so identity
 * shows what changed. Removed components stay in the surface, unreferenced: A2UI has no message to remove them.
 */
export function changesOf(surfaceId: string, before: Json | undefined, after: Json): A2uiMessage[] {
  const spec = renderable(after);
  if (spec === undefined) return [];
  const prior = before === undefined ? undefined : renderable(before);
  const known = prior?.root === spec.root ? documentElements(before) : {};
  const ids = idIn(spec);
  const components = Object.entries(documentElements(after))
    .filter(([id, element]) => isWhole(element) && (element !== known[id] || isNewlyInert(element, spec, prior)))
    .flatMap(([id, element]) => componentsOf(id, asElement(element), spec.actions, ids));
  return [
    ...dataChanges(surfaceId, prior?.state, spec.state, ''),
    ...(components.length > 0 ? [{ version: VERSION, updateComponents: { surfaceId, components } } as const] : []),
  ];
}

function documentElements(document: Json | undefined): JsonObject {
  return isObject(document) && isObject(document['elements']) ? document['elements'] : {};
}

// A child that has not come yet stays in the list: hosts of A2UI wait for it.
function isWhole(element: Json): boolean {
  return isObject(element) && typeof element['type'] === 'string';
}

// Handlers come last; a control whose action does nothing loses it.
function isNewlyInert(element: Json, { actions }: Spec, prior: Spec | undefined): boolean {
  if (actions === prior?.actions) return false;
  const bindings = Object.values(asElement(element).on ?? {}).flat() as readonly ActionBinding[];
  return bindings.some(({ action }) => actions?.[action]?.['kind'] === false);
}

function asElement(element: Json): SpecElement {
  const members = element as Partial<SpecElement> & { type: string };
  return { ...members, props: members.props ?? {}, children: members.children ?? [] };
}

function dataChanges(
  surfaceId: string,
  before: Json | undefined,
  after: Json | undefined,
  path: string,
): A2uiMessage[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after)) {
    // A host changes its data model in place.
    const value = after === undefined ? {} : { value: structuredClone(after) };
    return [{ version: VERSION, updateDataModel: { surfaceId, path: path === '' ? '/' : path, ...value } }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const token = name.replaceAll('~', '~0').replaceAll('/', '~1');
    return dataChanges(surfaceId, before[name], after[name], `${path}/${token}`);
  });
}
