import type { RequestParts } from '#builtin/understand/request/request-parts.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const FEW_WORDS = 6;
const LISTS_PARTS = /[,:;\n"“„«]|\b(?:with|mit|avec|con|com)\s/iu;

/** A few words without a list only name a screen, even if the tagger marks parts in them. */
export function isFewWords({ prompt, parts }: Understanding): boolean {
  return namesNoParts(parts) || (prompt.trim().split(/\s+/).length <= FEW_WORDS && !LISTS_PARTS.test(prompt));
}

/** True if the tagger found nothing but a title. */
export function namesNoParts(parts: RequestParts): boolean {
  return Object.entries(parts).every(([name, part]) => name === 'title' || part === undefined || part.length === 0);
}

/** The same request without the parts that the tagger marked in words that only name a screen. */
export function withoutParts(u: Understanding): Understanding {
  const { title } = u.parts;
  const parts = { ...u.parts, fields: [], columns: [], facts: [], options: [], sections: [], steps: [], plans: [] };
  return { ...u, fields: [], parts: { ...parts, title } };
}
