import { isHosted, type Placed } from '#builtin/parts/actions/lookups.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allFacts } from '#builtin/understand/data/data-shape.ts';
import type { Field } from './field.ts';
import { furtherBeside, mergeFields } from './merge-fields.ts';
import { optionsFromData } from './options-from-data.ts';
import { prefill } from './prefill.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { isBodyName } from '#builtin/understand/data/record-roles.ts';
import { placedFact } from '#builtin/parts/facts/facts.ts';

/** The fields that an editor shows besides the body text: declared by its action, named by the prompt, or given as data. */
export function editorFields(u: Understanding, main: Action | undefined): Placed[] {
  const declared =
    main?.fields.filter((field) => field.fixed === undefined && !isHosted(field) && !isBody(field)) ?? [];
  const body = bodyField(u);
  const named = u.fields.filter((field) => field !== body);
  const fields = mergeFields(declared, named, furtherBeside(u.data)).map((field) =>
    optionsFromData({ ...field, required: declared.includes(field) && field.required }, u),
  );
  const placed = prefill(placeFields(fields, `/${ownKey(u, 'document')}`), u.data);
  if (main !== undefined) return placed;
  const known = new Set(placed.map(({ pointer }) => pointer));
  const otherFacts = allFacts(u.data).filter(
    ({ key, kind, pointer }) => !isBodyName(key) && kind !== 'picture' && kind !== 'id' && !known.has(pointer),
  );
  return [...placed, ...otherFacts.map(placedFact)];
}

/** The field for the body text, if the request names one. */
export function bodyField({ fields }: Pick<Understanding, 'fields'>): Field | undefined {
  return fields.find(isBody);
}

/** Whether a field holds the body text. */
export function isBody({ name, label }: Field): boolean {
  return isBodyName(name) || isBodyName(label);
}
