import { fieldKindOf, namedControl, QUESTION_WORDS } from '#builtin/understand/fields/field-kind.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { ARTICLES, setOf } from '#builtin/understand/learned/connectives.ts';
import { usualTag } from '#builtin/understand/learned/usual-tag.ts';
import { withNamedNumbers } from './numbered-options.ts';
import { INPUT_TAGS, isShortGap, type TaggedPart, NAME_TAGS } from './tagged-part.ts';

const OR = setOf('or oder ou o u od');
// Kinds whose usual word can be the name of the field: "date", "signature".
const SELF_NAMED = ['date', 'dateRange', 'time', 'dateTime', 'file', 'signature', 'rating'] as const;
const NAMED_BY_KIND: ReadonlySet<FieldKind> = new Set(SELF_NAMED);
// Kinds that are never answered by choosing from a list.
const OPEN_ANSWERS: ReadonlySet<FieldKind> = new Set([
  ...(['email', 'phone', 'url', 'password', 'number', 'quantity', 'money', 'longText'] as const),
  ...SELF_NAMED,
]);
const AND = 'and|und|et|y|e|plus';
const SEPARATOR = new RegExp(`^\\s*(?:[,;.]|(?:${AND})\\b)`, 'iu');
const JOINS_BEFORE = new RegExp(
  `(?:^|[,;:]|\\b(?:${AND}|with|mit|avec|con|com))\\s+(?:an?\\s|the\\s|eine?n?\\s|une?\\s|una\\s|uma?\\s)?$`,
  'iu',
);
const JOINS_AFTER = new RegExp(`^(?:$|\\s*[,;.]|\\s+(?:${AND})\\b)`, 'iu');
const NAME_BEFORE = /[,;]\s+(\p{L}+(?: \p{L}+){0,2})\s$/u;
const NOT_A_NAME = setOf(
  'and und et y e or oder ou o as als comme como come with mit avec con com in by per for für pour para',
);
// In "a filter by branch North or South" the field is "branch".
const BY = /\s(?:by|nach|par|por|per)\s(\p{L}{3,20})\s$/iu;
const WHETHER = setOf('whether if ob si se');
const ENDS_LIST = /\s(?:and|und|et|y|e|or|oder|ou|o|u)\s$/iu;
const SIDE_MAX_WORDS = 3;
const LABEL_MAX_CHARS = 40;
const CLAUSE_MIN_WORDS = 3;

/** Adds fields for choices that have none, and separates choices from the name of a field: "course day Tuesday or Saturday". */
export function withInlineChoices(prompt: string, parts: readonly TaggedPart[], isForm = false): TaggedPart[] {
  const listed = withFieldsAfterLists(prompt, withQuestionsBeforeComma(prompt, withNamedNumbers(parts)));
  const named = asEither(prompt, listed).flatMap((one) => (NAME_TAGS.has(one.tag) ? splitName(one) : [one]));
  return withMissingFields(
    prompt,
    withNamesFirst(prompt, withFieldsNamedByKind(prompt, named.flatMap(splitSharedNoun))),
    isForm,
  );
}

// "Passport or ID number" is one field, even if it is tagged as two.
function asEither(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  const joined: TaggedPart[] = [];
  for (const one of parts) {
    const last = joined.at(-1);
    const isEither =
      last?.tag === one.tag && INPUT_TAGS.has(one.tag) && OR.has(prompt.slice(last.end, one.start).trim());
    if (isEither) joined.splice(-1, 1, { ...last, end: one.end, text: prompt.slice(last.start, one.end) });
    else joined.push(one);
  }
  return joined;
}

// In "indoor or [outdoor seating]" the last word names the field and the rest is a choice.
function splitSharedNoun(part: TaggedPart, index: number, parts: readonly TaggedPart[]): TaggedPart[] {
  const [before, [word = '', noun = '', ...more]] = [parts[index - 1], part.text.split(' ')];
  const isShared = part.tag === 'option' && before?.tag === 'option' && !before.text.includes(' ') && more.length === 0;
  if (!isShared || parts[index - 2]?.tag === 'option' || parts[index + 1]?.tag === 'option' || !isName(noun))
    return [part];
  const end = part.start + word.length;
  return [
    { ...part, end, text: word },
    { tag: 'field', start: end + 1, end: part.end, text: noun },
  ];
}

