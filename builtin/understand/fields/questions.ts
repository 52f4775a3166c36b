import type { Field } from '#builtin/understand/fields/field.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { choiceOf } from './choice.ts';

/** In a question the verb stands before the one who is asked: "how useful was it", but "how often they come" is none. */
const VERBS = setOf(
  [
    'will would did do does are is was were can could have has should may',
    'würden würdest werden wirst haben hast hat kannst können möchten möchtest sind bist ist war waren fanden gefällt gefiel',
    'avez êtes voulez souhaitez pensez serez as es peux',
  ].join(' '),
);
const ASKED = setOf(
  'you your it we us they he she this that sie ihr ihnen du dir euch uns es er vous tu nous il elle ils der die das the',
);
/** In these languages the verb needs no place of its own. */
const OPENERS = setOf(
  'come cosa quale quanto perché vorresti consiglieresti torneresti qual você gostaria recomendaria voltaria comment pourquoi combien',
);
const SPANISH_OPENERS = setOf('cómo qué quién cuándo dónde cuánto cuál volvería volverías recomendaría recomendarías');
/** French sets the mark apart. */
const FRENCH = setOf('comment pourquoi combien avez êtes voulez souhaitez pensez serez vous');
const MIN_WORDS = 3;
const YES_OR_NO = /^\(?(\p{L}+)\s?(?:\/|\s(?:or|oder|ou|o)\s)\s?(\p{L}+)\)?$/iu;

/** A field whose label is a question gets its question mark, and the two answers if they were stated: "yes/no". */
export function asQuestion(field: Field, control: string | undefined): Field {
  const words = field.label.toLowerCase().split(/[\s-]/u);
  const isSpanish = SPANISH_OPENERS.has(words[0] ?? '');
  if (words.length < MIN_WORDS || /[?)]$/u.test(field.label) || !(isSpanish || isQuestion(words))) return field;
  const mark = words.some((word) => FRENCH.has(word)) ? '\u00A0?' : '?';
  const label = isSpanish ? `¿${field.label}?` : `${field.label}${mark}`;
  const [, yes, no] = YES_OR_NO.exec(control ?? '') ?? [];
  if (field.kind !== 'yesNo' || yes === undefined || no === undefined) return { ...field, label };
  return { ...field, label, kind: 'choice', required: true, choices: [yes, no].map(capitalized).map(choiceOf) };
}

function isQuestion(words: readonly string[]): boolean {
  if (OPENERS.has(words[0] ?? '')) return true;
  const verb = words.findIndex((word) => VERBS.has(word));
  return verb >= 0 && verb < MIN_WORDS && ASKED.has(words[verb + 1] ?? '');
}
