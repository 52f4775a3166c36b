import { part, type Part } from '#builtin/part.ts';
import { allRecords, type Group, type RecordSet, type ValueList } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { namesField } from '#builtin/understand/fields/names-field.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { factList } from './facts.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { recordTable } from '#builtin/parts/records/table.ts';

/**
 * A card of the caller's data that gives a form its context, such as the cart of a checkout. Data that the form already
 * edits or offers as options is left out.
 */
export function givenFacts(u: Understanding, placed: readonly Placed[]): Part[] {
  const pointers = new Set(placed.flatMap(({ field, pointer }) => [pointer, field.initialPointer ?? pointer]));
  const isInForm = (list: RecordSet | ValueList): boolean =>
    pointers.has(list.pointer) ||
    placed.some(({ field }) => field.choicesView?.of === list.pointer || field.presets?.of === list.pointer) ||
    placed.some(({ field }) => field.choices !== undefined && namesField(list, field)) ||
    placed.some(({ pointer }) => pointer.startsWith(`${list.pointer}/`));
  const facts = factGroups(u.data, pointers, placed).map((group) =>
    factList(identifier(group.key, 'details'), group.facts, u),
  );
  const shown = allRecords(u.data).filter((set) => set.rows.length > 0 && !isInForm(set));
  const content = [...shown.map((set) => recordTable(u, set)), ...facts];
  const [only] = content.length === 1 ? shown : [];
  return content.length === 0 ? [] : [part('contextCard', 'Card', { title: only?.label ?? u.copy.details }, content)];
}

function factGroups(data: Group, pointers: ReadonlySet<string>, placed: readonly Placed[]): Group[] {
  const inner = data.groups.filter((group) => !placed.some(({ pointer }) => pointer.startsWith(`${group.pointer}/`)));
  return [data, ...inner]
    .map((group) => ({
      ...group,
      facts: group.facts.filter(
        ({ pointer, kind, hidden }) => !pointers.has(pointer) && kind !== 'picture' && hidden === undefined,
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}