// In "…, date and time, …" the kind is the field itself; "as a dropdown" only says how another field is asked for.
function withFieldsNamedByKind(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  return parts.flatMap((one, index) => {
    if (one.tag !== 'kind' || !NAMED_BY_KIND.has(fieldKindOf(one.text)) || namedControl(one.text).kind !== undefined)
      return [one];
    const before = prompt.slice(parts[index - 1]?.end ?? 0, one.start);
    const after = prompt.slice(one.end, parts[index + 1]?.start);
    if (JOINS_BEFORE.test(before) && JOINS_AFTER.test(after)) return [{ ...one, tag: 'field' as const }];
    // "…, pick up date and time": the words between the comma and the kind name the field.
    const name = NAME_BEFORE.exec(before)?.[1] ?? '';
    const isNamed = name !== '' && !wordsIn(name).some((word) => ARTICLES.has(word) || NOT_A_NAME.has(word));
    const start = one.start - name.length - 1;
    return isNamed ? [{ tag: 'field' as const, start, end: one.start - 1, text: name }, one] : [one];
  });
}

// "Indoor or outdoor seating": the field is named after its choices, so it is moved before them.
function withNamesFirst(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  const ordered = [...parts];
  for (let at = 2; at < ordered.length; at += 1) {
    const [owner, one, other, name] = [ordered[at - 3], ordered[at - 2], ordered[at - 1], ordered[at]];
    if (one?.tag !== 'option' || other?.tag !== 'option' || name === undefined || !INPUT_TAGS.has(name.tag)) continue;
    const isShared = prompt.slice(other.end, name.start) === ' ' && OR.has(prompt.slice(one.end, other.start).trim());
    const isOwned = owner?.tag === 'option' || (owner !== undefined && prompt.slice(owner.end, one.start) === ' ');
    if (isShared && !isOwned) ordered.splice(at - 2, 3, name, one, other);
  }
  return ordered;
}

// "House or flat" is a choice of two, "course day Tuesday or Saturday" a choice with a name. "Name or team" is neither.
function splitName(part: TaggedPart): TaggedPart[] {
  const words = part.text.split(' ');
  let first = 0;
  while (first < words.length && isName(words[first])) first += 1;
  const rest = words.slice(first);
  const at = rest.findLastIndex((word) => OR.has(word.toLowerCase()));
  const [left, right] = [rest.slice(0, Math.max(0, at)), rest.slice(at + 1)];
  // Without "or", only words that usually are options count: "size small medium large".
  const hasChoices =
    at < 0 ? first > 0 && right.length > 1 && right.every(isChoice) : left.length > 0 && right.length > 0;
  const isShort = left.length <= SIDE_MAX_WORDS && right.length <= SIDE_MAX_WORDS;
  if (!hasChoices || !isShort || ![...left, ...right].every(isAnswer)) return [part];
  if (first === 0 && (!INPUT_TAGS.has(part.tag) || OPEN_ANSWERS.has(fieldKindOf(part.text)))) return [part];
  // In "place inside or outside" both sides have the same length, so the word left over is the name.
  const nameLength = first === 0 ? Math.max(0, left.length - right.length) : first;
  const label = nameLength === 0 ? part.text : words.slice(0, nameLength).join(' ');
  const sides = left.slice(nameLength - first);
  const isListed = first > 0 && (at < 0 || right.length === 1);
  const options = isListed ? [...sides, ...right] : [sides.join(' '), right.join(' ')];
  const atEnd = { tag: 'option', start: part.end, end: part.end } as const;
  return [{ ...part, text: label }, ...options.map((text) => ({ ...atEnd, text }))];
}

function isChoice(word: string): boolean {
  return usualTag(word) === 'option';
}

function isAnswer(word: string): boolean {
  return !isName(word) && !ARTICLES.has(word.toLowerCase()) && !OR.has(word.toLowerCase());
}

function isName(word = ''): boolean {
  const tag = usualTag(word);
  return tag !== undefined && NAME_TAGS.has(tag);
}

// Adds a field for choices that belong to nothing before them: "…, date, indoor or outdoor seating".
function withMissingFields(prompt: string, parts: readonly TaggedPart[], isForm: boolean): TaggedPart[] {
  const completed: TaggedPart[] = [];
  for (const [index, one] of parts.entries()) {
    const before = parts[index - 1];
    const by = one.tag === 'option' ? BY.exec(prompt.slice(before?.end ?? 0, one.start))?.[1] : undefined;
    if (by !== undefined) completed.push({ tag: 'field', text: by, start: one.start, end: one.start });
    else if (one.tag === 'option' && before?.tag !== 'option' && lacksField(prompt, before, one, isForm)) {
      const end = parts.findIndex(({ tag }, at) => at > index && tag !== 'option');
      const options = parts.slice(index, end < 0 ? parts.length : end);
      const shared = sharedName(options);
      if (shared !== undefined) {
        completed.push({ ...one, tag: 'field', text: shared }, { ...one, text: one.text.slice(shared.length + 1) });
        continue;
      }
      const question = questionOf(prompt, before, options);
      if (question !== undefined) completed.push({ tag: 'field', text: question, start: one.start, end: one.start });
    }
    completed.push(one);
  }
  return completed;
}

