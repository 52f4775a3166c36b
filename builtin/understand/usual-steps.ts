import type { Copy } from '../copy/copy.ts';
import { countOf } from './counts.ts';
import type { Language } from './language.ts';
import { purposeOf } from './purpose.ts';
import type { NamedSection } from './sections-from-prompt.ts';
import { usualFields } from './usual-fields.ts';

const STEPS = /(?:steps?|stages?|pages?|screens?|schritten?|stufige[rsn]?|etapes|pasos|passos|etapas|passaggi)/;

/**
 * The steps that ask something in a wizard of which the request names no step and no field: as many as it speaks of,
 * less the review at the end, and never more than there is to ask anybody.
 */
export function usualSteps(prompt: string, copy: Copy, language: Language): NamedSection[] {
  const isAccount = ['signUp', 'signIn'].includes(purposeOf(prompt));
  const contact = usualFields('contact', language);
  const steps = [
    { title: copy.aboutYou, fields: isAccount ? usualFields('signUp', language) : contact.slice(0, 2) },
    { title: copy.details, fields: contact.slice(2) },
    { title: copy.address, fields: usualFields('checkout', language).slice(2) },
    { title: copy.when, fields: usualFields('booking', language).slice(2) },
  ];
  return steps.slice(0, Math.max(1, (countOf(prompt, STEPS) ?? 3) - 1));
}
