import type { Copy } from '#builtin/copy/copy.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { sendLabel } from './send-label.ts';
import type { Title } from '../title/title.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

/** The purpose of a form, as far as it affects its fields and its submit button. */
export type Purpose =
  | 'reset'
  | 'calculate'
  | 'signIn'
  | 'signUp'
  | 'contact'
  | 'newsletter'
  | 'feedback'
  | 'booking'
  | 'checkout'
  | 'payment'
  | 'address'
  | 'bank'
  | 'search'
  | 'upload'
  | 'general';

// "Book a table" and "let guests book", but not "add a book", "book club" or "address book".
const BOOKING_WORDS = wordList(
  'booking|reserv*|appointment|appointments|termin*|tischbuchung|raumbuchung|buchung|buchen|cita|prenot*|agendamento|agendar',
  'marcar|rendez vous',
);
const BOOK = wordList('book');
const NOUN_BOOK = wordList(
  'a/an/the/this/that/my/your/our/new/of/address/guest/phone/log/note/cook/text/e book',
  'book club/list/title/review/shop/store/author/collection/details',
);

const LOGS_IN = wordList('log in|login');

const SIGNS_UP = wordList(
  'sign up|signup|register|registration|create account|create an account|registrierung|inscription|registro|creer un compte',
  'crear cuenta|crear una cuenta|criar conta|criar uma conta|crea account|creare un account|konto erstellen',
  'cadastro|registrazione|inscricao',
);

const PURPOSES: readonly [Purpose, WordList][] = [
  [
    'reset',
    wordList(
      'password reset|reset password|reset my/your/the/a password|forgot/forgotten password|passwort zurucksetzen',
      'mot de passe oublie',
    ),
  ],
  ['calculate', wordList('calculator|calculate|rechner|calculateur|calculadora')],
  [
    'signIn',
    wordList(
      'log in|login|sign in|signin|einloggen|anmeldeformular|anmeldeseite|anmeldemaske|loginseite|connexion',
      'iniciar sesion|inicio de sesion|accedi|accesso|entrar',
    ),
  ],
  ['newsletter', wordList('newsletter|subscribe|mailing list|waitlist|waiting list')],
  ['signUp', SIGNS_UP],
  ['checkout', wordList('checkout|payment|kasse|paiement|pago')],
  [
    'feedback',
    wordList(
      'feedback|review|survey|rating|rate our/your/this/the/my/us|umfrage|avis|encuesta|sondaggio',
      'pesquisa de|avaliacao|bewertung',
    ),
  ],
  ['booking', BOOKING_WORDS],
  ['address', wordList('address form|adressformular|formulaire d adresse')],
  [
    'contact',
    wordList('contact|kontakt|get in touch|contacto|contatos|contato|contatti|inquiry|enquiry|support request'),
  ],
  [
    'upload',
    wordList('upload*|hochladen|televerser|subir archivos|carica file|caricare file|carica un file|enviar arquivos'),
  ],
  ['search', wordList('search|find|suche|recherche|cerca|pesquisar|buscar')],
];

/** What the label of a submit button is derived from. */
type SubmitContext = { prompt: string; named: Title; language: Language; copy: Copy };

// What a form has comes after what it is for: "contact form with name, message and a box for the newsletter".
const CONTENTS = /[:;,.]|\s(?:with|mit|avec|con|com)\s/iu;

/** The purpose of a form as far as its prompt states it: at its beginning, else anywhere. */
export function purposeOf(prompt: string): Purpose {
  const [opening = ''] = prompt.split(CONTENTS, 1);
  return purposeIn(opening) ?? purposeIn(prompt) ?? 'general';
}

function purposeIn(prompt: string): Purpose | undefined {
  const text = prompt.replaceAll(/password links?/giu, '');
  const found = PURPOSES.find(([purpose, words]) => says(words, text) || (purpose === 'booking' && isBooking(text)));
  return found?.[0];
}

function isBooking(text: string): boolean {
  return says(BOOKING_WORDS, text) || (says(BOOK, text) && !says(NOUN_BOOK, text));
}

const ADDS = /\b(?:add|new|edit|review)\b/;

/** The label of the submit button: the action in the title ("Report pothole"), else its purpose, else "Send" and what is sent. */
export function submitLabel({ prompt, named, language, copy }: SubmitContext): string {
  const label = named.title === undefined ? undefined : sendLabel(named.title, named.isTask, language, copy);
  return (named.isTask ? label : undefined) ?? purposeLabel(prompt, copy) ?? label ?? copy.submit;
}

function purposeLabel(prompt: string, copy: Copy): string | undefined {
  switch (purposeOf(prompt)) {
    case 'signIn':
      return says(LOGS_IN, prompt) ? copy.logIn : copy.signIn;
    case 'signUp':
      return copy.signUp;
    case 'newsletter':
      return says(SIGNS_UP, prompt) ? copy.signUp : copy.subscribe;
    case 'booking':
      return isBooking(prompt) && !ADDS.test(foldText(prompt)) ? copy.book : undefined;
    case 'feedback':
    case 'contact':
      return copy.send;
    case 'search':
      return copy.search;
    case 'calculate':
      return copy.calculate;
    default:
      return undefined;
  }
}