// "Gate A, B or C": the first word names all of them.
function sharedName([first, ...others]: readonly TaggedPart[]): string | undefined {
  const [name, which = '', ...more] = first?.text.split(' ') ?? [];
  const areShort = [which, ...others.map(({ text }) => text)].every((text) => /^[\p{Lu}\p{N}]{1,3}$/u.test(text));
  return others.length > 0 && areShort && more.length === 0 ? name : undefined;
}

// "How often they get the report, daily or weekly": the part before the comma is the question, not a choice.
function withQuestionsBeforeComma(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  return parts.map((one, index) => {
    const [before, next, last, after] = [parts[index - 1], parts[index + 1], parts[index + 2], parts[index + 3]];
    const areThree = [one, next, last].every((part) => part?.tag === 'option') && after?.tag !== 'option';
    if (!areThree || next === undefined || last === undefined || before?.tag === 'option') return one;
    if (sharedName([one, next, last]) !== undefined) return one;
    const clause = wordsIn(prompt.slice(before?.end ?? 0, one.start));
    const endsInArticle = ARTICLES.has(clause.at(-1) ?? '') && clause.length >= CLAUSE_MIN_WORDS;
    const areTwo = OR.has(prompt.slice(next.end, last.start).trim());
    const tag = before?.tag === 'setting' ? 'setting' : 'field';
    // Extends the question up to its choices, so that they are not taken for those of another one.
    const isQuestion = endsInArticle && areTwo && prompt.slice(one.end, next.start).trim() === ',';
    return isQuestion ? { ...one, tag, end: next.start } : one;
  });
}

// "…, pine and other, describe the damage": the conjunction marks the last choice, so what follows is a new field.
function withFieldsAfterLists(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  const completed: TaggedPart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [last, one, next] = [parts[at - 1], parts[at], parts[at + 1]];
    if (one === undefined) continue;
    const isList = parts[at - 2]?.tag === 'option';
    const isVerb =
      isList && next !== undefined && isShortGap(prompt.slice(one.end, next.start)) && endsList(prompt, last, one);
    if (isVerb && next.tag === 'option') {
      completed.push({ tag: 'field', start: one.start, end: next.end, text: prompt.slice(one.start, next.end) });
      at += 1;
      // A verb before a field is dropped: the control of the field implies it.
    } else if (!isVerb || !INPUT_TAGS.has(next.tag)) completed.push(one);
  }
  return completed;
}

function endsList(prompt: string, last: TaggedPart | undefined, one: TaggedPart): boolean {
  if (last?.tag !== 'option' || one.tag !== 'option' || prompt.slice(last.end, one.start) !== ', ') return false;
  return ENDS_LIST.test(prompt.slice(Math.max(0, last.start - 8), last.start));
}

function lacksField(prompt: string, before: TaggedPart | undefined, first: TaggedPart, isForm: boolean): boolean {
  // On a form, choices that come first need a field.
  if (before === undefined) return isForm;
  if (first.start < before.end) return false;
  const between = prompt.slice(before.end, first.start);
  if (before.tag === 'step' || before.tag === 'section') return /^\s*[:(]/.test(between);
  const isSeparate = SEPARATOR.test(between);
  if (!isSeparate || (before.tag !== 'kind' && !INPUT_TAGS.has(before.tag))) return false;
  // A free-text field such as "phone" cannot own the choices, but a question such as "how often it is sent" can.
  const isFreeText =
    OPEN_ANSWERS.has(fieldKindOf(before.text)) && !wordsIn(before.text).some((word) => QUESTION_WORDS.has(word));
  return isFreeText || wordsIn(between).some((word) => WHETHER.has(word));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
}

// The label for choices without a field: the clause before them if there are more than two, otherwise the choices as written.
function questionOf(
  prompt: string,
  before: TaggedPart | undefined,
  options: readonly TaggedPart[],
): string | undefined {
  const [first, last] = [options[0], options.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  if (before !== undefined && /^\s*\($/.test(prompt.slice(before.end, first.start))) return before.text;
  const clause =
    prompt
      .slice(before?.end ?? 0, first.start)
      .match(/[^,;:.!?]+/g)
      ?.map((text) => text.trim())
      .findLast((text) => text !== '') ?? '';
  const words = clause.split(' ');
  const from = words.findIndex((word) => !WHETHER.has(word.toLowerCase()));
  if (
    before !== undefined &&
    options.length > 2 &&
    words.length - from >= CLAUSE_MIN_WORDS &&
    clause.length <= 2 * LABEL_MAX_CHARS
  )
    return words.slice(from).join(' ');
  const whole = prompt.slice(first.start, last.end);
  return whole.length <= LABEL_MAX_CHARS ? whole : undefined;
}
