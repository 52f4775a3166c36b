import { choiceOf } from './choice.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import type { Field, FieldKind } from './field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { inLanguage, type Language } from '#builtin/understand/words/language.ts';
import { type Purpose, purposeOf } from '#builtin/understand/screen/purpose.ts';
import type { NamedSection } from '#builtin/understand/request/request-parts.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';

// The kind of each, and its label in the languages, in their order.
const FIELDS = {
  name: ['text', 'Name | Name | Nom | Nombre | Nome | Nome'],
  email: ['email', 'Email | E-Mail | E-mail | Correo electrónico | E-mail | E-mail'],
  message: ['longText', 'Message | Nachricht | Message | Mensaje | Mensagem | Messaggio'],
  password: ['password', 'Password | Passwort | Mot de passe | Contraseña | Senha | Password'],
  date: ['date', 'Date | Datum | Date | Fecha | Data | Data'],
  time: ['time', 'Time | Uhrzeit | Heure | Hora | Hora | Ora'],
  rating: ['rating', 'Rating | Bewertung | Note | Valoración | Avaliação | Valutazione'],
  comments: ['longText', 'Comments | Kommentar | Commentaire | Comentario | Comentário | Commento'],
  address: ['text', 'Address | Adresse | Adresse | Dirección | Endereço | Indirizzo'],
  city: ['text', 'City | Ort | Ville | Ciudad | Cidade | Città'],
  postalCode: ['text', 'Postal code | Postleitzahl | Code postal | Código postal | CEP | CAP'],
  cardNumber: [
    'text',
    'Card number | Kartennummer | Numéro de carte | Número de tarjeta | Número do cartão | Numero della carta',
  ],
  expiry: ['text', 'Expiry date | Gültig bis | Date d’expiration | Fecha de caducidad | Validade | Scadenza'],
  securityCode: [
    'text',
    'Security code | Prüfnummer | Code de sécurité | Código de seguridad | Código de segurança | Codice di sicurezza',
  ],
  accountHolder: [
    'text',
    'Account holder | Kontoinhaber | Titulaire du compte | Titular de la cuenta | Titular da conta | Intestatario del conto',
  ],
  iban: ['text', 'IBAN | IBAN | IBAN | IBAN | IBAN | IBAN'],
  query: ['text', 'Search for | Suchbegriff | Recherche | Buscar | Pesquisar | Cerca'],
  amount: ['money', 'Amount | Betrag | Montant | Importe | Valor | Importo'],
  emailNotices: [
    'yesNo',
    'Email notifications | E-Mail-Benachrichtigungen | Notifications par e-mail | Notificaciones por correo | Notificações por e-mail | Notifiche via e-mail',
  ],
  pushNotices: [
    'yesNo',
    'Push notifications | Push-Benachrichtigungen | Notifications push | Notificaciones push | Notificações push | Notifiche push',
  ],
  file: ['file', 'File | Datei | Fichier | Archivo | Arquivo | File'],
} as const satisfies { [name: string]: readonly [FieldKind, string] };

type Usual = keyof typeof FIELDS;

const USUAL_FIELDS: { [purpose in Purpose]: readonly Usual[] } = {
  reset: ['email'],
  calculate: ['amount'],
  signIn: ['email', 'password'],
  signUp: ['name', 'email', 'password'],
  contact: ['name', 'email', 'message'],
  newsletter: ['email'],
  feedback: ['rating', 'comments'],
  booking: ['name', 'email', 'date', 'time'],
  checkout: ['name', 'email', 'address', 'city', 'postalCode'],
  address: ['name', 'address', 'city', 'postalCode'],
  payment: ['cardNumber', 'expiry', 'securityCode'],
  bank: ['accountHolder', 'iban'],
  search: ['query'],
  upload: ['file'],
  general: ['name', 'email', 'message'],
};

/** The fields that such a form usually has, for a prompt that names none. */
export function usualFields(purpose: Purpose, language: Language): Field[] {
  return fieldsCalled(USUAL_FIELDS[purpose], language);
}

/** The settings that nearly everything has, for a prompt that names none. */
export function usualSettings(language: Language): Field[] {
  return fieldsCalled(['emailNotices', 'pushNotices'], language);
}

function fieldsCalled(names: readonly Usual[], language: Language): Field[] {
  return names.map((usual) => {
    const [kind, labels] = FIELDS[usual];
    const label = inLanguage(labels, language) ?? usual;
    return { name: identifier(usual, 'field'), label, kind, required: usual !== 'comments' && usual !== 'rating' };
  });
}

