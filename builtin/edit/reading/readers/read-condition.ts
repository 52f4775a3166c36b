import type { Spec } from '#contract/spec/spec.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { questionIn } from './form-questions.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import { sameWord } from '#builtin/edit/words/same-word.ts';
import { isOnScreen, type Reader } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { ANY_LANGUAGE, lexiconOf } from '#builtin/edit/words/lexicon.ts';
import { isCue, type Word } from '#builtin/edit/reading/clauses/marked-words.ts';

const SAYS = lexiconOf<'asks' | 'shows' | 'sure' | 'again'>({
  sure: 'are_you_sure really_sure confirm confirmation confirmations double_check check_again bestatigung* sicherheitsabfrage* ruckfrage* nachfragen nachgefragt sind_sie_sicher bist_du_sicher etes_vous_sur es_tu_sur confirmacion confirmar esta_seguro estas_seguro seguro_que estoy_segur* soy_segur* sono_sicur* estou_cert* estou_segur* sicher_bin sicher_ist je_suis_sur conferma confermare sei_sicuro e_sicuro confirmacao tem_certeza',
  asks: 'ask asks enter frag frage fragen abfragen angeben demande demander demandez saisir pide pedir preguntar indicar chiedi chiedere indicare pede pergunte perguntar informar',
  shows:
    'show shows display appear appears zeig zeige zeigen anzeigen erscheinen erscheint einblenden affiche afficher montre apparaitre muestra mostrar aparecer mostra mostrare mostre',
  again: 'again nochmal noch_mal noch_einmal encore otra_vez di_nuovo ancora de_novo',
});
const MUST: ReadonlySet<string> = new Set(
  'must required mandatory have pflicht muss mussen obligatoire doivent doit obligatorio obligatoria debe deben tienen obbligatorio obbligatoria devono deve obrigatorio obrigatoria'.split(
    ' ',
  ),
);
const OTHER_DEEDS: readonly Cue[] = ['remove', 'rename', 'say', 'move', 'swap', 'required', 'fill'];
const LABEL_MAX_WORDS = 6;
const SAID_MAX_WORDS = 4;
const SURE = 0.9;

/** Reads that a button is to ask before it does something: "ask are you sure before deleting". */
export const readConfirm: Reader = ({ words, phrases, cues, looks }, { spec, lastMentioned }) => {
  const says = saidIn(words);
  const quote = phrases.flatMap(({ quotes }) => quotes).find((one) => one.endsWith('?'));
  const isQuestion = quote !== undefined && says.has('asks') && (cues.has('before') || cues.has('first'));
  const isOther = OTHER_DEEDS.some((cue) => cues.has(cue)) || looks.length > 0;
  // "ask first", "ask before it does it": nothing is told that it is to stand before.
  const isFirst =
    says.has('asks') &&
    ((cues.has('first') && words.length <= SHORT_WORDS) ||
      (cues.has('before') && !phrases.some(({ role, text }) => role === 'anchor' && isOnScreen(spec, text))));
  const isAgain = says.has('asks') && says.has('again');
  if (isOther || (!says.has('sure') && !isQuestion && !isAgain && !isFirst)) return undefined;
  const target = buttonIn(spec, words, quote) ?? (isFirst ? buttonCalled(spec, lastMentioned) : undefined);
  return target === undefined ? [] : [{ verb: 'confirm', target, question: quote }];
};

/** Reads what is to be there only when something else is on or chosen; whatever else holds only then is not made. */
export const readCondition: Reader = (clause, context) => {
  // "ask if they have a dog" tells what is asked, and no condition.
  if (!clause.cues.has('when') || questionIn(clause) !== undefined) return undefined;
  const { spec, lastMentioned } = context;
  const { condition, deed } = partsOf(clause);
  const inside = (words: readonly Word[]) => phrasesIn(clause, words);
  const told = inside(condition).map(({ text, quotes }) => (quotes.length > 0 ? [text] : splitItems(text)));
  const known = told.map((parts) => parts.filter((text) => isOnScreen(spec, text)));
  // "House or Flat": all of them, or what it depends on is not understood.
  if (known.some((parts, at) => parts.length > 0 && parts.length < (told[at]?.length ?? 0))) return [];
  const when = known.flat();
  const fresh = when.length === 0 ? tickIn(inside(condition)) : undefined;
  const whens = when.length > 0 ? when : fresh === undefined ? [lastMentioned ?? ''] : [fresh];
  const isHidden = deed.some((word) => isCue(word, 'remove'));
  const isUntil = clause.words.some((word) => isCue(word, 'when') && UNTIL.has(word.folded.split(' ')[0] ?? ''));
  const isDenied = condition.some((word) => isCue(word, 'not', 'off', 'none'));
  const isShown = (isHidden ? isUntil : !isUntil) !== isDenied;
  const there = inside(deed).filter(({ role, text }) => role === 'object' && isOnScreen(spec, text));
  const asks = deed.findIndex((_, index) => asksIn(deed, index));
  if (asks === -1 && !isHidden) return [];
  if (there.length > 0 && isWhole(clause, deed, there)) {
    const targets = there.map(({ text }) => text);
    return [...tickBefore(fresh, targets[0]), { verb: 'when', targets, when: whens, isShown }];
  }
  // What is to be shown is there; what is asked may be new.
  const isNew = asks !== -1 && saidIn(deed.slice(asks, asks + 1)).has('asks');
  return !isNew || isHidden ? [] : newField(clause, deed.slice(asks + 1), spec, whens);
};

