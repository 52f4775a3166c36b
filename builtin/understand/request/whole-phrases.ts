import { ARTICLES, CONJUNCTIONS, setOf } from '#builtin/understand/learned/connectives.ts';
import type { Tag } from '#builtin/understand/learned/tags.ts';
import { isConsent, QUESTION_WORDS } from '#builtin/understand/fields/field-kind.ts';
import { usualTag } from '#builtin/understand/learned/usual-tag.ts';
import { INPUT_TAGS, type ReadingMode, type TaggedPart, NAME_TAGS } from './tagged-part.ts';

const CLAUSE_MAX_WORDS = 4;
const FOLLOWING_MAX_WORDS = 4;
const NAME_MAX_WORDS = 2;
const FOR = setOf('for für zu zum zur um pour per para');
const BOUNDARY = /[,;:.!?()\n]/;
// A table or list, with up to four words after it.
const TABLE = /\b(?:tab(?:le|elle|leau|la|ela|ella)|list[ae]?|elenco)\s(?:\p{L}+\s){0,4}$/iu;
const LIST_OF =
  /\s(?:of|der|des|von|de|del|dei|degli|delle|das|dos|da|do)\s(?:the\s|all\s|les?\s|la\s|los\s|las\s)?$/iu;
const TABLE_MAX_CHARS = 40;
const MEMBER_START = /[,;:.!?()\n]\s*|(?:^|\s)(?:and|or|und|et|y|e)\s|^\s+/iu;
const NUMBER = /^[\p{Sc}]?\d/u;
const REQUIREMENT_TAGS = new Set<Tag>(['required', 'optional']);

/** Extends parts whose marks end before the phrase does: "[how] often they need water". */
export function withWholePhrases(
  prompt: string,
  parts: readonly TaggedPart[],
  mode: Exclude<ReadingMode, 'edit'>,
): TaggedPart[] {
  const clauses = withClauses(prompt, parts);
  const separated = clauses.flatMap((one) => (INPUT_TAGS.has(one.tag) ? splitOffRequirement(one) : [one]));
  const withControls = separated.flatMap((one, index) =>
    one.tag === 'kind'
      ? [...fieldBeforeControl(prompt, separated, index), one, ...fieldOfControl(prompt, separated, index)]
      : [one],
  );
  return mode === 'dashboard'
    ? withTableColumns(
        prompt,
        withControls.flatMap((one, index) => asCountedFact(prompt, withControls, one, index)),
      )
    : withControls;
}

// "Which [dog]", "[how] often they need [water]": from the question word to the end of the clause.
function withClauses(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  const whole: TaggedPart[] = [];
  let coveredEnd = 0;
  for (const [index, part] of parts.entries()) {
    const last = whole.at(-1);
    if (part.start < coveredEnd) continue;
    if (!NAME_TAGS.has(part.tag)) {
      whole.push(part);
      continue;
    }
    const from = last?.end ?? 0;
    const start = questionStart(prompt, part.start, from) ?? consentStart(prompt, part, from) ?? part.start;
    const said = prompt.slice(start, part.end);
    const isAsking = QUESTION_WORDS.has((said.split(' ')[0] ?? '').toLowerCase());
    const isClause = isAsking || (INPUT_TAGS.has(part.tag) && isConsent(said));
    const end = isClause ? clauseEnd(prompt, part, parts.slice(index + 1)) : part.end;
    if (end > part.end) coveredEnd = end;
    whole.push(
      start === part.start && end === part.end ? part : { ...part, start, end, text: prompt.slice(start, end) },
    );
  }
  return whole;
}

function questionStart(prompt: string, start: number, from: number): number | undefined {
  const before = /(?<![\p{L}\p{N}])\p{L}{2,8}\s$/u.exec(prompt.slice(Math.max(from, start - 12), start));
  return before !== null && QUESTION_WORDS.has(before[0].trim().toLowerCase()) ? start - before[0].length : undefined;
}

// "[permission to take] photos" asks for a consent, not for photos.
function consentStart(prompt: string, { tag: name, start }: TaggedPart, from: number): number | undefined {
  const [words = ''] = prompt.slice(from, start).split(MEMBER_START).slice(-1);
  return INPUT_TAGS.has(name) && isConsent(words) ? start - words.length : undefined;
}

// A clause goes on over a few unmarked words, and into the next part if that has the same tag.
function clauseEnd(prompt: string, part: TaggedPart, after: readonly TaggedPart[]): number {
  const [next] = after;
  const rest = prompt.slice(part.end, next?.start ?? prompt.length);
  const own = wordsUntilBoundary(rest);
  const reachesNext = next !== undefined && own.length === rest.trimEnd().length;
  if (next?.tag === part.tag && rest.startsWith(' ') && rest.slice(0, next.start - part.end) === ' ') return next.end;
  if (own.trim() === '' || own.trim().split(' ').length > CLAUSE_MAX_WORDS) return part.end;
  if (!reachesNext) return part.end + own.trimEnd().length;
  return next.tag === part.tag ? next.end : part.end;
}

// The words before the first sign or conjunction.
function wordsUntilBoundary(text: string): string {
  const sign = text.search(BOUNDARY);
  const clause = sign < 0 ? text : text.slice(0, sign);
  let end = 0;
  for (const { 0: word, index } of clause.matchAll(/\S+/g)) {
    if (CONJUNCTIONS.has(word.toLowerCase())) break;
    end = index + word.length;
  }
  return clause.slice(0, end);
}

