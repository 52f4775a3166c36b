import type { Part } from '#builtin/part.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { fieldsFromPhrases } from '#builtin/understand/fields/fields-from-phrase.ts';
import { readPhrase } from '#builtin/understand/words/phrase.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { usualFields } from '#builtin/understand/fields/usual-fields.ts';
import { formScreen } from './form.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const UPLOADS = wordList(
  'uploads|upload|uploading|hochlad*|televers*|subid*|subir*|caricar*|carica|enviar arquivos|enviar arquivo',
  'enviar fotos|enviar foto',
);
const UPLOAD_TYPES = new Set(['other', 'detail_view', 'list_table', 'form']);

/** The form for a request to upload files that comes without data; undefined for every other request. */
export function uploadScreen(u: Understanding): Part | undefined {
  const asksToUpload =
    isEmpty(u.data) && u.actions.length === 0 && UPLOAD_TYPES.has(u.uiType) && says(UPLOADS, u.prompt);
  if (!asksToUpload || (u.requestedType !== undefined && u.requestedType !== 'form')) return undefined;
  const phrases = u.parts.facts.flatMap(({ label }) => readPhrase(label) ?? []);
  const fields = u.fields.length > 0 ? u.fields : fieldsFromPhrases(phrases);
  const file = fields.some(({ kind }) => kind === 'file') ? [] : usualFields('upload', u.language);
  return formScreen({ ...u, uiType: 'form', fields: [...file, ...fields], parts: { ...u.parts, facts: [] } });
}
