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
