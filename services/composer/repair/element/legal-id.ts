import { LIMITS } from '#contract/limits.ts';
import { ELEMENT_ID } from '#contract/spec/spec.ts';

/**
 * An id that the format allows: the same id when it is legal, else its letters and digits with a short hash of the
 * original, so that the result is stable and two ids never collide.
 */
export function legalId(id: string): string {
  if (id.length <= LIMITS.contextElementIdMaxChars && ELEMENT_ID.test(id) && !(id in Object.prototype)) return id;
  const words = id
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${/^[A-Za-z]/.test(words) ? words : `e-${words}`}-${hashOf(id)}`.replace(/-{2,}/, '-');
}

// FNV-1a: short and portable; this needs no cryptographic strength.
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
