import { isCue, type Word } from '#builtin/edit/reading/clauses/marked-words.ts';
import type { Clause } from '#builtin/edit/reading/clauses/clauses.ts';
import { choicesIn } from '#builtin/edit/reading/clauses/listed.ts';

// "ask how many come", and not "ask nicely".
const ASKED: ReadonlySet<string> = new Set(
  'how which what where when whether if wie welche welcher welches was wo wann ob si se comment quel quelle quels quelles quand combien como cual cuando donde cuanto cuantos cuantas come quale quando dove quanti quante qual quantos quantas onde'.split(
    ' ',
  ),
);
const ASKING: ReadonlySet<string> = new Set(
  'ask there here know learn fragen frage frag wissen erfahren demande demander demandez savoir pregunta preguntar pide saber chiedi chiedere sapere pergunte perguntar'.split(
    ' ',
  ),
);

/** "Ask nicely" asks for no field. */
export function asksForNoField({ words }: Clause): boolean {
  return words.some(({ folded }, at) => folded === 'ask' && !ASKED.has(words[at + 1]?.folded ?? ''));
}

/** What people are to be asked: all of it is the label, where no place is told behind it. */
export function questionIn(clause: Clause): string | undefined {
  const { words, text, start, places } = clause;
  const said = words.filter((word) => word.mark.is !== 'sign' && !isCue(word, 'filler', 'also'));
  const first = said.find(
    ({ folded }, at) =>
      at > 0 && ASKED.has(folded) && said[at - 1]?.folded.split(' ').some((one) => ASKING.has(one)) === true,
  );
  if (first === undefined || places.length > 0) return undefined;
  const end = choicesIn(clause)?.separatorAt ?? start + text.length;
  return text.slice(first.start - start, Math.max(first.start, end) - start).trim();
}

const BOXES: ReadonlySet<string> = new Set(['card', 'text', 'textarea', 'field']);
const PURPOSES: ReadonlySet<string> = new Set(
  'to where for so in wo um damit zum ou pour donde para dove per onde'.split(' '),
);
const WRITING: ReadonlySet<string> = new Set(
  'write tell say describe explain note schreiben erzahlen beschreiben erklaren ecrire raconter decrire expliquer escribir contar describir explicar scrivere raccontare descrivere spiegare escrever descrever'.split(
    ' ',
  ),
);
const OBJECTS: ReadonlySet<string> = new Set(
  'us me more something about of on the their his her its your what uns mir mehr etwas uber von ihre ihren nous plus sur de leurs leur les nos mas sobre sus los las el la noi ci di piu sui sulle loro i le nos mais seus suas os as o a'.split(
    ' ',
  ),
);

const ABLE: ReadonlySet<string> = new Set(
  'able can konnen durfen peuvent pouvoir puissent pueden poder puedan possono potere possano podem possam'.split(' '),
);
const LEAVING: ReadonlySet<string> = new Set(
  'leave enter type hinterlassen eingeben laisser dejar lasciare deixar'.split(' '),
);

/** What people are to be able to write: "guests should be able to leave a comment". */
export function writableTextIn({ words, text, start }: Clause): string | undefined {
  const said = ({ folded }: Word) => folded.split(' ');
  const able = words.findIndex((word) => said(word).some((one) => ABLE.has(one)));
  const isWriting = (one: string) => WRITING.has(one) || LEAVING.has(one);
  const behind = able === -1 ? [] : words.slice(able + 1);
  const article = behind.findIndex((word) => isCue(word, 'one'));
  const first = behind[article + 1];
  const last = behind.findLast((word) => word.mark.is !== 'sign' && !said(word).some(isWriting));
  const isWritten =
    behind.some((word) => said(word).some(isWriting)) && behind.every(({ mark }) => mark.is !== 'quote');
  if (!isWritten || article === -1 || first === undefined || last === undefined || last.start < first.start)
    return undefined;
  return text.slice(first.start - start, last.end - start);
}

/** What a box is for that people are to write in: "a bigger text box to tell us about their pets". */
export function textBoxPurposeIn({ words, text, start }: Clause): string | undefined {
  const article = words.findIndex((word) => isCue(word, 'one', 'copy'));
  const kind = words.findIndex(({ mark }, at) => at > article && mark.is === 'kind' && BOXES.has(mark.kind));
  if (article === -1 || kind === -1) return undefined;
  const behind = words.slice(kind + 1);
  const said = ({ folded }: Word) => folded.split(' ');
  const verb = behind.findIndex((word) => said(word).some((one) => WRITING.has(one)));
  const isFor = behind.slice(0, Math.max(0, verb)).some((word) => said(word).some((one) => PURPOSES.has(one)));
  const rest = behind.slice(verb + 1);
  const first = rest.find((word) => !said(word).every((one) => OBJECTS.has(one)) && !isCue(word, 'it')) ?? rest[0];
  const last = rest.findLast(({ mark }) => mark.is !== 'sign');
  if (!isFor || first === undefined || last === undefined) return undefined;
  return text.slice(first.start - start, last.end - start);
}
