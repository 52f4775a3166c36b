import { takesChild } from '#catalog/containers.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { ancestors, documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { freshId, withChildren, withElement } from '../edit-spec.ts';
import type { PassContext } from '../pass.ts';
import { underNewRoot } from '../tree/place-orphans.ts';
import { humanize, wordsOf } from '../words.ts';
import { bindParams, declaredParams, likenessTo } from './action-params.ts';
import { paramSources } from './param-sources.ts';
import { type Repaired, bindEvent, eventPointer, formAround } from './press-carriers.ts';

/**
 * Adds a Button for an action in the best place: with the controls that its params come from, else next to the other
 * buttons, else in the page header, the only form or card, or at the end of the page.
 */
export function addButton(spec: Spec, action: ActionDeclaration, context: PassContext): Repaired {
  const home = homeOf(spec, action, context);
  const id = freshId(spec, `${action.name}-button`);
  const children = home === undefined ? [spec.root] : (elementOf(spec, home)?.children ?? []);
  const placed = insertAfterButtons(spec, children, id);
  const button = { type: 'Button', props: buttonProps(spec, action), children: [] };
  const standing = home === undefined ? underNewRoot(spec, placed) : withChildren(spec, home, placed);
  const added = withElement(standing, id, button);
  const params = bindParams(declaredParams(action), paramSources(added, id, context));
  return {
    spec: bindEvent(added, id, 'commit', { action: action.name, params }),
    repair: { rule: 'add-required-button', pointer: eventPointer(id, 'commit') },
  };
}

function buttonProps(spec: Spec, action: ActionDeclaration): JsonObject {
  const label = actionLabel(action);
  if (isDestructive(action)) return { label, variant: 'danger' };
  const hasPrimary = Object.values(spec.elements).some(
    ({ type, props }) => type === 'Button' && (props['variant'] === undefined || props['variant'] === 'primary'),
  );
  return hasPrimary ? { label, variant: 'secondary' } : { label };
}

function insertAfterButtons(spec: Spec, children: readonly string[], id: string): string[] {
  const last = children.findLastIndex((child) => elementOf(spec, child)?.type === 'Button');
  return children.toSpliced(last === -1 ? children.length : last + 1, 0, id);
}

function homeOf(spec: Spec, action: ActionDeclaration, context: PassContext): string | undefined {
  const parentOf = parents(spec);
  const takesButton = (id: string) => takesChild(context.definitionOf(elementOf(spec, id)?.type ?? ''), 'Button');
  const inputs = inputsFor(spec, action, context);
  const [firstInput] = inputs;
  if (firstInput !== undefined) {
    const form = formAround(spec, firstInput, parentOf);
    const chains = inputs.map((id) => new Set(ancestors(parentOf, id)));
    const shared = ancestors(parentOf, firstInput).find(
      (id) => chains.every((chain) => chain.has(id)) && takesButton(id),
    );
    return beside(spec, form ?? shared ?? spec.root, takesButton);
  }
  const open = documentOrder(spec).filter(
    (id) => takesButton(id) && alwaysShown(spec, [id, ...ancestors(parentOf, id)]),
  );
  return (
    open.findLast((id) => hasButton(spec, id)) ??
    onlyOne(spec, open, 'Form') ??
    onlyOne(spec, open, 'PageHeader') ??
    onlyOne(spec, open, 'Card') ??
    open.find((id) => id === spec.root)
  );
}

/** Controls that the action's params would be bound to. */
function inputsFor(spec: Spec, action: ActionDeclaration, context: PassContext): string[] {
  const sources = paramSources(spec, undefined, context).filter((source) => source.element !== undefined);
  return declaredParams(action).flatMap(([name, schema]) => {
    const likeness = likenessTo(name, schema);
    const source = sources.find((candidate) => likeness(candidate) > 0);
    return source?.element ?? [];
  });
}

/** The row of buttons in a container, or the container itself. */
function beside(spec: Spec, container: string, takesButton: (id: string) => boolean): string | undefined {
  const children = elementOf(spec, container)?.children ?? [];
  const row = children.findLast((id) => takesButton(id) && hasButton(spec, id));
  return row ?? (takesButton(container) ? container : undefined);
}

function hasButton(spec: Spec, id: string): boolean {
  return (elementOf(spec, id)?.children ?? []).some((child) => elementOf(spec, child)?.type === 'Button');
}

const OVERLAYS = new Set(['Dialog', 'Drawer', 'Backdrop', 'HoverCard', 'LoadingOverlay', 'Conversation', 'KanbanCard']);

/** False inside overlays, repeat templates, and anything with a condition. */
function alwaysShown(spec: Spec, chain: readonly string[]): boolean {
  return chain.every((id) => {
    const element = elementOf(spec, id);
    if (element === undefined || OVERLAYS.has(element.type)) return false;
    return element.repeat === undefined && element.visible === undefined;
  });
}

function onlyOne(spec: Spec, ids: readonly string[], type: string): string | undefined {
  const found = ids.filter((id) => elementOf(spec, id)?.type === type);
  return found.length === 1 ? found[0] : undefined;
}

/** Roles that describe where or how a control looks, not what it does. */
const LOOKS = new Set(['primary', 'secondary', 'tertiary', 'main', 'cta', 'button', 'link', 'icon', 'menu', 'toolbar']);
const DESTRUCTIVE = new Set(['delete', 'remove', 'destroy', 'destructive', 'danger', 'dangerous', 'erase', 'discard']);
const LABEL_MAX_WORDS = 4;

/** The label of a button for an action: its role, else its description when that is short, else its name. */
export function actionLabel({ name, role = '', description = '' }: ActionDeclaration): string {
  const intent = wordsOf(role).filter((word) => !LOOKS.has(word) && !['destructive', 'danger'].includes(word));
  if (intent.length > 0) return firstUpper(role.trim().replaceAll(/[_-]+/g, ' '));
  const words = wordsOf(description);
  if (words.length > 0 && words.length <= LABEL_MAX_WORDS) return firstUpper(description.trim().replace(/[.!]+$/, ''));
  return humanize(name) || name;
}

/** True for an action that removes something. */
function isDestructive({ name, role = '' }: ActionDeclaration): boolean {
  return [...wordsOf(name), ...wordsOf(role)].some((word) => DESTRUCTIVE.has(word));
}

function firstUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
