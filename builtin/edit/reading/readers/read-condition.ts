import type { Spec } from '#contract/spec/spec.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { questionIn } from '../clauses/form-questions.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { isOnScreen, type Reader } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { ANY_LANGUAGE, lexiconOf } from '#builtin/edit/words/lexicon.ts';
import { isCue, type Word } from '#builtin/edit/reading/clauses/marked-words.ts';

const intentAt = lexiconOf<'asks' | 'shows' | 'sure' | 'again'>({
  sure: 'are_you_sure really_sure confirm confirmation confirmations double_check check_again bestatigung* sicherheitsabfrage* ruckfrage* nachfragen nachgefragt sind_sie_sicher bist_du_sicher etes_vous_sur es_tu_sur confirmacion confirmar esta_seguro estas_seguro seguro_que estoy_segur* soy_segur* sono_sicur* estou_cert* estou_segur* sicher_bin sicher_ist je_suis_sur conferma confermare sei_sicuro e_sicuro confirmacao tem_certeza',
  asks: 'ask asks enter frag frage fragen abfragen angeben demande demander demandez saisir pide pedir preguntar indicar chiedi chiedere indicare pede pergunte perguntar informar',
  shows:
    'show shows display appear appears zeig zeige zeigen anzeigen erscheinen erscheint einblenden affiche afficher montre apparaitre muestra mostrar aparecer mostra mostrare mostre',
  again: 'again nochmal noch_mal noch_einmal encore otra_vez di_nuovo ancora de_novo',
});
const REQUIRED_WORDS: ReadonlySet<string> = new Set(
  'must required mandatory have pflicht muss mussen obligatoire doivent doit obligatorio obligatoria debe deben tienen obbligatorio obbligatoria devono deve obrigatorio obrigatoria'.split(
    ' ',
  ),
);
const OTHER_CHANGE_CUES: readonly Cue[] = ['remove', 'rename', 'say', 'move', 'swap', 'required', 'fill'];
const LABEL_MAX_WORDS = 6;
const INTENT_MAX_WORDS = 4;
const SURE_SCORE = 0.9;

/** Reads a request for a confirmation: "ask are you sure before deleting". */
export const readConfirm: Reader = ({ words, phrases, cues, looks }, { spec, lastMentioned }) => {
  const intents = intentsIn(words);
  const quote = phrases.flatMap(({ quotes }) => quotes).find((one) => one.endsWith('?'));
  const isQuestion = quote !== undefined && intents.has('asks') && (cues.has('before') || cues.has('first'));
  const isOther = OTHER_CHANGE_CUES.some((cue) => cues.has(cue)) || looks.length > 0;
  // "ask first", "ask before it does it": no anchor is named, so "before" is not a place.
  const asksFirst =
    intents.has('asks') &&
    ((cues.has('first') && words.length <= SHORT_WORDS) ||
      (cues.has('before') && !phrases.some(({ role, text }) => role === 'anchor' && isOnScreen(spec, text))));
  const isAgain = intents.has('asks') && intents.has('again');
  if (isOther || (!intents.has('sure') && !isQuestion && !isAgain && !asksFirst)) return undefined;
  const target = buttonIn(spec, words, quote) ?? (asksFirst ? buttonNamed(spec, lastMentioned) : undefined);
  return target === undefined ? [] : [{ verb: 'confirm', target, question: quote }];
};

