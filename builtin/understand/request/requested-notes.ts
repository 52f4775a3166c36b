import { capitalized } from '#builtin/understand/words/identifier.ts';

/** A sentence that the prompt wants displayed on the screen, and its position. */
export type RequestedNote = { text: string; start: number; end: number };

const REQUEST_BEFORE_NOTE = [
  '(?:mention|warn|note|point out|remind (?:them|people|guests)|tell (?:them|people|guests)) that',
  '(?:line|note|text|hint|sentence) (?:below )?(?:that|which|to) says?',
  '(?:préciser|signaler|indiquer|prévenir|rappeler) que',
  '(?:avisar|advertir|indicar|recordar|lembrar|informar) (?:de )?que',
  '(?:avvisare|avvertire|segnalare|ricordare|indicare) che',
].join('|');
const REQUEST_AFTER_NOTE = [
  '(?:please )?(?:mention|note|say) (?:that|this|it)(?! \\p{L})',
  '(?:bitte )?(?:schreib|weise) (?:das |bitte )*(?:dazu|darunter|darauf hin)',
  '(?:merci de )?(?:le préciser|précise[rz]?-le|écri(?:s|vez)-le)',
  '(?:indícalo|escríbelo|avísalo|escreva isso|avise isso|scrivilo|indicalo|segnalalo)',
].join('|');
const NOTE_END = String.raw`(?=[.,;!?](?:\s|$)|\n|$)`;
const NOTE_AFTER_REQUEST = new RegExp(
  String.raw`(?<![\p{L}])(?:${REQUEST_BEFORE_NOTE})\s+([^;!?\n]{8,140}?)${NOTE_END}`,
  'giu',
);
const NOTE_BEFORE_REQUEST = new RegExp(
  String.raw`(?<=^|[.!?\n]\s{1,3})((?:[^.!?;:\n]|\.(?=\d)){8,140}?),?\s(?:${REQUEST_AFTER_NOTE})(?![\p{L}])`,
  'giu',
);

/** Finds the notes a prompt asks for: "mention that dogs pay half", "Children are free, please mention that". */
export function requestedNotes(prompt: string): RequestedNote[] {
  return [NOTE_AFTER_REQUEST, NOTE_BEFORE_REQUEST].flatMap((pattern) =>
    [...prompt.matchAll(pattern)].flatMap((match) => {
      const text = (match[1] ?? '').trim();
      const start = match.index + match[0].indexOf(text);
      return text === '' ? [] : [{ text: capitalized(text), start, end: start + text.length }];
    }),
  );
}
