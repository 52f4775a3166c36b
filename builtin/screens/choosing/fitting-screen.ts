import { LIMITS } from '#contract/limits.ts';
import type { Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import type { Group } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { screenFor } from './screen-for.ts';

// Source: docs/catalog/conventions.md, "Element envelope".
const MAX_CHILDREN = 250;
const KEPT = { facts: 24, records: 3, lists: 2, groups: 4, fields: 12, rows: 40 };

/**
 * Lays out the screen within the size limits of a spec. If the whole does not fit, it keeps the first few of everything
 * and only the required actions.
 */
export function fittingScreen(u: Understanding): Part {
  const whole = screenFor(u);
  return fits(whole) ? whole : screenFor(shortened(u));
}

function fits(screen: Part): boolean {
  let size = 0;
  const waiting = [screen];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    size += 1;
    if (size > LIMITS.specElementsMaxItems || next.children.length > MAX_CHILDREN || sendsTooMuch(next)) return false;
    waiting.push(...next.children);
  }
  return true;
}

function sendsTooMuch({ on = {} }: Part): boolean {
  const bindings = Object.values(on).flat();
  return bindings.some(({ params = {} }) => Object.keys(params).length > LIMITS.actionParamsMaxItems);
}

function shortened(u: Understanding): Understanding {
  const required = u.actions.filter((action) => action.required);
  return { ...u, data: firstOf(u.data), fields: u.fields.slice(0, KEPT.fields), actions: required.map(withFewFields) };
}

// A field that is cut stays in the params as text, so the host still receives it.
function withFewFields(action: Action): Action {
  const fields = action.fields.map((field, index): Field => {
    if (index >= KEPT.fields) return { ...field, kind: 'text', fields: [] };
    return field.kind === 'records' || field.fields === undefined ? field : { ...field, fields: [] };
  });
  return { ...action, fields };
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