/** Reads what to show or ask only when something else is on or chosen. Other conditional changes are not supported. */
export const readCondition: Reader = (clause, context) => {
  // "ask if they have a dog" is a question to ask, not a condition.
  if (!clause.cues.has('when') || questionIn(clause) !== undefined) return undefined;
  const { spec, lastMentioned } = context;
  const { condition, change } = partsOf(clause);
  const inside = (words: readonly Word[]) => phrasesIn(clause, words);
  const named = inside(condition).map(({ text, quotes }) => (quotes.length > 0 ? [text] : splitItems(text)));
  const known = named.map((parts) => parts.filter((text) => isOnScreen(spec, text)));
  // "House or Flat": every part must be known, otherwise the condition is not understood.
  if (known.some((parts, at) => parts.length > 0 && parts.length < (named[at]?.length ?? 0))) return [];
  const when = known.flat();
  const newCheckbox = when.length === 0 ? newCheckboxIn(inside(condition)) : undefined;
  const conditions = when.length > 0 ? when : newCheckbox === undefined ? [lastMentioned ?? ''] : [newCheckbox];
  const isHidden = change.some((word) => isCue(word, 'remove'));
  const isUntil = clause.words.some((word) => isCue(word, 'when') && UNTIL.has(word.folded.split(' ')[0] ?? ''));
  const isDenied = condition.some((word) => isCue(word, 'not', 'off', 'none'));
  const isShown = (isHidden ? isUntil : !isUntil) !== isDenied;
  const existing = inside(change).filter(({ role, text }) => role === 'object' && isOnScreen(spec, text));
  const verbAt = change.findIndex((_, index) => asksOrShowsAt(change, index));
  if (verbAt === -1 && !isHidden) return [];
  if (existing.length > 0 && isFullyRead(clause, change, existing)) {
    const targets = existing.map(({ text }) => text);
    return [...checkboxBefore(newCheckbox, targets[0]), { verb: 'when', targets, when: conditions, isShown }];
  }
  // "Ask" may introduce a new field; "show" needs an existing element.
  const isNew = verbAt !== -1 && intentsIn(change.slice(verbAt, verbAt + 1)).has('asks');
  return !isNew || isHidden ? [] : newField(clause, change.slice(verbAt + 1), spec, conditions);
};

const UNTIL: ReadonlySet<string> = new Set('until till unless bis jusqu hasta fino finche ate'.split(' '));

// Splits the clause into its condition and its change, in either order.
function partsOf({ words, text, start }: Clause): { condition: readonly Word[]; change: readonly Word[] } {
  const at = words.findIndex((word) => isCue(word, 'when'));
  const isConditionLast = words.slice(0, at).some((word) => !isCue(word, 'filler', 'is', 'and', 'since'));
  if (isConditionLast) return { condition: words.slice(at + 1), change: words.slice(0, at) };
  const rest = words.slice(at + 1);
  const verbAt = rest.findIndex((_, index) => asksOrShowsAt(rest, index));
  const comma = rest.findIndex(({ start: from }, index) => {
    const before = rest[index - 1];
    return before !== undefined && text.slice(before.end - start, from - start).includes(',');
  });
  const split = comma === -1 ? verbAt : comma;
  return split === -1
    ? { condition: rest, change: [] }
    : { condition: rest.slice(0, split), change: rest.slice(split) };
}

function phrasesIn({ phrases }: Clause, words: readonly Word[]): Phrase[] {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  return phrases.filter(({ start, end }) => start >= first.start && end <= last.end);
}

// True when everything that the change names is on the screen and it asks for nothing else.
function isFullyRead(clause: Clause, change: readonly Word[], existing: readonly Phrase[]): boolean {
  const named = phrasesIn(clause, change).filter(({ isSpecific, role }) => isSpecific && role === 'object');
  return (
    named.length === existing.length &&
    clause.looks.length === 0 &&
    !change.some((word) => isCue(word, 'required', 'say'))
  );
}

// "if they tick a box saying "I come alone"": the label of the new checkbox.
function newCheckboxIn(phrases: readonly Phrase[]): string | undefined {
  const isBox = phrases.some(({ kinds }) =>
    kinds.some((kind) => kind === 'checkbox' || kind === 'switch' || kind === 'card'),
  );
  return isBox ? phrases.flatMap(({ quotes }) => quotes)[0] : undefined;
}

function checkboxBefore(label: string | undefined, target: string | undefined): Command[] {
  if (label === undefined || target === undefined) return [];
  const thing = { text: `checkbox "${label}"`, kinds: ['checkbox' as const], quotes: [label], isCopy: false };
  return [{ verb: 'add', thing, where: { side: 'before', anchor: target, isVertical: true } }];
}

