import type { Part } from '../part.ts';
import { isEmpty } from '../understand/data-shape.ts';
import { fieldsFromPhrases } from '../understand/fields-from-phrase.ts';
import { foldText } from '../understand/fold-text.ts';
import { readPhrase } from '../understand/phrase.ts';
import type { Understanding } from '../understand/understanding.ts';
import { usualFields } from '../understand/usual-fields.ts';
import { formScreen } from './form.ts';

const UPLOADS =
  /\b(?:uploads?|uploading|hochlad\w+|televers\w+|subi[dr]\w*|caricar\w*|carica|enviar (?:arquivos?|fotos?))\b/;
const IS_MADE = new Set(['other', 'detail_view', 'list_table', 'form']);

/** The form of a request to hand in files that brings no data; undefined for every other request. */
export function uploadScreen(u: Understanding): Part | undefined {
  const isMeant =
    isEmpty(u.data) && u.actions.length === 0 && IS_MADE.has(u.uiType) && UPLOADS.test(foldText(u.prompt));
  if (!isMeant || (u.saidType !== undefined && u.saidType !== 'form')) return undefined;
  const phrases = u.parts.facts.flatMap(({ label }) => readPhrase(label) ?? []);
  const fields = u.fields.length > 0 ? u.fields : fieldsFromPhrases(phrases);
  const file = fields.some(({ kind }) => kind === 'file') ? [] : usualFields('upload', u.language);
  return formScreen({ ...u, uiType: 'form', fields: [...file, ...fields], parts: { ...u.parts, facts: [] } });
}
