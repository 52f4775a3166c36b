import { cleanLine } from '#catalog/clean-text.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { declaredParams } from '../repair/actions/action-params.ts';
import { fencedLines, safeJson } from './fence.ts';

const MENU_MAX = 8;

/** The declared actions, one per line, and whether others may be used. */
export function actionsText({ actions, actionPolicy }: Pick<ComposeInput, 'actions' | 'actionPolicy'>): string {
  const freedom =
    actionPolicy === 'declared_only'
      ? 'Use no other actions than these and the built-in ones.'
      : 'Where the request needs more, name further actions yourself.';
  if (actions.length === 0) return actionPolicy === 'declared_only' ? 'None: use the built-in ones only.' : freedom;
  const required = actions.some((action) => action.required === true) ? 'A required action needs a control. ' : '';
  return `${fencedLines(actions.map(actionLine))}\n${required}${freedom}`;
}

function actionLine(action: ActionDeclaration): string {
  const { name, role, description, required } = action;
  const params = declaredParams(action).map(([param, schema]) => paramText(param, schema, requiredNames(action)));
  return [
    `${safeJson(name).slice(1, -1)}(${params.join(', ')})`,
    ...(required === true ? ['required'] : []),
    ...(role === undefined ? [] : [`role ${safeJson(cleanLine(role))}`]),
    ...(description === undefined ? [] : [safeJson(cleanLine(description))]),
  ].join(' · ');
}

function requiredNames({ params }: ActionDeclaration): readonly unknown[] {
  return Array.isArray(params?.['required']) ? params['required'] : [];
}

function paramText(name: string, schema: JsonObject, required: readonly unknown[]): string {
  const menu = Array.isArray(schema['enum']) ? schema['enum'].slice(0, MENU_MAX).map(safeJson).join('|') : undefined;
  const kind = menu ?? [schema['format'] ?? schema['type'] ?? []].flat().map(String).join('|');
  const mark = required.includes(name) ? '!' : '';
  return `${safeJson(name).slice(1, -1)}${mark}${kind === '' ? '' : `: ${cleanLine(kind).slice(0, 120)}`}`;
}

/** The elements of a spec in reading order, one per line with its path, for a model to edit. */
export function elementsText(spec: Spec): string {
  return fencedLines(documentOrder(spec).map((id) => elementLine(spec, id)));
}

/** One element as the operation that would add it. */
export function elementLine(spec: Spec, id: string): string {
  const element = elementOf(spec, id);
  return element === undefined ? '' : `${safeJson(`/elements/${id}`)} ${safeJson(element)}`;
}

const OUTLINE_MAX = 80;
const OUTLINE_PROPS = ['title', 'label', 'name', 'text', 'value'];

/** A short summary of a screen: type and text of each element. */
export function outlineText(spec: Spec): string {
  const lines = documentOrder(spec).map((id) => {
    const element = elementOf(spec, id);
    const name = OUTLINE_PROPS.find((prop) => element?.props[prop] !== undefined);
    const words = name === undefined ? '' : ` ${safeJson(element?.props[name] ?? null).slice(0, 80)}`;
    return `${id}: ${element?.type ?? ''}${words}`;
  });
  const rest = lines.length - OUTLINE_MAX;
  return fencedLines(rest > 0 ? [...lines.slice(0, OUTLINE_MAX), `… and ${rest} more`] : lines);
}
