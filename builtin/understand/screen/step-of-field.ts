import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import type { NamedSection } from '../request/sections-of-parts.ts';

const WORD_MIN_CHARS = 4;
const MOMENTS: ReadonlySet<FieldKind> = new Set(['date', 'time', 'dateTime', 'dateRange']);
const CONTACTS: ReadonlySet<FieldKind> = new Set(['email', 'phone']);
const WHEN = wordList(
  'when|date|dates|day|time|times|slot|period|duration|wann|datum|termin|uhrzeit|zeit|zeitraum|quand|heure|horaire|creneau|periode|jour',
  'cuando|fecha|fechas|hora|horario|periodo|quando|data|date|ora|orario|giorno|dia|datas',
);
const BIRTH = wordList('birth*|born|geburt*|naissance|nacimiento|nascita|nascimento|dob');

// What steps ask for whose titles do not name it: "your details", "bank details", "delivery".
const TOPICS: readonly { titled: WordList; asks: WordList }[] = [
  {
    titled: wordList('bank*|bankverbindung|banq*|banc*|direct debit|lastschrift'),
    asks: wordList(
      'iban|bic|swift|account*|sort code|konto*|kontoinhaber|compte|titulaire|cuenta|titular|conto|intestatario|conta',
    ),
  },
  {
    titled: wordList('pay*|payment|zahl*|bezahl*|paiement|payer|pag*|pay'),
    asks: wordList('card|karte*|carte|tarjeta|carta|cartao|payment*|zahl*|paiement|pago|pagamento|voucher|coupon'),
  },
  {
    titled: wordList(
      'address*|adress*|anschrift|direccion|indirizzo|endereco|morada|deliver*|shipping|liefer*|livraison|envio|entrega|consegna',
    ),
    asks: wordList(
      'street|address*|city|town|zip*|postal*|postcode|country|recipient|strasse|hausnummer|plz|ort|stadt|land|rue|ville|code postal|pays|' +
        'calle|ciudad|via|citta|cap|rua|cidade|direccion|indirizzo|endereco|morada|adress*|anschrift',
    ),
  },
];
const PERSON_TITLE = wordList(
  'personal*|person*|contact*|kontakt*|your details|about you|details|customer|guest|applicant|patient*|coordonnees|' +
    'coordenadas|contatt*|contatos|anagraf*|dati personali|datos personales|dados pessoais|ihre daten|angaben zur person|' +
    'who|wer|qui|quien|quienes|chi|quem',
);
const PERSON_ASKS = wordList(
  'institution*|organisation|organization|company|employer|profession|firma|verein|arbeitgeber|beruf|entreprise|societe|empresa|empleador|azienda|ditta|ente|' +
    'name|first name|last name|given name|family name|full name|surname|preferred name|vorname|nachname|prenom|nom|nombre|apellid*|' +
    'nome|cognome|sobrenome|apelido|birth*|geburt*|naissance|nacimiento|nascita|nascimento|dob',
);

/**
 * The fields of each step, in the order of the steps: those that a step names, or that are asked for under such a title. What no
 * step names goes into a step between its neighbours that has nothing yet, else to what stands before it.
 */
export function fieldsOfSteps(steps: readonly NamedSection[], declared: readonly Field[]): Field[][] {
  const told = declared.map((field) => stepNaming(steps, field));
  const found = declared.map((field, at) => {
    const step = told[at] ?? -1;
    // "Who moves in" names the day of the move less than "which flat and from when" does.
    const when = isMoment(field) ? steps.findIndex(({ title }) => says(WHEN, title)) : -1;
    if (when !== -1 && !says(WHEN, steps[step]?.title ?? '')) return when;
    return step === -1 ? steps.findIndex(({ title }) => isAskedUnder(title, field)) : step;
  });
  const places = [...found];
  for (let start = 0; start < found.length; start += 1) {
    if (found[start] !== -1 || (start > 0 && found[start - 1] === -1)) continue;
    const next = found.findIndex((step, at) => at > start && step !== -1);
    const end = next === -1 ? found.length : next;
    const before = start === 0 ? -1 : (found[start - 1] ?? -1);
    const open = emptyBetween(found, before, next === -1 ? steps.length : (found[next] ?? steps.length));
    for (let at = start; at < end; at += 1) {
      const spread = open[Math.floor(((at - start) * open.length) / (end - start))];
      places[at] = spread ?? (before === -1 ? Math.max(0, found[end] ?? steps.length - 1) : before);
    }
  }
  return steps.map((_, step) => declared.filter((__, at) => places[at] === step));
}

function emptyBetween(found: readonly number[], before: number, after: number): number[] {
  const count = Math.max(0, after - before - 1);
  return Array.from({ length: count }, (_, at) => before + 1 + at).filter((step) => !found.includes(step));
}

// The step whose title has the first of the words of a field: "alarm below this temperature" belongs to alarms.
function stepNaming(steps: readonly NamedSection[], field: Field): number {
  const own = steps.findIndex(({ fields }) => fields.some((one) => isSame(one, field)));
  if (own !== -1) return own;
  for (const word of wordsOf(`${field.name} ${field.label}`)) {
    const step = steps.findIndex(({ title }) => wordsOf(title).some((other) => areSameWord(word, other)));
    if (step !== -1) return step;
  }
  return -1;
}

/** Whether two words of names are one, in singular or plural; short words have to be alike: a cart is no card. */
export function areSameWord(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < WORD_MIN_CHARS) return false;
  return singular(one) === singular(other) || (shorter > WORD_MIN_CHARS && haveSameStem(one, other));
}

function isSame(a: Field, b: Field): boolean {
  const [left, right] = [joinedWords(a.label), joinedWords(b.name)];
  return left === right || left.includes(right) || right.includes(left);
}

/** Whether a field asks for a day or a time; that of a birth is about a person. */
export function isMoment({ kind, name }: Field): boolean {
  return MOMENTS.has(kind) && !says(BIRTH, wordsOf(name).join(' '));
}

function isAskedUnder(title: string, field: Field): boolean {
  const words = wordsOf(field.name).join(' ');
  if (isMoment(field)) return MOMENTS.has(fieldKindOf(title)) || says(WHEN, title);
  if (TOPICS.some(({ titled, asks }) => says(titled, title) && says(asks, words))) return true;
  return (isContact(field) || isOfPerson(field)) && says(PERSON_TITLE, title);
}

/** Whether a field asks where somebody is reached. */
export function isContact({ kind }: Field): boolean {
  return CONTACTS.has(kind);
}

/** Whether a field asks for a name or a birth of somebody. */
export function isOfPerson({ name }: Field): boolean {
  return says(PERSON_ASKS, wordsOf(name).join(' '));
}