/** The steps that ask something in a wizard of which the request names no step and no field; `count` of them, 1 to 5. */
export function usualSteps(prompt: string, copy: Copy, language: Language, count: number): NamedSection[] {
  const isAccount = ['signUp', 'signIn'].includes(purposeOf(prompt));
  // In their order on the screen; the first number is how many steps there have to be for each.
  const steps: [from: number, title: string, names: readonly Usual[]][] = [
    [1, copy.aboutYou, isAccount ? USUAL_FIELDS.signUp : ['name', 'email']],
    [3, copy.address, ['address', 'city', 'postalCode']],
    [4, copy.when, ['date', 'time']],
    [2, copy.details, ['message']],
    [5, copy.questions, ['comments']],
  ];
  return steps
    .filter(([from]) => from <= count)
    .map(([, title, names]) => ({ title, fields: fieldsCalled(names, language) }));
}

// Settings whose answers are the same everywhere, by their folded names: the answers in the languages, in their order.
const USUAL_CHOICES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:theme|appearance|colou?r scheme|design|thema|tema|apparence|darstellung)$/,
    'Light, Dark, System | Hell, Dunkel, System | Clair, Sombre, Système | Claro, Oscuro, Sistema | Claro, Escuro, Sistema | Chiaro, Scuro, Sistema',
  ],
  [
    /^(?:font|text|letter) size$|^schriftgrosse$|^taille (?:du texte|de police)$/,
    'Small, Medium, Large | Klein, Mittel, Groß | Petite, Moyenne, Grande | Pequeño, Mediano, Grande | Pequeno, Médio, Grande | Piccolo, Medio, Grande',
  ],
  [
    /^(?:(?:\w+ )?frequency|how often|haufigkeit|frequence|frecuencia)$/,
    'Daily, Weekly, Monthly | Täglich, Wöchentlich, Monatlich | Quotidien, Hebdomadaire, Mensuel | Diario, Semanal, Mensual | Diário, Semanal, Mensal | Giornaliero, Settimanale, Mensile',
  ],
  [
    /^(?:(?:measurement )?units?|unit system|einheiten|unites|unidades)$/,
    'Metric, Imperial | Metrisch, Imperial | Métrique, Impérial | Métrico, Imperial | Métrico, Imperial | Metrico, Imperiale',
  ],
  [
    /^(?:(?:profile )?visibility|sichtbarkeit|visibilite|visibilidad)$/,
    'Everyone, Contacts, Only me | Alle, Kontakte, Nur ich | Tout le monde, Contacts, Moi uniquement | Todos, Contactos, Solo yo | Todos, Contatos, Só eu | Tutti, Contatti, Solo io',
  ],
];

const OPEN: ReadonlySet<FieldKind> = new Set(['text', 'number', 'rating', 'yesNo']);
// The same for whatever asks.
const SIZES = 'XS, S, M, L, XL, XXL';
const USUAL_ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:t ?)?shirt ?(?:size|grosse)$|^(?:taille|talla|tamanho|taglia) (?:\p{L}{1,4} )?(?:t shirt|tee shirt|maillot|camiseta|maglietta)$/u,
    Array.from({ length: 6 }, () => SIZES).join(' | '),
  ],
  [
    /^(?:difficulty(?: level)?|schwierigkeit(?:sgrad)?|difficulte|dificultad|dificuldade|difficolta)$/,
    'Easy, Medium, Hard | Leicht, Mittel, Schwer | Facile, Moyen, Difficile | Fácil, Media, Difícil | Fácil, Média, Difícil | Facile, Media, Difficile',
  ],
];

/** The answers that a setting of that name has everywhere; undefined for one whose answers only the caller knows. */
export function usualChoices(label: string, language: Language): readonly string[] | undefined {
  return answersOf(USUAL_CHOICES, label, language) ?? answersOf(USUAL_ANSWERS, label, language);
}

/** A field with the answers that it has everywhere, where nothing else is told of it. */
export function withUsualAnswers(field: Field, language: Language): Field {
  const isOpen = field.choices === undefined && field.initial === undefined && field.max === undefined;
  const answers = isOpen && OPEN.has(field.kind) ? answersOf(USUAL_ANSWERS, field.label, language) : undefined;
  return answers === undefined ? field : { ...field, kind: 'choice', choices: answers.map(choiceOf) };
}

function answersOf(known: typeof USUAL_CHOICES, label: string, language: Language): readonly string[] | undefined {
  const words = foldText(label).replaceAll('-', ' ');
  const answers = known.find(([pattern]) => pattern.test(words))?.[1];
  return answers === undefined ? undefined : inLanguage(answers, language)?.split(', ');
}
