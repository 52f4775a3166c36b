import { cleanLine } from '#catalog/clean-text.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { declaredParams } from '../repair/actions/action-params.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
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
