import type { Span } from '#builtin/understand/learned/tags.ts';

// In English and German the names stand before the word for buttons.
const BUTTONS = /\s(?:buttons|knöpfe[n]?|schaltflächen)(?![\p{L}-])/giu;
const LISTED_MAX_CHARS = 80;
// Where a list of names begins: after a sign, or a word that leads to it.
const LEAD = /(?:[:;.(\n]|\b(?:with|has|have|having|plus|the|two|three|mit|sowie|den|die)\b)/giu;
const AND = /\s(?:and|or|und|oder|&)\s/giu;
const FIRST = /^\s*(?:(?:and|or|und|oder|an?|the|eine?n?)\s)+/iu;
const MAX_WORDS = 3;

/**
 * Marks the names in front of the word "buttons" as buttons: "with google and github buttons", "next and previous buttons". Further
 * ones before a comma are taken along unless they are marked as something else.
 */
export function withListedButtons(prompt: string, spans: readonly Span[]): Span[] {
  const listed = [...prompt.matchAll(BUTTONS)].flatMap(({ index }) => namesBefore(prompt, index, spans));
  if (listed.length === 0) return [...spans];
  const others = spans.filter(({ start, end }) => !listed.some((one) => one.start < end && start < one.end));
  return [...others, ...listed].toSorted((one, other) => one.start - other.start);
}

function namesBefore(prompt: string, end: number, spans: readonly Span[]): Span[] {
  const from = Math.max(0, end - LISTED_MAX_CHARS);
  const before = prompt.slice(from, end);
  const lead = [...before.matchAll(LEAD)].at(-1);
  const start = from + (lead === undefined ? 0 : lead.index + lead[0].length);
  const list = prompt.slice(start, end);
  const joint = [...list.matchAll(AND)].at(-1);
  if (joint === undefined) return [];
  const last = spanOf(prompt, start + joint.index + joint[0].length, end);
  const found = last === undefined ? [] : [last];
  let to = start + joint.index;
  for (const [at, member] of list.slice(0, joint.index).split(',').toReversed().entries()) {
    const first = FIRST.exec(member)?.[0].length ?? 0;
    const one = spanOf(prompt, to - member.length + first, to);
    const isOther = spans.some(
      ({ tag, ...span }) => tag !== 'button' && span.start < to && to - member.length < span.end,
    );
    if (last === undefined || one === undefined || (at > 0 && isOther)) break;
    found.unshift(one);
    // "A timer, and next and previous buttons": the list begins here.
    if (first > 0) break;
    to -= member.length + 1;
  }
  return found.length > 1 ? found : [];
}

function spanOf(prompt: string, from: number, to: number): Span | undefined {
  const text = prompt.slice(from, to);
  const words = text.trim().split(/\s+/);
  if (text.trim() === '' || words.length > MAX_WORDS || /[,;:]/.test(text)) return undefined;
  const start = from + text.length - text.trimStart().length;
  return { tag: 'button', start, end: start + text.trim().length };
}
