import { wordsOf } from '../words.ts';

/** Verbs that interfaces use for the same intent. */
const SAME_VERBS: readonly (readonly string[])[] = [
  ['save', 'update', 'apply', 'store'],
  ['delete', 'remove', 'discard', 'erase'],
  ['create', 'add', 'new'],
  ['submit', 'send', 'confirm'],
  ['cancel', 'abort', 'dismiss', 'close', 'back'],
  ['edit', 'change', 'modify', 'rename'],
  ['approve', 'accept', 'confirm', 'allow'],
  ['reject', 'decline', 'deny', 'refuse'],
  ['login', 'log', 'sign'],
  ['buy', 'checkout', 'order', 'purchase', 'pay'],
  ['book', 'reserve', 'schedule'],
  ['next', 'continue', 'proceed'],
  ['export', 'download'],
  ['refresh', 'reload', 'retry'],
  ['view', 'open', 'show', 'see', 'details'],
  ['register', 'signup', 'enroll', 'join', 'subscribe'],
];

/** Words that do not describe the intent. */
const FILLERS = new Set([
  'a',
  'an',
  'the',
  'my',
  'your',
  'this',
  'now',
  'button',
  'btn',
  'action',
  'please',
  'and',
  'to',
]);

/**
 * How well a control's words match the intent of an action: 0 for another verb or another object, up to 1 for the same
 * words. The verbs must mean the same, and so must the objects when both name one.
 */
export function intentLikeness(actionText: string, controlText: string): number {
  const [action, control] = [intentWords(actionText), intentWords(controlText)];
  const [verb, ...things] = action;
  if (verb === undefined || control.length === 0) return 0;
  const verbs = new Set([verb, ...SAME_VERBS.filter((group) => group.includes(verb)).flat()]);
  const spoken = control.find((word) => verbs.has(word));
  if (spoken === undefined) return 0;
  const others = control.filter((word) => word !== spoken);
  const shared = things.filter((thing) => others.some((other) => sameThing(thing, other))).length;
  if (things.length > 0 && others.length > 0 && shared === 0) return 0;
  const verbScore = spoken === verb ? 0.6 : 0.4;
  return verbScore + 0.4 * (things.length + others.length === 0 ? 1 : (2 * shared) / (things.length + others.length));
}

function intentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !FILLERS.has(word));
}

// Singular and plural mean the same object.
function sameThing(one: string, other: string): boolean {
  return one.replace(/s$/, '') === other.replace(/s$/, '');
}
