import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, isJsonObject } from '#contract/json/json.ts';
import { hostBinding, wiresOf } from '#contract/spec/spec-bindings.ts';
import { ancestors, documentOrder, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';
import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { openCopy, withElement, withoutElements } from '../edit-spec.ts';
import { type PassContext, type PassResult, type Repair, isUntouched } from '../pass.ts';
import { dropEmptied } from '../tree/prune-tree.ts';
import { machineName, wordsOf } from '../words.ts';
import { eventPointer, formAround, isSubmit } from './press-carriers.ts';

/**
 * Removes controls that do nothing when pressed, buttons that a larger component draws for an unwired event, and
 * containers left empty by that. The root stays.
 */
export function dropDeadControls(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  const dead = deadControls(spec, parents(spec), context).filter((id) => id !== spec.root);
  for (const id of dead) repairs.push({ rule: 'drop-dead-control', pointer: formatPointer(['elements', id]) });
  let living = withoutElements(spec, new Set(dead.flatMap((id) => orderFrom(spec, id))));
  for (const id of documentOrder(living)) {
    const element = elementOf(living, id);
    if (element === undefined || isUntouched(living, id, context)) continue;
    const quiet = withoutDeadButtons(element);
    if (quiet === element) continue;
    living = withElement(living, id, quiet);
    repairs.push({ rule: 'drop-dead-buttons', pointer: formatPointer(['elements', id, 'props']) });
  }
  const emptied = dropEmptied(living, spec, context);
  return { spec: emptied.spec, repairs: [...repairs, ...emptied.repairs] };
}

/** A prop that draws buttons for `commit`, and which of its items work without the event. */
type Buttons = { prop: string; works: (item: Json, element: SpecElement) => boolean };

const isLink = (item: Json): boolean => isJsonObject(item) && typeof item['href'] === 'string';
const isBuiltIn = (item: Json): boolean => isJsonObject(item) && (item['id'] === 'edit' || item['id'] === 'delete');
const never = (): boolean => false;
const isLinked = (_: Json, { props }: SpecElement): boolean => props['actionHref'] !== undefined;

/** Source: docs/catalog/conventions.md, "Tables and collections" for the row actions that are built in. */
export const COMMIT_BUTTONS: { readonly [type: string]: readonly Buttons[] } = {
  Banner: [{ prop: 'actionLabel', works: isLinked }],
  NotFound: [{ prop: 'actionLabel', works: isLinked }],
  Result: [{ prop: 'actions', works: isLink }],
  CTA: [{ prop: 'actions', works: isLink }],
  Hero: [{ prop: 'actions', works: isLink }],
  Comment: [{ prop: 'actions', works: never }],
  FeedItem: [{ prop: 'actions', works: never }],
  KanbanBoard: [{ prop: 'rowActions', works: never }],
  KanbanCard: [{ prop: 'rowActions', works: never }],
  MultiSelect: [{ prop: 'submitLabel', works: never }],
  DataTable: [
    { prop: 'rowActions', works: isBuiltIn },
    { prop: 'bulkActions', works: never },
  ],
};

function withoutDeadButtons(element: SpecElement): SpecElement {
  const drawn = Object.hasOwn(COMMIT_BUTTONS, element.type) ? (COMMIT_BUTTONS[element.type] ?? []) : [];
  if (drawn.length === 0 || hostBinding(element, 'commit') !== undefined) return element;
  let { props } = element;
  for (const { prop, works } of drawn) {
    const value = props[prop];
    if (value === undefined || (isJsonObject(value) && !Array.isArray(value))) continue;
    const kept = Array.isArray(value) ? value.filter((item) => works(item, element)) : [];
    if (Array.isArray(value) ? kept.length === value.length : works(value, element)) continue;
    const { [prop]: _, ...others } = props;
    props = kept.length > 0 ? { ...others, [prop]: kept } : others;
  }
  return props === element.props ? element : { ...element, props };
}

/** Components meant to be pressed, each with the prop by which a press does something without an event. */
const PRESSED: { readonly [type: string]: string | undefined } = {
  Button: undefined,
  IconButton: undefined,
  Fab: undefined,
  Suggestion: undefined,
  Confirmation: 'decision',
  SidebarItem: 'href',
};

/**
 * Ids of the reachable controls that do nothing when pressed. A submit Button of a Form that is wired does something; a
 * disabled control shows a state; elements that an edit has not changed are the caller's.
 */
function deadControls(spec: Spec, parentOf: ReadonlyMap<string, string>, context: PassContext): string[] {
  return documentOrder(spec).filter((id) => {
    const element = elementOf(spec, id);
    return element !== undefined && isDead(spec, id, element, parentOf) && !isUntouched(spec, id, context);
  });
}

function isDead(spec: Spec, id: string, element: SpecElement, parentOf: ReadonlyMap<string, string>): boolean {
  if (!Object.hasOwn(PRESSED, element.type) || wiresOf(element).length > 0) return false;
  if (element.props['disabled'] === true) return false;
  const otherwise = PRESSED[element.type];
  if (otherwise !== undefined && element.props[otherwise] !== undefined) return false;
  if (!isSubmit(element)) return true;
  const form = formAround(spec, id, parentOf);
  return form === undefined || elementOf(spec, form)?.on?.commit === undefined;
}

const CLOSING = new Set(['cancel', 'close', 'dismiss', 'back', 'no', 'ok', 'done', 'later']);

/**
 * Gives controls without an event something to do: inside an overlay one named like a close button closes it; under the
 * `open` policy any other fires an action named after its label, which is what its author meant. The submit button of a
 * Form passes its action to the Form.
 */
export function nameDeadControls(spec: Spec, context: PassContext): PassResult {
  const parentOf = parents(spec);
  const repairs: Repair[] = [];
  const named = openCopy(spec);
  for (const id of deadControls(spec, parentOf, context)) {
    const element = elementOf(named, id);
    const label = element?.props['label'];
    if (element === undefined) continue;
    const binding = closing(spec, id, label, parentOf) ?? naming(label, id, context);
    if (binding === undefined) continue;
    const form = isSubmit(element) ? formAround(spec, id, parentOf) : undefined;
    const carrier = elementOf(named, form ?? id) ?? element;
    named.elements[form ?? id] = { ...carrier, on: { ...carrier.on, commit: binding } };
    repairs.push({ rule: 'name-dead-control', pointer: eventPointer(form ?? id, 'commit') });
  }
  return { spec: repairs.length === 0 ? spec : named, repairs };
}

function closing(
  spec: Spec,
  id: string,
  label: unknown,
  parentOf: ReadonlyMap<string, string>,
): ActionBinding | undefined {
  if (typeof label !== 'string' || !wordsOf(label).some((word) => CLOSING.has(word))) return undefined;
  const overlay = ancestors(parentOf, id).find(
    (above) => typeof elementOf(spec, above)?.props['openPath'] === 'string',
  );
  const path = overlay === undefined ? undefined : elementOf(spec, overlay)?.props['openPath'];
  return typeof path === 'string' ? { action: 'setState', params: { statePath: path, value: false } } : undefined;
}

function naming(label: unknown, id: string, { actionPolicy }: PassContext): ActionBinding | undefined {
  if (actionPolicy !== 'open') return undefined;
  const action = machineName(typeof label === 'string' ? label : '') || machineName(id);
  return action === '' ? undefined : { action };
}
