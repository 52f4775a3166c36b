import type { Span } from '#builtin/understand/learned/tags.ts';
import { stepCount } from '../amounts/told-count.ts';

// What a step is followed by where its fields are told in brackets.
const BRACKET = /^\s*\(/u;

/**
 * The steps that a wizard is told to have: "in 3 steps: account (email, password), plan (Basic, Pro) and signature". Where fewer
 * are marked, what stands beside the marked ones outside of brackets is a step as well, and asks for what it is called.
 */
export function withCountedSteps(prompt: string, spans: readonly Span[]): Span[] {
  const steps = spans.filter(({ tag }) => tag === 'step');
  const [first] = steps;
  if (first === undefined) return asManyAsTold(prompt, spans);
  const missing = stepCount(prompt) - steps.length;
  const isBracketed = ({ end }: Span) => BRACKET.test(prompt.slice(end, end + 3));
  const beside = spans.filter(
    (span) => span.tag === 'field' && span.start > first.end && depthAt(prompt, span.start) === 0,
  );
  const bracketed = isBracketed(first) ? beside.filter(isBracketed) : [];
  const promoted = missing > 0 && missing === beside.length ? beside : bracketed;
  const added = promoted.map((span): Span => ({ ...span, tag: 'step' }));
  return [...spans, ...added].toSorted((one, other) => one.start - other.start || rank(one) - rank(other));
}

// "In 3 steps: shape, glaze, delivery" counts what looks like choices.
function asManyAsTold(prompt: string, spans: readonly Span[]): Span[] {
  const listed = spans.filter(({ tag }) => tag === 'option');
  const isTold = listed.length > 0 && listed.length === stepCount(prompt);
  return spans.map((span) => (isTold && span.tag === 'option' ? { ...span, tag: 'step' } : span));
}

// A step stands before the field of the same words, which belongs to it.
function rank({ tag }: Span): number {
  return tag === 'step' ? 0 : 1;
}

function depthAt(prompt: string, at: number): number {
  let depth = 0;
  for (let index = 0; index < at; index += 1) {
    if (prompt[index] === '(') depth += 1;
    else if (prompt[index] === ')') depth = Math.max(0, depth - 1);
  }
  return depth;
}
