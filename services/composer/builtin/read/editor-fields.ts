import { type Placed, isHosted } from '../parts/lookups.ts';
import { placeFields } from '../parts/placed-fields.ts';
import type { Action } from './action.ts';
import type { Field } from './field.ts';
import { mergeFields } from './merge-fields.ts';
import { optionsFromData } from './options-from-data.ts';
import { prefill } from './prefill.ts';
import { type Understanding, ownKey } from './understanding.ts';

/** Names of the text itself, in records and params. */
export const BODY =
  /^(?:body|content|text|article|message|document|markdown|html|draft|note|notes|post|letter|inhalt|contenu|contenido|body text|story|description|letter body|email body|rich text)$/i;

const TOOLING =
  /\b(?:toolbar|bold|italic|underline|formatting|preview|headings?|lists|links?|images?|markdown|word count|autosave|editor|undo|redo|blocks?|quotes?|code|body|content|buttons?|save|publish|draft|export|text area|rich text|support)\b/iu;

/** What describes the piece that is written: declared or named fields besides its body. */
export function editorFields(u: Understanding, main: Action | undefined): Placed[] {
  const declared =
    main?.fields.filter((field) => field.fixed === undefined && !isHosted(field) && !isBody(field)) ?? [];
  const named = u.fields.filter((field) => !isBody(field) && !TOOLING.test(field.label));
  const fields = mergeFields(declared, named, declared.length > 0).map((field) =>
    optionsFromData({ ...field, required: declared.includes(field) && field.required }, u.data),
  );
  return prefill(placeFields(fields, `/${ownKey(u, 'document')}`), u.data);
}

/** True for the field that holds the text itself. */
export function isBody({ name, label }: Field): boolean {
  return BODY.test(name) || BODY.test(label);
}