// "Optional email" is an email field that may be left empty.
function splitOffRequirement(part: TaggedPart): TaggedPart[] {
  const [first = '', ...rest] = part.text.split(' ');
  const requirement = usualTag(first);
  if (rest.length === 0 || requirement === undefined || !REQUIREMENT_TAGS.has(requirement)) return [part];
  const start = part.start + first.length + 1;
  return [
    { ...part, start, text: rest.join(' ') },
    { tag: requirement, start: part.end, end: part.end, text: first },
  ];
}

// "A [priority] dropdown: low, high": what nobody tagged between the article and a control with options is its name.
function fieldBeforeControl(prompt: string, parts: readonly TaggedPart[], index: number): TaggedPart[] {
  const [before, kind, next] = [parts[index - 1], parts[index], parts[index + 1]];
  if (kind === undefined || next?.tag !== 'option') return [];
  const from = before?.end ?? 0;
  const words = [...prompt.slice(from, kind.start).matchAll(/[\p{L}\p{N}'’-]+/gu)].slice(-NAME_MAX_WORDS - 1);
  const article = words.findLastIndex(([word]) => ARTICLES.has(word.toLowerCase()));
  const [first] = words.slice(article + 1);
  if (article < 0 || first === undefined) return [];
  const start = from + first.index;
  const text = prompt.slice(start, kind.start).trimEnd();
  return BOUNDARY.test(text) ? [] : [{ tag: 'field', text, start, end: start + text.length }];
}

// "A box for the terms": the words after a control name its field.
function fieldOfControl(prompt: string, parts: readonly TaggedPart[], index: number): TaggedPart[] {
  const [kind, next] = [parts[index], parts[index + 1]];
  if (kind === undefined) return [];
  const words = wordsUntilBoundary(prompt.slice(kind.end, next?.start)).trim().split(' ');
  if (!FOR.has(words[0]?.toLowerCase() ?? '')) return [];
  const name = words.slice(ARTICLES.has(words[1]?.toLowerCase() ?? '') ? 2 : 1).join(' ');
  const start = prompt.indexOf(name, kind.end);
  const isFree = next === undefined || start + name.length < next.start;
  if (name === '' || !isFree || words.length > FOLLOWING_MAX_WORDS) return [];
  return [{ tag: 'field', text: name, start, end: start + name.length }];
}

// Facts after a table on a dashboard are its columns: "below it a table with guest, room and nights".
function withTableColumns(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  let isInTable = false;
  let isInBracket = false;
  return parts.map((one, index) => {
    const before = parts[index - 1];
    const between = prompt.slice(before?.end ?? 0, one.start);
    const isNext = isInTable && before?.tag === 'fact' && /^,?\s(?:\p{L}{1,3}\s)?$/u.test(between);
    const hasValue = parts[index + 1]?.tag === 'value';
    // "Status (new, done)" lists two choices.
    isInBracket =
      one.tag === 'fact' && ((isInTable && /^\s?\($/.test(between)) || (isInBracket && /^,\s$/.test(between)));
    const lead = prompt.slice(Math.max(0, one.start - TABLE_MAX_CHARS), one.start);
    // In "a list of animals" the animals are the entries, not a column.
    const opensTable = TABLE.test(lead) && !LIST_OF.test(lead);
    isInTable = one.tag === 'fact' && !hasValue && !isInBracket && (isNext || opensTable);
    if (isInBracket) return { ...one, tag: 'option' };
    return isInTable ? { ...one, tag: 'column' } : one;
  });
}

// "3 rooms out of order" among other figures is a fact with a value.
function asCountedFact(prompt: string, parts: readonly TaggedPart[], part: TaggedPart, index: number): TaggedPart[] {
  if (part.tag === 'fact') return [withAdjective(prompt, parts[index - 1], part)];
  if ((part.tag !== 'value' && part.tag !== 'count') || !NUMBER.test(part.text)) return [part];
  const [before, next] = [parts[index - 1], parts[index + 1]];
  const isAmongFigures = [before, next].some((one) => one?.tag === 'fact' || one?.tag === 'value');
  const rest = prompt.slice(part.end, next?.start);
  const name = wordsUntilBoundary(rest).trim();
  const isValueOfPrevious = before?.tag === 'fact' && /^\s?\S{0,6}\s?$/u.test(prompt.slice(before.end, part.start));
  if (!isAmongFigures || isValueOfPrevious || name === '' || name.split(' ').length > FOLLOWING_MAX_WORDS)
    return [part];
  if (next !== undefined && rest.trim() === name) return [next.tag === 'fact' ? { ...part, tag: 'value' } : part];
  const start = prompt.indexOf(name, part.end);
  return [
    { ...part, tag: 'value' },
    { tag: 'fact', text: name, start, end: start + name.length },
  ];
}

// "7 open [orders]" counts open orders.
function withAdjective(prompt: string, before: TaggedPart | undefined, part: TaggedPart): TaggedPart {
  if (before === undefined || !NUMBER.test(before.text) || (before.tag !== 'value' && before.tag !== 'count'))
    return part;
  const between = prompt.slice(before.end, part.start);
  const words = wordsUntilBoundary(between).trim();
  if (words === '' || words !== between.trim() || words.split(' ').length > 2) return part;
  const start = part.start - words.length - 1;
  return { ...part, start, text: prompt.slice(start, part.end) };
}