const UNTIL: ReadonlySet<string> = new Set('until till unless bis jusqu hasta fino finche ate'.split(' '));

// The condition and what holds under it, whichever stands first.
function partsOf({ words, text, start }: Clause): { condition: readonly Word[]; deed: readonly Word[] } {
  const at = words.findIndex((word) => isCue(word, 'when'));
  const isLast = words.slice(0, at).some((word) => !isCue(word, 'filler', 'is', 'and', 'since'));
  if (isLast) return { condition: words.slice(at + 1), deed: words.slice(0, at) };
  const rest = words.slice(at + 1);
  const asks = rest.findIndex((_, index) => asksIn(rest, index));
  const comma = rest.findIndex(({ start: from }, index) => {
    const before = rest[index - 1];
    return before !== undefined && text.slice(before.end - start, from - start).includes(',');
  });
  const split = comma === -1 ? asks : comma;
  return split === -1 ? { condition: rest, deed: [] } : { condition: rest.slice(0, split), deed: rest.slice(split) };
}

function phrasesIn({ phrases }: Clause, words: readonly Word[]): Phrase[] {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  return phrases.filter(({ start, end }) => start >= first.start && end <= last.end);
}

// All that is named in the deed is on the screen, and it asks for nothing else.
function isWhole(clause: Clause, deed: readonly Word[], there: readonly Phrase[]): boolean {
  const named = phrasesIn(clause, deed).filter(({ isSpecific, role }) => isSpecific && role === 'object');
  return (
    named.length === there.length && clause.looks.length === 0 && !deed.some((word) => isCue(word, 'required', 'say'))
  );
}

// "if they tick a box saying "I come alone"": the box is new.
function tickIn(phrases: readonly Phrase[]): string | undefined {
  const isBox = phrases.some(({ kinds }) =>
    kinds.some((kind) => kind === 'checkbox' || kind === 'switch' || kind === 'card'),
  );
  return isBox ? phrases.flatMap(({ quotes }) => quotes)[0] : undefined;
}

function tickBefore(label: string | undefined, target: string | undefined): Command[] {
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
  const isRequired = words.some(({ folded }) => MUST.has(folded)) || mustIn(text);
  return isShort && isNew ? [{ verb: 'ask', label, when, isRequired }] : [];
}

function mustIn(text: string): boolean {
  return text.split(/\P{L}+/u).some((word) => MUST.has(word.toLowerCase()) && word.toLowerCase() !== 'have');
}

function saidIn(words: readonly Word[]): ReadonlySet<'asks' | 'shows' | 'sure' | 'again'> {
  const folded = words.flatMap((word) => (word.mark.is === 'name' ? [''] : word.folded.split(' ')));
  return new Set(folded.flatMap((_, at) => SAYS(folded, at, ANY_LANGUAGE)?.meaning ?? []));
}

function asksIn(words: readonly Word[], at: number): boolean {
  const folded = words.slice(at, at + SAID_MAX_WORDS).flatMap(({ folded: one }) => one.split(' '));
  const meaning = SAYS(folded, 0, ANY_LANGUAGE)?.meaning;
  return meaning === 'asks' || meaning === 'shows';
}

// "before something is discarded": the button whose label is said, whole or as the only one with that word.
function buttonIn(spec: Spec, words: readonly Word[], quote: string | undefined): string | undefined {
  const isQuestion = ({ mark }: Word) => mark.is === 'quote' && mark.text.endsWith('?');
  const mentioned = words.flatMap((word) => (isQuestion(word) ? [] : word.folded.split(' ')));
  const isSaid = (word: string) => mentioned.some((one) => sameWord(one, word) >= SURE || isFormOf(one, word));
  const buttons = namesOn(spec).filter(({ place, weight }) => place.element.type === 'Button' && weight === 'main');
  const whole = buttons.filter(({ words: label }) => label.every(isSaid));
  const asked = new Set((quote ?? '').toLowerCase().match(/\p{L}+/gu));
  const begun = buttons.filter(({ words: label }) => isSaid(label[0] ?? '') || label.every((word) => asked.has(word)));
  const labels = new Set((whole.length > 0 ? whole : begun).map(({ text }) => text));
  const [label] = labels;
  return labels.size === 1 ? label : undefined;
}

const STEM_MIN_CHARS = 4;
/** "ask first" is about what was spoken of. */
const SHORT_WORDS = 4;

function buttonCalled(spec: Spec, words: string | undefined): string | undefined {
  const said = (words ?? '').toLowerCase();
  const found = namesOn(spec).filter(
    ({ place, text }) => place.element.type === 'Button' && text.toLowerCase() === said,
  );
  return found[0]?.text;
}

// "saving" of "save", "supprimer" of "supprime".
function isFormOf(one: string, other: string): boolean {
  const stem = other.slice(0, Math.max(STEM_MIN_CHARS - 1, other.length - 2));
  return other.length >= STEM_MIN_CHARS && one.startsWith(stem) && one.length - stem.length <= STEM_MIN_CHARS;
}