function newField({ text, start }: Clause, words: readonly Word[], spec: Spec, when: string[]): Command[] {
  const [article, second] = words.filter((word) => !/^(?:also|auch|for|nach)$/.test(word.folded));
  const first = article !== undefined && isCue(article, 'one', 'filler', 'of', 'to') ? second : article;
  const last = words.at(-1);
  const [control] = when;
  if (first === undefined || last === undefined || control === undefined || control === '') return [];
  const label = text.slice(first.start - start, last.end - start);
  const isShort = label.split(/\s+/).length <= LABEL_MAX_WORDS && !/[,;:.“”"«»]/.test(label);
  const isNew = !isOnScreen(spec, label) || !namesOn(spec).some(({ text: name }) => name === label);
  const isRequired = words.some(({ folded }) => REQUIRED_WORDS.has(folded)) || hasRequiredWord(text);
  return isShort && isNew ? [{ verb: 'ask', label, when, isRequired }] : [];
}

function hasRequiredWord(text: string): boolean {
  return text.split(/\P{L}+/u).some((word) => REQUIRED_WORDS.has(word.toLowerCase()) && word.toLowerCase() !== 'have');
}

function intentsIn(words: readonly Word[]): ReadonlySet<'asks' | 'shows' | 'sure' | 'again'> {
  const folded = words.flatMap((word) => (word.mark.is === 'name' ? [''] : word.folded.split(' ')));
  return new Set(folded.flatMap((_, at) => intentAt(folded, at, ANY_LANGUAGE)?.meaning ?? []));
}

function asksOrShowsAt(words: readonly Word[], at: number): boolean {
  const folded = words.slice(at, at + INTENT_MAX_WORDS).flatMap(({ folded: one }) => one.split(' '));
  const meaning = intentAt(folded, 0, ANY_LANGUAGE)?.meaning;
  return meaning === 'asks' || meaning === 'shows';
}

// "before something is discarded": the button whose whole label is mentioned, else the only one whose first word is.
function buttonIn(spec: Spec, words: readonly Word[], quote: string | undefined): string | undefined {
  const isQuestion = ({ mark }: Word) => mark.is === 'quote' && mark.text.endsWith('?');
  const mentioned = words.flatMap((word) => (isQuestion(word) ? [] : word.folded.split(' ')));
  const isMentioned = (word: string) =>
    mentioned.some((one) => wordSimilarity(one, word) >= SURE_SCORE || isFormOf(one, word));
  const buttons = namesOn(spec).filter(({ place, weight }) => place.element.type === 'Button' && weight === 'main');
  const byWholeLabel = buttons.filter(({ words: label }) => label.every(isMentioned));
  const questionWords = new Set((quote ?? '').toLowerCase().match(/\p{L}+/gu));
  const byFirstWord = buttons.filter(
    ({ words: label }) => isMentioned(label[0] ?? '') || label.every((word) => questionWords.has(word)),
  );
  const labels = new Set((byWholeLabel.length > 0 ? byWholeLabel : byFirstWord).map(({ text }) => text));
  const [label] = labels;
  return labels.size === 1 ? label : undefined;
}

const STEM_MIN_CHARS = 4;
/** A clause as short as "ask first" refers to what was last mentioned. */
const SHORT_WORDS = 4;

function buttonNamed(spec: Spec, words: string | undefined): string | undefined {
  const name = (words ?? '').toLowerCase();
  const found = namesOn(spec).filter(
    ({ place, text }) => place.element.type === 'Button' && text.toLowerCase() === name,
  );
  return found[0]?.text;
}

// True for inflected forms: "saving" of "save", "supprimer" of "supprime".
function isFormOf(one: string, other: string): boolean {
  const stem = other.slice(0, Math.max(STEM_MIN_CHARS - 1, other.length - 2));
  return other.length >= STEM_MIN_CHARS && one.startsWith(stem) && one.length - stem.length <= STEM_MIN_CHARS;
}
