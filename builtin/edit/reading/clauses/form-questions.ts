import { isCue, type Word } from '#builtin/edit/reading/clauses/marked-words.ts';
import type { Clause } from '#builtin/edit/reading/clauses/clauses.ts';
import { choicesIn } from '#builtin/edit/reading/clauses/listed-choices.ts';

// Words that start an indirect question: "ask how many come", not "ask nicely".
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'how which what where when whether if wie welche welcher welches was wo wann ob si se comment quel quelle quels quelles quand combien como cual cuando donde cuanto cuantos cuantas come quale quando dove quanti quante qual quantos quantas onde'.split(
    ' ',
  ),
);
const ASKING_WORDS: ReadonlySet<string> = new Set(
  'ask there here know learn fragen frage frag wissen erfahren demande demander demandez savoir pregunta preguntar pide saber chiedi chiedere sapere pergunte perguntar'.split(
    ' ',
  ),
);

/** True for "ask" without a question, as in "ask nicely": it asks for no field. */
export function asksForNoField({ words }: Clause): boolean {
  return words.some(({ folded }, at) => folded === 'ask' && !QUESTION_WORDS.has(words[at + 1]?.folded ?? ''));
}

/** The question to ask in the form, used whole as a label: "ask how many come". Undefined if the clause states a place. */
export function questionIn(clause: Clause): string | undefined {
  const { words, text, start, places } = clause;
  const content = words.filter((word) => word.mark.is !== 'sign' && !isCue(word, 'filler', 'also'));
  const first = content.find(
    ({ folded }, at) =>
      at > 0 &&
      QUESTION_WORDS.has(folded) &&
      content[at - 1]?.folded.split(' ').some((one) => ASKING_WORDS.has(one)) === true,
  );
  if (first === undefined || places.length > 0) return undefined;
  const end = choicesIn(clause)?.separatorAt ?? start + text.length;
  return text.slice(first.start - start, Math.max(first.start, end) - start).trim();
}

const TEXT_BOX_KINDS: ReadonlySet<string> = new Set(['card', 'text', 'textarea', 'field']);
const PURPOSE_WORDS: ReadonlySet<string> = new Set(
  'to where for so in wo um damit zum ou pour donde para dove per onde'.split(' '),
);
const WRITING_VERBS: ReadonlySet<string> = new Set(
  'write tell say describe explain note schreiben erzahlen beschreiben erklaren ecrire raconter decrire expliquer escribir contar describir explicar scrivere raccontare descrivere spiegare escrever descrever'.split(
    ' ',
  ),
);
const OBJECT_WORDS: ReadonlySet<string> = new Set(
  'us me more something about of on the their his her its your what uns mir mehr etwas uber von ihre ihren nous plus sur de leurs leur les nos mas sobre sus los las el la noi ci di piu sui sulle loro i le nos mais seus suas os as o a'.split(
    ' ',
  ),
);

const ABILITY_WORDS: ReadonlySet<string> = new Set(
  'able can konnen durfen peuvent pouvoir puissent pueden poder puedan possono potere possano podem possam'.split(' '),
);
const LEAVING_VERBS: ReadonlySet<string> = new Set(
  'leave enter type hinterlassen eingeben laisser dejar lasciare deixar'.split(' '),
);

/** What people should be able to write: "comment" in "guests should be able to leave a comment". */
export function writableTextIn({ words, text, start }: Clause): string | undefined {
  const parts = ({ folded }: Word) => folded.split(' ');
  const able = words.findIndex((word) => parts(word).some((one) => ABILITY_WORDS.has(one)));
  const isWriting = (one: string) => WRITING_VERBS.has(one) || LEAVING_VERBS.has(one);
  const following = able === -1 ? [] : words.slice(able + 1);
  const article = following.findIndex((word) => isCue(word, 'one'));
  const first = following[article + 1];
  const last = following.findLast((word) => word.mark.is !== 'sign' && !parts(word).some(isWriting));
  const isWritten =
    following.some((word) => parts(word).some(isWriting)) && following.every(({ mark }) => mark.is !== 'quote');
  if (!isWritten || article === -1 || first === undefined || last === undefined || last.start < first.start)
    return undefined;
  return text.slice(first.start - start, last.end - start);
}

/** What a requested text box is for: "pets" in "a bigger text box to tell us about their pets". */
export function textBoxPurposeIn({ words, text, start }: Clause): string | undefined {
  const article = words.findIndex((word) => isCue(word, 'one', 'copy'));
  const kind = words.findIndex(({ mark }, at) => at > article && mark.is === 'kind' && TEXT_BOX_KINDS.has(mark.kind));
  if (article === -1 || kind === -1) return undefined;
  const following = words.slice(kind + 1);
  const parts = ({ folded }: Word) => folded.split(' ');
  const verb = following.findIndex((word) => parts(word).some((one) => WRITING_VERBS.has(one)));
  const hasPurpose = following
    .slice(0, Math.max(0, verb))
    .some((word) => parts(word).some((one) => PURPOSE_WORDS.has(one)));
  const rest = following.slice(verb + 1);
  const first =
    rest.find((word) => !parts(word).every((one) => OBJECT_WORDS.has(one)) && !isCue(word, 'it')) ?? rest[0];
  const last = rest.findLast(({ mark }) => mark.is !== 'sign');
  if (!hasPurpose || first === undefined || last === undefined) return undefined;
  return text.slice(first.start - start, last.end - start);
}
