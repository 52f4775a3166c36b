import type { Copy } from '#builtin/copy/copy.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { ACRONYMS } from '#builtin/understand/words/humanize.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';

const MAX_CHARS = 26;
// English nouns for something that is sent: "leave request form".
const SENT_THINGS = setOf(
  'request report application complaint enquiry inquiry claim order feedback review referral nomination suggestion notice reply rsvp',
);
const FORMS = setOf('form formular formulario formulário formulaire modulo');
const ARTICLE = /^(\p{L}+) (?:an?|the) (?=\p{L})/iu;
// Nouns for something that is sent, which need no article after the verb: "Enviar solicitud".
const SENT_NOUN: { [language in Language]?: RegExp } = {
  de: /(?:ung|antrag|anfrage|bericht|umfrage|feedback|beschwerde|gesuch|bogen|wunsch)$/u,
  es: /^\p{L}+(?:ión|ud|esta|ado|ido|eja|erva|ama)$/u,
  pt: /^\p{L}+(?:ção|são|sa|ido|ato|ro|erva)$/u,
  it: /^\p{L}+(?:ione|esta|aggio|ine|amo|enza)$/u,
};
const FEMININE = /^\p{L}+(?:ion|ande|ance|ure)$/u;

/** A submit label from a title: the action that it names, "Report pothole", or sending its subject, "Send application". */
export function sendLabel(title: string, isTask: boolean, language: Language, copy: Copy): string | undefined {
  const label = isTask ? title.replace(ARTICLE, '$1 ') : sending(title, language, copy);
  return label === undefined || label.length > MAX_CHARS ? undefined : capitalized(label);
}

function sending(title: string, language: Language, copy: Copy): string | undefined {
  const words = title.split(' ').filter((word) => !FORMS.has(word.toLowerCase()));
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase().replace(/s$/, '')];
  switch (language) {
    case 'en':
      return SENT_THINGS.has(last) ? `${copy.send} ${ACRONYMS.has(last) ? last.toUpperCase() : last}` : undefined;
    case 'de':
      return words.length === 1 && SENT_NOUN.de?.test(first) === true
        ? `${title} ${copy.submit.toLowerCase()}`
        : undefined;
    case 'fr':
      return FEMININE.test(first) ? `${copy.send} ${/^[aeiouéèêh]/.test(first) ? 'l’' : 'la '}${first}` : undefined;
    default:
      return SENT_NOUN[language]?.test(first) === true ? `${copy.send} ${first}` : undefined;
  }
}
