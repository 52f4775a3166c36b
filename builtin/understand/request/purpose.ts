import type { Copy } from '#builtin/copy/copy.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';

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
const BOOKS =
  /\b(?:booking|(?<!\b(?:an?|the|this|that|my|your|our|new|of|address|guest|phone|log|note|cook|text|e) )book(?! (?:club|list|title|review|shop|store|author|collection|details)\b)|reserv\w*|appointments?|\w*buchung|termin\w*|cita|prenotazione|agendamento|rendez vous)\b/;

const PURPOSES: readonly [Purpose, RegExp][] = [
  [
    'reset',
    /\b(?:password reset|reset (?:\w+ )?password|forgot(?:ten)? password(?! links?)|passwort zurucksetzen|mot de passe oublie)\b/,
  ],
  ['calculate', /\b(?:calculator|calculate|rechner|calculateur|calculadora)\b/],
  ['signIn', /\b(?:log ?in|sign ?in|einloggen|anmeldeformular|connexion|iniciar sesion|accedi|accesso|entrar)\b/],
  [
    'signUp',
    /\b(?:sign ?up|register|registration|create (?:an )?account|registrierung|inscription|registro|cadastro|registrazione|inscricao)\b/,
  ],
  ['newsletter', /\b(?:newsletter|subscribe|mailing list|waitlist|waiting list)\b/],
  ['checkout', /\b(?:checkout|payment|kasse|paiement|pago)\b/],
  [
    'feedback',
    /\b(?:feedback|review|survey|rating|rate (?:our|your|this|the|my|us)|umfrage|avis|encuesta|sondaggio|pesquisa de|avaliacao|bewertung)\b/,
  ],
  ['booking', BOOKS],
  [
    'address',
    /\b(?:shipping|delivery|billing|postal|home)? ?address form\b|\badressformular\b|\bformulaire d adresse\b/,
  ],
  ['contact', /\b(?:contact|kontakt|get in touch|contacto|contatos?|contatti|inquiry|enquiry|support request)\b/],
  ['upload', /\b(?:upload\w*|hochladen|televerser|subir archivos|carica\w* file|enviar arquivos)\b/],
  ['search', /\b(?:search|find|suche|recherche|cerca|pesquisar|buscar)\b/],
];

/** What a form is for, as far as its prompt says. */
export function purposeOf(prompt: string): Purpose {
  const text = foldText(prompt).replaceAll(/[-_]/g, ' ');
  return PURPOSES.find(([, words]) => words.test(text))?.[0] ?? 'general';
}

const ADDS = /\b(?:add|new|edit|review)\b/;

/** The words on the button that sends a form for that purpose. */
export function submitLabel(prompt: string, copy: Copy): string {
  const text = foldText(prompt);
  switch (purposeOf(prompt)) {
    case 'signIn':
      return copy.signIn;
    case 'signUp':
      return copy.signUp;
    case 'newsletter':
      return copy.subscribe;
    case 'booking':
      return BOOKS.test(text) && !ADDS.test(text) ? copy.book : copy.submit;
    case 'contact':
    case 'feedback':
      return copy.send;
    case 'search':
      return copy.search;
    case 'calculate':
      return copy.calculate;
    default:
      return copy.submit;
  }
}
