import type { Copy } from '#builtin/copy/copy.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { ACRONYMS } from '#builtin/understand/words/humanize.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';

const MAX_CHARS = 26;
// What English forms are, as far as it is sent: "leave request form".
const SENT = setOf(
  'request report application complaint enquiry inquiry claim order feedback review referral nomination suggestion notice reply rsvp',
);
const FORMS = setOf('form formular formulario formulário formulaire modulo');
const ARTICLE = /^(\p{L}+) (?:an?|the) (?=\p{L})/iu;
// Nouns of what is done, without an article between them and the verb: "Enviar solicitud".
const DEED: { [language in Language]?: RegExp } = {
  de: /(?:ung|antrag|anfrage|bericht|umfrage|feedback|beschwerde|gesuch|bogen|wunsch)$/u,
  es: /^\p{L}+(?:ión|ud|esta|ado|ido|eja|erva|ama)$/u,
  pt: /^\p{L}+(?:ção|são|sa|ido|ato|ro|erva)$/u,
  it: /^\p{L}+(?:ione|esta|aggio|ine|amo|enza)$/u,
};
const FEMININE = /^\p{L}+(?:ion|ande|ance|ure)$/u;

/** What a form is sent with: the deed that it is called by, "Report pothole", or sending what it is, "Send application". */
export function sendLabel(title: string, isDeed: boolean, language: Language, copy: Copy): string | undefined {
  const label = isDeed ? title.replace(ARTICLE, '$1 ') : sending(title, language, copy);
  return label === undefined || label.length > MAX_CHARS ? undefined : capitalized(label);
}

function sending(title: string, language: Language, copy: Copy): string | undefined {
  const words = title.split(' ').filter((word) => !FORMS.has(word.toLowerCase()));
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase().replace(/s$/, '')];
  switch (language) {
    case 'en':
      return SENT.has(last) ? `${copy.send} ${ACRONYMS.has(last) ? last.toUpperCase() : last}` : undefined;
    case 'de':
      return words.length === 1 && DEED.de?.test(first) === true ? `${title} ${copy.submit.toLowerCase()}` : undefined;
    case 'fr':
      return FEMININE.test(first) ? `${copy.send} ${/^[aeiouéèêh]/.test(first) ? 'l’' : 'la '}${first}` : undefined;
    default:
      return DEED[language]?.test(first) === true ? `${copy.send} ${first}` : undefined;
  }
}
