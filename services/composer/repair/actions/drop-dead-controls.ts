import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { hostBinding } from '#contract/spec/spec-bindings.ts';
import { deadControls } from './dead-controls.ts';
import { withElement, withoutElements } from '../edit-spec.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { dropEmptied } from '../tree/prune-tree.ts';
import { documentOrder, elementOf, orderFrom, parents } from '#contract/spec/spec-tree.ts';

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
