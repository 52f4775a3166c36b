import type { Field, FieldKind } from './field.ts';
import { identifier } from './identifier.ts';
import type { Language } from './language.ts';
import type { Purpose } from './purpose.ts';

type Usual =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'password'
  | 'date'
  | 'time'
  | 'guests'
  | 'rating'
  | 'comments'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'cardNumber'
  | 'expiry'
  | 'securityCode'
  | 'accountHolder'
  | 'iban'
  | 'query'
  | 'amount'
  | 'file';

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

const KINDS: { [field in Usual]: FieldKind } = {
  name: 'text',
  email: 'email',
  phone: 'phone',
  message: 'longText',
  password: 'password',
  date: 'date',
  time: 'time',
  guests: 'quantity',
  rating: 'rating',
  comments: 'longText',
  address: 'text',
  city: 'text',
  postalCode: 'text',
  cardNumber: 'text',
  expiry: 'text',
  securityCode: 'text',
  accountHolder: 'text',
  iban: 'text',
  query: 'text',
  amount: 'money',
  file: 'file',
};

const LABELS: { [language in Language]: { [field in Usual]: string } } = {
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    password: 'Password',
    date: 'Date',
    time: 'Time',
    guests: 'Guests',
    rating: 'Rating',
    comments: 'Comments',
    address: 'Address',
    city: 'City',
    postalCode: 'Postal code',
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    securityCode: 'Security code',
    accountHolder: 'Account holder',
    iban: 'IBAN',
    query: 'Search for',
    amount: 'Amount',
    file: 'File',
  },
  de: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    password: 'Passwort',
    date: 'Datum',
    time: 'Uhrzeit',
    guests: 'Personen',
    rating: 'Bewertung',
    comments: 'Kommentar',
    address: 'Adresse',
    city: 'Ort',
    postalCode: 'Postleitzahl',
    cardNumber: 'Kartennummer',
    expiry: 'Gültig bis',
    securityCode: 'Prüfnummer',
    accountHolder: 'Kontoinhaber',
    iban: 'IBAN',
    query: 'Suchbegriff',
    amount: 'Betrag',
    file: 'Datei',
  },
  fr: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Message',
    password: 'Mot de passe',
    date: 'Date',
    time: 'Heure',
    guests: 'Personnes',
    rating: 'Note',
    comments: 'Commentaire',
    address: 'Adresse',
    city: 'Ville',
    postalCode: 'Code postal',
    cardNumber: 'Numéro de carte',
    expiry: 'Date d’expiration',
    securityCode: 'Code de sécurité',
    accountHolder: 'Titulaire du compte',
    iban: 'IBAN',
    query: 'Recherche',
    amount: 'Montant',
    file: 'Fichier',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Mensaje',
    password: 'Contraseña',
    date: 'Fecha',
    time: 'Hora',
    guests: 'Personas',
    rating: 'Valoración',
    comments: 'Comentario',
    address: 'Dirección',
    city: 'Ciudad',
    postalCode: 'Código postal',
    cardNumber: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    securityCode: 'Código de seguridad',
    accountHolder: 'Titular de la cuenta',
    iban: 'IBAN',
    query: 'Buscar',
    amount: 'Importe',
    file: 'Archivo',
  },
  pt: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    message: 'Mensagem',
    password: 'Senha',
    date: 'Data',
    time: 'Hora',
    guests: 'Pessoas',
    rating: 'Avaliação',
    comments: 'Comentário',
    address: 'Endereço',
    city: 'Cidade',
    postalCode: 'CEP',
    cardNumber: 'Número do cartão',
    expiry: 'Validade',
    securityCode: 'Código de segurança',
    accountHolder: 'Titular da conta',
    iban: 'IBAN',
    query: 'Pesquisar',
    amount: 'Valor',
    file: 'Arquivo',
  },
  it: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    message: 'Messaggio',
    password: 'Password',
    date: 'Data',
    time: 'Ora',
    guests: 'Persone',
    rating: 'Valutazione',
    comments: 'Commento',
    address: 'Indirizzo',
    city: 'Città',
    postalCode: 'CAP',
    cardNumber: 'Numero della carta',
    expiry: 'Scadenza',
    securityCode: 'Codice di sicurezza',
    accountHolder: 'Intestatario del conto',
    iban: 'IBAN',
    query: 'Cerca',
    amount: 'Importo',
    file: 'File',
  },
};

/** The fields that such a form usually has, for a prompt that names none. */
export function usualFields(purpose: Purpose, language: Language): Field[] {
  return USUAL_FIELDS[purpose].map((usual) => {
    const label = LABELS[language][usual];
    return {
      name: identifier(usual, 'field'),
      label,
      kind: KINDS[usual],
      required: usual !== 'comments' && usual !== 'rating',
    };
  });
}
