import type { FieldKind } from './field.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { kindTold } from '#builtin/understand/learned/kind.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { beginsWith, wordList } from '#builtin/understand/words/word-list.ts';

/** Question words. A clause that begins with one is a name as a whole: "how often they need water". */
export const QUESTION_WORDS = setOf(
  [
    'how what when where who whom whose which why wie was wann wo wer wen welche welcher welches warum wofür wohin',
    'comment combien quand où qui quel quelle quels quelles pourquoi cómo cuánto cuánta cuántos cuántas cuándo dónde quién qué cuál',
    'come quanto quanta quanti quante quando dove chi quale perché como quanto quantos quantas onde quem qual',
  ].join(' '),
);
const SHORT_KINDS: ReadonlySet<FieldKind> = new Set(['text', 'tags', 'yesNo']);
const LONG_TEXT_WORDS = setOf(
  [
    'allergies allergien allergie alergias ingredients zutaten ingredientes ingredienti remarks instructions directions anleitung',
    'zubereitung preparation preparacion preparo preparazione instrucciones instrucoes istruzioni passaggi procedimento',
  ].join(' '),
);
const NUMBER_WORDS = setOf('number nummer numero');
const CONTACT_VERBS = setOf(
  'call ring text alert notify warn appeler prevenir joindre contacter anrufen llamar avisar chiamare avvisare ligar',
);

// "Accept the terms", "Zustimmung", "permission to take photos": a box to tick.
const CONSENTS = wordList(
  'accept*|agree*|consent*|permission to/for|allowed to|akzeptier*|zustimm*|einwillig*|einverstanden*|erlaubnis|accepter|accord|consent*',
  'acceptation|autorisation|autoriser|aceptar|acepto|aceptacion|autorizacion|autorizar|consentimiento|aceitar|aceito|aceite',
  'autorizacao|autorizo|consentimento|accettare|accetto|accettazione|consenso|autorizzazione|autorizzare',
);
const ASKED_IN_WORDS: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'tags']);
// Adjectives for what can be done: "adoptable", "verfügbar", "disponible".
const ABLE = /^\p{L}{3,}(?:able|ible|abile|ibile|ável|ível|bar)$/iu;

/** The kind of answer that a label asks for: "Phone number" asks for a phone number, "Notes" for a long text. */
export function fieldKindOf(label: string): FieldKind {
  const kind = told(label);
  // "Permission to take photos" asks for no photo.
  const isAskedInWords = ASKED_IN_WORDS.has(kind) || (kind === 'file' && wordsOf(label).length > 2);
  return (isAskedInWords && isConsent(label)) || (kind === 'longText' && ABLE.test(label)) ? 'yesNo' : kind;
}

/** True for words that begin with a consent: "accept the terms", "permission to take photos". */
export function isConsent(words: string): boolean {
  return beginsWith(CONSENTS, words);
}

function told(label: string): FieldKind {
  return orLongText(kindTold(committedWeights().kinds, label, 'name'), label);
}

/** Whether a label asks a question that is not answered by yes or no: "Which phone gets the alarm". */
export function isOpenQuestion(label: string): boolean {
  return QUESTION_WORDS.has(label.split(' ', 1)[0]?.toLowerCase() ?? '');
}

/** The kind of answer that a setting takes: "Email alerts" is switched on or off. */
export function settingKindOf(label: string): FieldKind {
  const kind = kindTold(committedWeights().kinds, label, 'setting');
  const words = wordsOf(label);
  // "Which phone gets the alarm" is not answered by yes or no.
  if (kind === 'yesNo' && isOpenQuestion(label)) {
    const asked = fieldKindOf(label);
    return asked === 'yesNo' ? 'text' : asked;
  }
  return kind === 'text' && NUMBER_WORDS.has(words[0] ?? '') && CONTACT_VERBS.has(words.at(-1) ?? '') ? 'phone' : kind;
}

// These words need several lines of text, although the learned model takes them for a word, tags or a yes/no answer.
function orLongText(kind: FieldKind, label: string): FieldKind {
  const words = wordsOf(label);
  const isLong = [words[0] ?? '', words.at(-1) ?? ''].some((word) => LONG_TEXT_WORDS.has(word));
  return isLong && SHORT_KINDS.has(kind) ? 'longText' : kind;
}

/** A drop-down whose entries nobody named would be empty, so the user types the answer instead. */
export function withoutChoices(kind: FieldKind): FieldKind {
  return kind === 'choice' ? 'text' : kind === 'choices' ? 'tags' : kind;
}

/** The kind of answer that a control asks for: a "date picker" asks for a date. */
export function controlKindOf(words: string): FieldKind {
  return kindTold(committedWeights().kinds, words, 'control');
}

// Controls that may be written next to the name of a field; the learned model decides which kind each one asks for.
const CONTROLS = [
  'text ?area|multi ?line (?:text|input|field)|date range(?: picker)?|file upload(?:er)?',
  '(?:date ?time|date|day|time|colou?r) ?picker|upload(?: field| area)?|star ratings?',
  'multi ?-?select|multiple choice|check ?boxes|mehrfachauswahl|tag (?:input|list)',
  'drop ?-?down(?: (?:menu|list))?|select(?: box| menu)?|radio (?:buttons?|group)|radios?',
  'picker|selector|auswahl(?:feld|liste)|(?:menu|liste) deroulante?|desplegable|combobox',
  'check ?box|tick ?box|toggles?|switch(?:es)?|schalter|casilla|slider|stepper|stars?',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'iu'));

/** Splits the control off a phrase, if it names one: "country dropdown" gives "country". */
export function namedControl(phrase: string): { kind: FieldKind | undefined; label: string } {
  const control = CONTROLS.map((words) => words.exec(phrase)?.[0]).find((found) => found !== undefined);
  if (control === undefined) return { kind: undefined, label: phrase };
  const label = phrase
    .replace(control, ' ')
    .replace(/\s+as\s+(?:an?\s+)?$/iu, '')
    .replace(/^\s*(?:for|to|of|für|zum|pour|para|de)\s+/iu, '')
    .replace(/\s+(?:for|to|of|with)\s*$/iu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { kind: controlKindOf(control), label: label === '' || /^(?:for|of)$/iu.test(label) ? phrase : label };
}
