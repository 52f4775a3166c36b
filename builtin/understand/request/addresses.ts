import type { Span } from '#builtin/understand/learned/tags.ts';

const WEB = String.raw`(?:https?:\/\/|www\.)[^\s,;)\]]+`;
// Starts only at a word boundary and caps the length of a mailbox, so that a long word is scanned only once.
const EMAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`;
const ADDRESS = new RegExp(`${WEB}|${EMAIL}`, 'giu');
const ENDING = /[.!?:]+$/;

/**
 * Keeps email and web addresses whole: a span that begins before an address is cut at its start, a span that begins inside one
 * covers all of it.
 */
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
  const named = first.start < start ? [{ ...first, end: start - spacesBefore(prompt, start) }] : [];
  const tag =
    spans.find((span) => isCut(span) && span.start >= start)?.tag ?? (first.tag === 'fact' ? 'value' : first.tag);
  const whole: Span = { tag, start, end };
  return [...spans.filter((span) => !isCut(span)), ...named, whole].toSorted((one, other) => one.start - other.start);
}

function spacesBefore(prompt: string, at: number): number {
  return at - prompt.slice(0, at).trimEnd().length;
}
