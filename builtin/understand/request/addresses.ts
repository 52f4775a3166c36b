import type { Span } from '#builtin/understand/learned/tags.ts';

const WEB = String.raw`(?:https?:\/\/|www\.)[^\s,;)\]]+`;
// Begins only where a word does and is no longer than a mailbox may be, so that a long word is looked at once.
const EMAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`;
const ADDRESS = new RegExp(`${WEB}|${EMAIL}`, 'giu');
const ENDING = /[.!?:]+$/;

/** Spans that cut no email and no web address apart: one that begins before it ends there, one that begins within it has it whole. */
export function keepAddresses(prompt: string, spans: readonly Span[]): Span[] {
  const addresses = [...prompt.matchAll(ADDRESS)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.replace(ENDING, '').length,
  }));
  return addresses.reduce((kept, address) => withAddress(prompt, kept, address), [...spans]);
}

function withAddress(prompt: string, spans: readonly Span[], { start, end }: { start: number; end: number }): Span[] {
  const isCut = ({ start: from, end: to }: Span) => from < end && start < to;
  const [first] = spans.filter(isCut);
  if (first === undefined) return [...spans];
  const named = first.start < start ? [{ ...first, end: start - blanksBefore(prompt, start) }] : [];
  const tag =
    spans.find((span) => isCut(span) && span.start >= start)?.tag ?? (first.tag === 'fact' ? 'value' : first.tag);
  const whole: Span = { tag, start, end };
  return [...spans.filter((span) => !isCut(span)), ...named, whole].toSorted((one, other) => one.start - other.start);
}

function blanksBefore(prompt: string, at: number): number {
  return at - prompt.slice(0, at).trimEnd().length;
}
