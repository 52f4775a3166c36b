import type { Action } from '#builtin/understand/actions/action.ts';
import { allRecords, type Group } from '#builtin/understand/data/data-shape.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { shareOf } from '#builtin/understand/words/same-stem.ts';
import type { RequestParts } from '../request-parts.ts';

/**
 * Takes out of the parts of a request what only names declared actions: "confirm, move or call off" beside the actions
 * confirm_order, move_order and call_off_order are no answers to a question, no columns and no fields.
 */
export function withoutNamedActions(parts: RequestParts, actions: readonly Action[], data: Group): RequestParts {
  if (actions.length === 0) return parts;
  const isAction = (text: string) => actions.some((action) => shareOf(text, wordsOfAction(action)) > 0);
  const asking = actions.filter(({ fields }) => fields.length > 0).map((action) => wordsOf(action.name));
  const params = new Set(actions.flatMap(({ fields }) => fields.map(({ name }) => wordsOf(name).join(' '))));
  const isLabelOfAction = ({ label }: Field) =>
    !params.has(wordsOf(label).join(' ')) && asking.some((words) => shareOf(label, words) === 1);
  const isMeant = (field: Field) =>
    field.choices === undefined ? !isLabelOfAction(field) : !areMostly(labelsOf(field), isAction);
  const hasRecords = allRecords(data).length > 0;
  return {
    ...parts,
    fields: parts.fields.filter(isMeant),
    choiceColumns: parts.choiceColumns.filter(isMeant),
    options: areMostly(parts.options, isAction) ? [] : parts.options,
    columns: hasRecords && areMostly(parts.columns, isAction) ? [] : parts.columns,
  };
}

function labelsOf({ choices = [] }: Field): string[] {
  return choices.map(({ label }) => label);
}

function areMostly(texts: readonly string[], isAction: (text: string) => boolean): boolean {
  return texts.filter(isAction).length * 2 > texts.length;
}

function wordsOfAction({ name, fields }: Action): string[] {
  return [...wordsOf(name), ...fields.flatMap((field) => wordsOf(field.name))];
}
