import type { Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Group } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { screenFor } from './screen-for.ts';

// The most elements that a spec may have. Source: docs/catalog/conventions.md, "Element envelope".
const MAX_ELEMENTS = 600;
const KEPT = { facts: 24, records: 3, lists: 2, groups: 4, fields: 12, rows: 40 };

/**
 * The screen for what was understood, within the number of elements that a spec may have: when all of it does not fit,
 * the first of everything, and of the actions the required ones.
 */
export function fittingScreen(u: Understanding): Part {
  const whole = screenFor(u);
  return sizeOf(whole) <= MAX_ELEMENTS ? whole : screenFor(simplified(u));
}

function sizeOf(screen: Part): number {
  let size = 0;
  const waiting = [screen];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    size += 1;
    waiting.push(...next.children);
  }
  return size;
}

function simplified(u: Understanding): Understanding {
  const required = u.actions.filter((action) => action.required);
  return { ...u, data: firstOf(u.data), fields: u.fields.slice(0, KEPT.fields), actions: required.map(withFewFields) };
}

function withFewFields(action: Action): Action {
  const flat = action.fields.map((field) =>
    field.kind === 'records' ? field : { ...field, fields: field.fields?.slice(0, 0) },
  );
  return {
    ...action,
    fields: flat
      .slice(0, KEPT.fields)
      .map(({ fields, ...field }) => (fields === undefined ? field : { ...field, fields })),
  };
}

function firstOf(group: Group): Group {
  return {
    ...group,
    facts: group.facts.slice(0, KEPT.facts),
    records: group.records.slice(0, KEPT.records).map((set) => ({ ...set, rows: set.rows.slice(0, KEPT.rows) })),
    lists: group.lists.slice(0, KEPT.lists),
    groups: group.groups.slice(0, KEPT.groups).map((inner) => ({ ...firstOf(inner), groups: [] })),
  };
}
