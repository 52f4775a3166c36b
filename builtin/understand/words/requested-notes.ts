import { capitalized } from './identifier.ts';

/** A sentence that a request wants to be read on the screen, and where it stands. */
export type RequestedNote = { text: string; start: number; end: number };

const SAYS = [
  '(?:mention|warn|note|point out|remind (?:them|people|guests)|tell (?:them|people|guests)) that',
  '(?:line|note|text|hint|sentence) (?:below )?(?:that|which|to) says?',
  '(?:préciser|signaler|indiquer|prévenir|rappeler) que',
  '(?:avisar|advertir|indicar|recordar|lembrar|informar) (?:de )?que',
  '(?:avvisare|avvertire|segnalare|ricordare|indicare) che',
].join('|');
const SAID = [
  '(?:please )?(?:mention|note|say) (?:that|this|it)(?! \\p{L})',
  '(?:bitte )?(?:schreib|weise) (?:das |bitte )*(?:dazu|darunter|darauf hin)',
  '(?:merci de )?(?:le préciser|précise[rz]?-le|écri(?:s|vez)-le)',
  '(?:indícalo|escríbelo|avísalo|escreva isso|avise isso|scrivilo|indicalo|segnalalo)',
].join('|');
const ENDS = String.raw`(?=[.,;!?](?:\s|$)|\n|$)`;
const BEHIND = new RegExp(String.raw`(?<![\p{L}])(?:${SAYS})\s+([^;!?\n]{8,140}?)${ENDS}`, 'giu');
const BEFORE = new RegExp(
  String.raw`(?<=^|[.!?\n]\s{1,3})((?:[^.!?;:\n]|\.(?=\d)){8,140}?),?\s(?:${SAID})(?![\p{L}])`,
  'giu',
);

/** The sentences that are to be said: "mention that dogs pay half", "Children are free, please mention that". */
export function requestedNotes(prompt: string): RequestedNote[] {
  return [BEHIND, BEFORE].flatMap((pattern) =>
    [...prompt.matchAll(pattern)].flatMap((match) => {
      const text = (match[1] ?? '').trim();
      const start = match.index + match[0].indexOf(text);
      return text === '' ? [] : [{ text: capitalized(text), start, end: start + text.length }];
    }),
  );
}
