import type { Copy } from '#builtin/copy/copy.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { sendLabel } from './send-label.ts';
import type { Title } from '../title/title.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

/** What a form is for, as far as it makes a difference to what it asks and how it is sent. */
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
const BOOKS = wordList(
  'booking|reserv*|appointment|appointments|termin*|tischbuchung|raumbuchung|buchung|buchen|cita|prenot*|agendamento|agendar',
  'marcar|rendez vous',
);
const BOOK = wordList('book');
const IS_A_BOOK = wordList(
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
    wordList('log in|login|sign in|signin|einloggen|anmeldeformular|connexion|iniciar sesion|accedi|accesso|entrar'),
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
  ['booking', BOOKS],
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

/** What tells how a form is sent. */
type Sent = { prompt: string; named: Title; language: Language; copy: Copy };

/** What a form is for, as far as its prompt says. */
export function purposeOf(prompt: string): Purpose {
  const text = prompt.replaceAll(/password links?/giu, '');
  const found = PURPOSES.find(([purpose, words]) => says(words, text) || (purpose === 'booking' && isBooking(text)));
  return found?.[0] ?? 'general';
}

function isBooking(text: string): boolean {
  return says(BOOKS, text) || (says(BOOK, text) && !says(IS_A_BOOK, text));
}

const ADDS = /\b(?:add|new|edit|review)\b/;

/** The words on the button that sends a form: the deed that it is called by, its purpose, or sending what it is. */
export function submitLabel({ prompt, named, language, copy }: Sent): string {
  const deed = named.title === undefined ? undefined : sendLabel(named.title, named.isDeed, language, copy);
  return (named.isDeed ? deed : undefined) ?? purposeLabel(prompt, copy) ?? deed ?? copy.submit;
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
