import type { ActionBinding } from '#contract/spec/spec.ts';
import { assign, part, type Part, read } from '#builtin/part.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { submitButton } from './form.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { placeFields } from './placed-fields.ts';

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

/** What the user has entered, field by field. Passwords, files, signatures, date ranges and tables are left out. */
export function enteredFacts(id: string, placed: readonly Placed[], copy: Copy): Part {
  const items = leafFields(placed)
    .filter(({ field }) => !['password', 'records', 'file', 'signature', 'dateRange'].includes(field.kind))
    .map(({ field, pointer }) => ({ term: field.label, description: read(pointer) }));
  if (items.length === 0) return part(id, 'Text', { text: copy.reallyQuestion });
  return part(id, 'DescriptionList', { items, layout: 'inline' });
}

function leafFields(placed: readonly Placed[]): Placed[] {
  return placed.flatMap((one) =>
    one.field.fields === undefined || one.field.kind === 'records'
      ? [one]
      : leafFields(placeFields(one.field.fields, one.pointer)),
  );
}
