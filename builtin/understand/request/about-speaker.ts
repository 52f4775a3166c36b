import { setOf } from '#builtin/understand/learned/connectives.ts';
import type { TaggedPart } from './tagged-part.ts';

const SPEAKERS = setOf('i we ich wir je nous yo nosotros io noi eu nós');
// Openers of a sentence about oneself: "hi, I …", "and we …".
const OPENERS = setOf('hi hello hey and so hallo und bonjour et hola y ciao e oi olá');
const SIGN = /[,.;:!?–—-]$/u;
const BEFORE_MAX_CHARS = 30;

/** Whether a part only describes the person asking, not the screen: "I run a bakery, …", "hello, I am a teacher and …". */
export function isAboutSpeaker(prompt: string, { tag, start }: Pick<TaggedPart, 'tag' | 'start'>): boolean {
  if (tag === 'button' || tag === 'quote' || tag === 'title') return false;
  const before = prompt.slice(Math.max(0, start - BEFORE_MAX_CHARS), start).toLowerCase();
  const words = before.trim().split(/\s+/u);
  if (!SPEAKERS.has(words.at(-1) ?? '')) return false;
  const earlier = words.at(-2);
  return earlier === undefined || SIGN.test(earlier) || OPENERS.has(earlier);
}
