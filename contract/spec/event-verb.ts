/**
 * The closed vocabulary of eight UI event verbs, each with the keys its payload may carry. All keys are optional
 * unless a component's own definition says otherwise.
 *
 * Source: service spec, "Canonical UI event verbs".
 */
export const EVENT_VERBS = {
  commit: ['value', 'fields', 'label', 'name', 'index', 'control'],
  select: ['value', 'label', 'id', 'index', 'selected', 'checked'],
  change: ['value', 'name'],
  dismiss: ['value', 'label', 'index', 'all', 'auto'],
  search: ['query'],
  sort: ['sortBy', 'sortDir'],
  page: ['page'],
  move: ['card', 'fromColumn', 'toColumn', 'fromIndex', 'toIndex', 'splitPercent', 'width', 'height', 'axis'],
} as const;

export type EventVerb = keyof typeof EVENT_VERBS;

/** True when a text is one of the eight verbs. */
export function isEventVerb(text: string): text is EventVerb {
  return Object.hasOwn(EVENT_VERBS, text);
}

/** Verbs under the names that other json-render hosts give them. Source: docs/catalog/conventions.md, "Events". */
const VERB_OF_ALIAS: { readonly [alias: string]: EventVerb } = {
  press: 'commit',
  submit: 'commit',
  action: 'commit',
  confirm: 'commit',
  toggle: 'change',
  open: 'change',
  input: 'change',
  close: 'dismiss',
  remove: 'dismiss',
  clear: 'dismiss',
  deny: 'dismiss',
  selectRow: 'select',
  selectDate: 'select',
  pageChange: 'page',
  resize: 'move',
};

/** The verb that a host's name for an event means; a name that is no alias stays as it is. */
export function verbOf(name: string): string {
  return Object.hasOwn(VERB_OF_ALIAS, name) ? (VERB_OF_ALIAS[name] ?? name) : name;
}
