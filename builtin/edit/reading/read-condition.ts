import type { Spec } from '#contract/spec/spec.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { sameWord } from '#builtin/edit/finding/same-word.ts';
import { isThere, type Reader } from './about-clause.ts';
import type { Clause } from './clauses.ts';
import type { Cue } from './cues.ts';
import { ANY_LANGUAGE, lexiconOf } from './lexicon.ts';
import { isCue, type Word } from './marked-words.ts';

const SAYS = lexiconOf<'asks' | 'sure'>({
  sure: 'are_you_sure really_sure confirmation confirmations bestatigung* sicherheitsabfrage* ruckfrage* sind_sie_sicher bist_du_sicher etes_vous_sur es_tu_sur confirmacion esta_seguro estas_seguro seguro_que conferma sei_sicuro e_sicuro confirmacao tem_certeza',
  asks: 'ask asks enter show shows frag frage fragen abfragen angeben demande demander demandez saisir pide pedir preguntar indicar chiedi chiedere indicare pede pergunte perguntar informar',
});
const MUST =
  /\b(?:must|required|mandatory|should have to|have to|pflicht|muss|müssen|obligatoire|doivent|doit|obligatori[ao]|deben?|tienen que|devono|deve|obrigat[óo]ri[ao])\b/iu;
const OTHER_DEEDS: readonly Cue[] = ['remove', 'rename', 'say', 'move', 'swap', 'required', 'fill'];
const LABEL_MAX_WORDS = 6;
const SURE = 0.9;

/** Reads that a button is to ask before it does something: "ask are you sure before deleting". */
export const readConfirm: Reader = ({ words, phrases, cues, looks }, { spec }) => {
  const says = said(words);
  const quote = phrases.flatMap(({ quotes }) => quotes).find((one) => one.endsWith('?'));
  const isQuestion = quote !== undefined && says.has('asks') && (cues.has('before') || cues.has('first'));
  const isOther = OTHER_DEEDS.some((cue) => cues.has(cue)) || looks.length > 0;
  if (isOther || (!says.has('sure') && !isQuestion)) return undefined;
  const target = buttonIn(spec, words);
  return target === undefined ? [] : [{ verb: 'confirm', target, question: quote }];
};

/** Reads what is to be asked only when something else is on or chosen; whatever else holds only then is not made. */
export const readCondition: Reader = (clause, { spec, spoken }) => {
  if (!clause.cues.has('when')) return undefined;
  const { words, text, start } = clause;
  const at = words.findIndex((word) => isCue(word, 'when'));
  const asks = words.findIndex((_, index) => index > at && asksIn(words, index));
  const [article, second] = words.slice(asks + 1).filter((word) => !/^(?:also|auch|for|nach)$/.test(word.folded));
  const first = article !== undefined && isCue(article, 'one', 'filler', 'of', 'to') ? second : article;
  const last = words.at(-1);
  if (asks === -1 || first === undefined || last === undefined) return [];
  const label = text.slice(first.start - start, last.end - start);
  const when = controlIn(clause, words.slice(at + 1, asks), spec) ?? spoken;
  const isShort = label.split(/\s+/).length <= LABEL_MAX_WORDS && !/[,;:.“”"«»]/.test(label);
  const isNew = !isThere(spec, label) || !namesOn(spec).some(({ text: name }) => name === label);
  if (!isShort || !isNew || when === undefined) return [];
  return [{ verb: 'ask', label, when, isRequired: MUST.test(text) }];
};

function said(words: readonly Word[]): ReadonlySet<'asks' | 'sure'> {
  const folded = words.flatMap((word) => (word.mark.is === 'name' ? [''] : word.folded.split(' ')));
  return new Set(folded.flatMap((_, at) => SAYS(folded, at, ANY_LANGUAGE)?.meaning ?? []));
}

function asksIn(words: readonly Word[], at: number): boolean {
  const folded = words.slice(at).flatMap(({ folded: one }) => one.split(' '));
  return SAYS(folded, 0, ANY_LANGUAGE)?.meaning === 'asks';
}

// What the condition speaks of; "it" is what was spoken of before.
function controlIn({ phrases }: Clause, words: readonly Word[], spec: Spec): string | undefined {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return phrases.find(({ start, end, text }) => start >= first.start && end <= last.end && isThere(spec, text))?.text;
}

// "before something is discarded": the button whose whole label is said, in whatever form.
function buttonIn(spec: Spec, words: readonly Word[]): string | undefined {
  const spoken = words.flatMap((word) => (word.mark.is === 'quote' ? [] : word.folded.split(' ')));
  const named = namesOn(spec).filter(
    ({ place, weight, words: label }) =>
      place.element.type === 'Button' &&
      weight === 'main' &&
      label.every((word) => spoken.some((one) => sameWord(one, word) >= SURE)),
  );
  const labels = new Set(named.map(({ text }) => text));
  const [label] = labels;
  return labels.size === 1 ? label : undefined;
}
