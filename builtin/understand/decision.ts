import type { Copy } from '../copy/copy.ts';
import { foldText } from './fold-text.ts';
import { capitalized } from './identifier.ts';

// What is about to be done, from the form in which it is announced.
const VERBS: { [stem: string]: string } = {
  delet: 'Delete',
  remov: 'Remove',
  cancel: 'Cancel',
  cancell: 'Cancel',
  send: 'Send',
  publish: 'Publish',
  archiv: 'Archive',
  leav: 'Leave',
  plac: 'Place',
  approv: 'Approve',
  submitt: 'Submit',
  reset: 'Reset',
  resett: 'Reset',
  transferr: 'Transfer',
  pay: 'Pay',
  book: 'Book',
  clos: 'Close',
  upgrad: 'Upgrade',
  downgrad: 'Downgrade',
  empty: 'Empty',
  discard: 'Discard',
};
const PAIR =
  /\b(approve|accept|allow|grant|confirm|keep|agree|annehmen|genehmigen|accepter|approuver|aceptar|aprobar)\b(?:\s+\p{L}+)?\s*(?:\/|\b(?:or|and|oder|und|ou|et|o|y)\b)\s*(reject|deny|decline|refuse|block|discard|disagree|remove|ablehnen|refuser|rejeter|rechazar)\b/iu;
const ASKS_LEAVE = /\b(?:permission|erlaubnis|autorisation|permiso)\b/;

/** The labels of the two answers to a question. */
export type Decision = { yes: string; no: string };

/** The two answers to the question that a prompt puts; `title` is the question as it is shown. */
export function decisionIn(prompt: string, title: string, copy: Copy): Decision {
  const pair = PAIR.exec(prompt);
  if (pair !== null) return { yes: capitalized(pair[1] ?? copy.confirm), no: capitalized(pair[2] ?? copy.deny) };
  if (ASKS_LEAVE.test(foldText(prompt))) return { yes: copy.allow, no: copy.refuse };
  const verb = Object.values(VERBS).find((word) => new RegExp(`\\b${word}\\b`, 'iu').test(title));
  // "Cancel" can't be both answers: who keeps it does not cancel.
  if (verb === 'Cancel') return { yes: cancelling(title), no: copy.keep };
  return { yes: verb ?? copy.confirm, no: copy.deny };
}

/** A text whose first word says in another form what is done, in the imperative: "Deleting it" gives "Delete it". */
export function imperative(text: string): string {
  return text.replace(/^(\p{L}+?)ing\b/iu, (word, stem: string) => VERBS[stem.toLowerCase()] ?? word);
}

/** True for a text that begins with something to be done. */
export function isDeedTitle(text: string): boolean {
  return Object.values(VERBS).some((verb) => text.startsWith(`${verb} `));
}

function cancelling(title: string): string {
  const thing = /\bcancel(?:ling)?\s+(?:the|my|your|this|our|an?)\s+(\p{L}+)/iu.exec(title)?.[1];
  return thing === undefined || thing.length > 20 ? 'Cancel' : `Cancel ${thing.toLowerCase()}`;
}
