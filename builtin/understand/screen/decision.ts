import type { Copy } from '#builtin/copy/copy.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';

// The imperative for the stem of a verb: "deleting" has the stem "delet".
const VERBS: { [stem: string]: string } = Object.fromEntries(
  (
    'delet:Delete remov:Remove cancel:Cancel cancell:Cancel send:Send publish:Publish archiv:Archive leav:Leave ' +
    'plac:Place approv:Approve submitt:Submit reset:Reset resett:Reset transferr:Transfer pay:Pay book:Book ' +
    'clos:Close upgrad:Upgrade downgrad:Downgrade empty:Empty discard:Discard'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);
const FAILURES = [
  'fail(?:ed|s|ure)?|declined|unsuccessful|could not|can ?not be',
  'fehlgeschlagen|abgelehnt|echoue|refusee?|fallid[oa]|rechazad[oa]',
];
/** Matches folded text (lower case, no accents) that reports a failure. */
export const FAILED = new RegExp(`\\b(?:${FAILURES.join('|')})\\b`);
const CONFIRMS = /^(?:confirm(?:ation|ing)?|ask(?: the user)?(?: to confirm| before)?)\b/iu;
const SCREEN = /^\s*(?:screen|page|dialog|prompt|modal)\b/iu;
const JOINT = /^\s*(?:for|of|to|before|that|whether|after)?\s*(?:(?:the|an?)\s+)?/iu;

/** The labels of the two buttons of a confirmation. */
export type Decision = { yes: string; no: string };

/** The two answers to the question in `title`: the labels that the request names, else the verb of the title and a refusal. */
export function decisionIn(labels: readonly string[], title: string, copy: Copy): Decision {
  const [first, second] = labels;
  if (first !== undefined && second !== undefined) return { yes: first, no: second };
  const verb = Object.values(VERBS).find((word) => new RegExp(`\\b${word}\\b`, 'iu').test(title));
  // When the question is whether to cancel, "Cancel" cannot also be the refusal.
  if (verb === 'Cancel') return { yes: first ?? cancelling(title), no: copy.keep };
  return { yes: first ?? verb ?? copy.confirm, no: copy.deny };
}

/** Puts the verb at the start of a text into the imperative: "Deleting it" gives "Delete it". */
export function imperative(text: string): string {
  return text.replace(/^(\p{L}+?)ing\b/iu, (word, stem: string) => VERBS[stem.toLowerCase()] ?? word);
}

// Ends with a whole word.
const BEFORE = /\bbefore\s([^,.;:?!\n]{3,60})(?![\p{L}\p{N}])/iu;
const SUBJECTS = /^(?:someone|somebody|anyone|people|users?|they|you|i|we|it)$/;
const DETERMINER = /^(?:th\p{L}+|an?|my|your|his|her|our|all)$/u;
const OBJECT_END = /^(?:to|in|from|on|at|for|with|of|and|or|after|that|\p{L}+ly)$/u;
const NEXT_CLAUSE: ReadonlySet<string> = new Set(
  'it they you we i is are should must ask tell show make warn remind give offer let say check want need'.split(' '),
);

/** The action that a confirmation precedes: "before someone closes their shop" gives "Close shop". */
export function pendingAction(prompt: string): string | undefined {
  const words = (BEFORE.exec(prompt)?.[1] ?? '').toLowerCase().split(/\s+/);
  const [verb = '', ...rest] = SUBJECTS.test(words[0] ?? '') ? words.slice(1) : words;
  const imperativeVerb = VERBS[verb.replace(/(?:ing|es|e|s)$/, '')];
  const object = DETERMINER.test(rest[0] ?? '') ? rest.slice(1) : rest;
  const end = object.findIndex((word) => OBJECT_END.test(word) || NEXT_CLAUSE.has(word));
  const thing = (end < 0 ? object : object.slice(0, end)).join(' ');
  return imperativeVerb === undefined || thing === '' ? undefined : `${imperativeVerb} ${thing}`;
}

/** True for a text that starts with one of these verbs in the imperative: "Delete project". */
export function isActionTitle(text: string): boolean {
  return Object.values(VERBS).some((verb) => text.startsWith(`${verb} `));
}

/** A title without the words that only announce a confirmation: "Confirm the order" gives "Order". */
export function bareTitle(title: string): string {
  const bare = CONFIRMS.test(title) ? title.replace(CONFIRMS, '').replace(SCREEN, '').replace(JOINT, '') : title;
  return capitalized(bare.replace(/\s+(?:confirmation|dialog|prompt|modal)$/iu, '').trim());
}

function cancelling(title: string): string {
  const thing = /\bcancel(?:ling)?\s+(?:the|my|your|this|our|an?)\s+(\p{L}+)/iu.exec(title)?.[1];
  return thing === undefined || thing.length > 20 ? 'Cancel' : `Cancel ${thing.toLowerCase()}`;
}
