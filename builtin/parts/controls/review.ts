import type { ActionBinding } from '#contract/spec/spec.ts';
import { assign, part, type Part, read } from '#builtin/part.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { conditionOf, submitButton } from './form.ts';
import type { Json } from '#contract/json/json.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { worded } from '#builtin/understand/actions/field-wording.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { optionsPathOf } from './form-control.ts';
import { placeMembers } from './placed-fields.ts';

/** For a form without a submit action: the button shows a summary of what was entered instead of sending it. */
export function reviewParts(
  u: Understanding,
  placed: readonly Placed[],
): { buttons: Part[]; commit: ActionBinding; after: Part[] } {
  const path = `/${ownKey(u, 'reviewing')}`;
  const summary = part('reviewCard', 'Card', { title: u.copy.summary }, [enteredFacts('reviewFacts', placed, u.copy)], {
    visible: { $state: path },
    seeds: { [path]: false },
  });
  return {
    buttons: [submitButton(u.copy.review)],
    commit: assign(path, true),
    after: [summary],
  };
}

const UNTOLD: ReadonlySet<FieldKind> = new Set(['password', 'records', 'file', 'signature', 'dateRange']);

/**
 * What the user has entered, field by field, with the words of a choice. Passwords, files, signatures, date ranges and tables are
 * left out, and so are several choices whose words differ from what is stored.
 */
function enteredFacts(id: string, placed: readonly Placed[], copy: Copy, all: readonly Placed[] = placed): Part {
  const told = leafFields(placed)
    .map((one) => ({ ...one, field: worded(one.field) }))
    .filter(({ field }) => isRepeatable(field));
  if (told.length === 0) return part(id, 'Text', { text: copy.reallyQuestion });
  const runs: Placed[][] = [];
  for (const one of told) {
    const last = runs.at(-1);
    if (last?.[0] === undefined || isAlone(one) || isAlone(last[0])) runs.push([one]);
    else last.push(one);
  }
  const [only, ...others] = runs.flatMap((run) => {
    const [first] = run;
    if (first !== undefined && isInWords(first.field)) return answerInWords(id, first, copy);
    const visible = first === undefined ? undefined : conditionOf(first, all);
    return [{ ...factsOf(id, run), ...(visible === undefined ? {} : { visible }) }];
  });
  return only !== undefined && others.length === 0
    ? only
    : part(
        `${id}List`,
        'Stack',
        { gap: 'sm' },
        [only, ...others].flatMap((one) => one ?? []),
      );
}

const UNGROUPED_MAX = 6;

/** The same by the steps in which it was entered, where that is more than can be read at a glance. */
export function enteredByStep(
  id: string,
  steps: readonly { title: string; placed: readonly Placed[] }[],
  copy: Copy,
): Part {
  const all = steps.flatMap(({ placed }) => placed);
  const filled = steps.filter(({ placed }) => leafFields(placed).some((one) => isRepeatable(one.field)));
  if (all.length <= UNGROUPED_MAX || filled.length < 2) return enteredFacts(id, all, copy);
  const parts = filled.map(({ title, placed }, at) =>
    part(`${id}Part${at + 1}`, 'Stack', { gap: 'sm' }, [
      part(`${id}Heading${at + 1}`, 'Heading', { text: title, level: 'h3', size: 'xs' }),
      enteredFacts(`${id}${at + 1}`, placed, copy, all),
    ]),
  );
  return part(`${id}Parts`, 'Stack', { gap: 'lg' }, parts);
}

function isRepeatable(field: Field): boolean {
  return !UNTOLD.has(field.kind) && !isSeveralInWords(field);
}

function isAlone({ field }: Placed): boolean {
  return isInWords(field) || field.onlyIf !== undefined;
}

function factsOf(id: string, run: readonly Placed[]): Part {
  const items = run.map(({ field, pointer }) => ({ term: field.label, description: read(pointer) }));
  return part(id, 'DescriptionList', { items, layout: 'inline' });
}

const IN_WORDS_MAX = 12;

function isSeveralInWords({ kind, choices = [] }: Field): boolean {
  return kind === 'choices' && choices.some(({ label, value }) => label !== value);
}

function isInWords({ kind, choices = [], choicesView }: Field): boolean {
  const isReadable =
    choices.length <= IN_WORDS_MAX &&
    (choicesView !== undefined || choices.some(({ label, value }) => label !== value));
  return kind === 'yesNo' || (kind === 'choice' && isReadable);
}

// One line for each possible answer, of which the given one is visible.
function answerInWords(id: string, { field, pointer }: Placed, copy: Copy): Part[] {
  const line = (description: Json, visible: Json) =>
    part(id, 'DescriptionList', { items: [{ term: field.label, description }], layout: 'inline' }, [], { visible });
  if (field.kind === 'yesNo')
    return [line(copy.yes, { $state: pointer }), line(copy.no, { $state: pointer, not: true })];
  return (field.choices ?? []).map(({ label, value }, at) =>
    line(field.choicesView === undefined ? label : read(`${optionsPathOf(pointer)}/${at}/label`), {
      $state: pointer,
      eq: field.isNumeric === true ? Number(value) : value,
    }),
  );
}

function leafFields(placed: readonly Placed[]): Placed[] {
  return placed.flatMap((one) =>
    one.field.fields === undefined || one.field.kind === 'records'
      ? [one]
      : leafFields(placeMembers(one.field.fields, one.pointer).filter(({ field }) => field.fixed === undefined)),
  );
}
