const EMAIL = /^[\w.%+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;
// Without a country's code it may as well be the number of anything else.
const PHONE = /^\+[1-9](?:[ ()./-]{0,2}\d){6,14}$/;

/** Where a text leads that is nothing but an e-mail address or an international telephone number; undefined for any other. */
export function contactHref(text: string): string | undefined {
  if (EMAIL.test(text)) return `mailto:${text}`;
  return PHONE.test(text) ? `tel:${text.replace('(0)', '').replaceAll(/[^+\d]/g, '')}` : undefined;
}
