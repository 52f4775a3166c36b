import type { Part } from '#builtin/part.ts';
import { allGroups, allRecords, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { TOLD_MAX_COLUMNS } from '#builtin/understand/fields/choices-of-records.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { namesField } from '#builtin/understand/fields/names-field.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { factCards } from './fact-cards.ts';

/** Cards of the single values that give a form its context; those of an object that it edits follow the form. */
export function givenFacts(u: Understanding, placed: readonly Placed[]): Part[] {
  const pointers = new Set(placed.flatMap(({ field, pointer }) => [pointer, field.initialPointer ?? pointer]));
  // A record of which the form takes a value or two is context all the same.
  const isEdited = ({ pointer, facts }: Group) => {
    const edited = placed.filter((one) => pointer !== '' && one.pointer.startsWith(`${pointer}/`)).length;
    return edited > 0 && edited * 2 >= facts.length;
  };
  // Prices stand at what they are the prices of.
  const isChosen = ({ pointer }: Group) => placed.some(({ field }) => field.choicesView?.of === pointer);
  const open = allGroups(u.data)
    .filter((group) => !isEdited(group) && !isChosen(group))
    .map((group) => ({
      group,
      facts: group.facts.filter(
        ({ pointer, kind, hidden }) => !pointers.has(pointer) && kind !== 'picture' && hidden === undefined,
      ),
    }));
  return factCards(
    u,
    open.filter(({ facts }) => facts.length > 0),
  );
}

/** The lists that a form neither edits nor offers as options, such as the cart of a checkout. */
export function givenRecords({ data }: Understanding, placed: readonly Placed[]): RecordSet[] {
  const isInForm = (set: RecordSet): boolean =>
    placed.some(
      ({ field, pointer }) =>
        pointer === set.pointer ||
        pointer.startsWith(`${set.pointer}/`) ||
        field.presets?.of === set.pointer ||
        field.counted?.of === set.pointer ||
        (isChosenFrom(set, field) && (field.kind !== 'choices' || !hasMore(set))),
    );
  return allRecords(data).filter((set) => set.rows.length > 0 && !isInForm(set));
}

function isChosenFrom(set: RecordSet, field: Field): boolean {
  return field.choicesView?.of === set.pointer || (field.choices !== undefined && namesField(set, field));
}

// What tick boxes have no room to show: the pack size and the instructions of a medicine.
function hasMore({ columns }: RecordSet): boolean {
  return columns.filter(({ hidden }) => hidden === undefined).length > TOLD_MAX_COLUMNS + 1;
}
