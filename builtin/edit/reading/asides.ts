import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const IS = words('is are ist sind est sont es son sono e');
const TOO = 'too zu trop demasiad troppo poc pouc'.split(' ');
const NUMBERS: ReadonlySet<ChangeTag> = new Set(['count', 'value', 'max', 'min', 'step']);
const COMPLAINT_CHARS = 40;
const ALREADY = words('already schon bereits déjà ya già já');
const SIGNS = /[,.;:!?]/u;
const NEAR_WORDS = 3;
const OF = words('of de des du del della dei von vom do da dos das');
const ARTICLES = words('the la las los les der den dem');
const ARTICLE = /^\s(?:an?|eine[rs]?|une?|una|uma?)\s$/iu;

/** Leaves out tagged words that only describe the present screen or a place, and separates owners. */
export function withoutAsides(tagged: readonly TaggedWords[], prompt: string): TaggedWords[] {
  return ownedAsOf(tagged, prompt).filter(
    (one, at) => !isComplaint(one, prompt) && !isElsewhere(one, tagged[at - 1], prompt),
  );
}

// "Show 25, 10 is too few": the number that there is.
function isComplaint({ tag, end }: TaggedWords, prompt: string): boolean {
  if (!NUMBERS.has(tag)) return false;
  const after = wordsOf(prompt.slice(end, end + COMPLAINT_CHARS));
  const at = after.slice(0, 2).findIndex((word) => IS.has(word));
  return at >= 0 && after.slice(at + 1, at + 3).some((word) => TOO.some((too) => word.startsWith(too)));
}

// The chart in "Take it out, it's already in the chart" is a reason and no place.
function isElsewhere({ tag, start }: TaggedWords, last: TaggedWords | undefined, prompt: string): boolean {
  const clauses = tag === 'inside' ? prompt.slice(last?.end ?? 0, start).split(SIGNS) : [];
  const clause = clauses.length > 1 ? (clauses.at(-1) ?? '').trim().toLowerCase().split(/\s+/u) : [];
  const at = clause.findIndex((word) => ALREADY.has(word));
  return at >= 0 && at <= NEAR_WORDS && clause.length - at <= NEAR_WORDS + 1;
}

// "make the name of the contact required": whose name it is.
function ownedAsOf(tagged: readonly TaggedWords[], prompt: string): TaggedWords[] {
  return tagged.map((one, at) => {
    const before = tagged[at - 1];
    if (before === undefined || (one.tag !== 'must' && one.tag !== 'may')) return one;
    const between = prompt.slice(before.end, one.start);
    // "when adding a task": a part of the words for the place.
    const isOwner = before.tag === one.tag ? isOwning(between) : before.tag === 'inside' && ARTICLE.test(between);
    return isOwner ? { ...one, tag: 'of' } : one;
  });
}

function isOwning(between: string): boolean {
  const [of = '', article, ...others] = wordsOf(between);
  return OF.has(of) && (article === undefined || ARTICLES.has(article)) && others.length === 0 && !SIGNS.test(between);
}
