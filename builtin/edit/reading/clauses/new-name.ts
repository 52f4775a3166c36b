import { isOnScreen, objectsOf } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import { valueIn } from '#builtin/edit/reading/clauses/value-in.ts';
import type { Spec } from '#contract/spec/spec.ts';

/** The last quotation of a phrase, else its whole text. */
export function quoteOrText({ quotes, text }: Pick<Phrase, 'quotes' | 'text'>): string {
  return quotes.at(-1) ?? text;
}

/** Words and their position in the prompt. */
export type TextSpan = Pick<Phrase, 'quotes' | 'text' | 'start' | 'end'>;
// Words introduced by "say", "to" or "in".
type IntroducedText = TextSpan & { segment: number; isSpecific: boolean };

/** The new name or text: the last quotation, else what follows "say" or "to" up to the end of the segment. */
export function newNameIn(
  clause: Clause,
  spec: Spec,
  quotes: readonly Phrase[],
  old: Phrase | undefined,
): TextSpan | undefined {
  const { phrases, cues } = clause;
  const rest = quotes.filter((one) => one !== old);
  const last = old !== undefined && rest.length > 1 ? rest[0] : rest.at(-1);
  const introduced: IntroducedText | undefined =
    textAfterSay(clause, spec) ??
    phrases.find(({ role, segment }) => role === 'said' && segment >= clause.verbSegment) ??
    phrases.findLast(({ role }) => role === 'to' || role === 'inside');
  const isOldName =
    last !== undefined &&
    introduced !== undefined &&
    last !== introduced &&
    isOnScreen(spec, quoteOrText(last)) &&
    introduced.start > last.start;
  if (last !== undefined && !isOldName) return last;
  const named = textBeforeFinalVerb(clause);
  if (named !== undefined) return named;
  if (introduced === undefined) return cues.has('rename') ? nameInLastObject(clause, spec) : undefined;
  if (!cues.has('rename') && !cues.has('say') && (isValue(clause, introduced) || isKindOrLook(clause, introduced)))
    return undefined;
  const words = textFrom(clause, introduced);
  return { ...introduced, text: words, quotes: [] };
}

const SKIPPED_WORDS: ReadonlySet<string> = new Set(
  'just only simply nur noch bitte einfach solo seulement juste apenas now jetzt : ,'.split(' '),
);

// "say get in touch": everything after the verb, even words that are cues elsewhere.
function textAfterSay({ words, text, start, phrases, segments }: Clause, spec: Spec): IntroducedText | undefined {
  const at = words.findIndex((word) => isCue(word, 'say'));
  const following = words.slice(at + 1);
  // "say no way instead of never": the new text ends before "instead of".
  const endAt = following.findIndex((word) => isCue(word, 'instead', 'not'));
  const rest = endAt === -1 ? following : following.slice(0, endAt);
  const first = rest.findIndex(({ folded }) => !SKIPPED_WORDS.has(folded));
  const next = rest[first];
  const last = rest.at(-1);
  if (at === -1 || segments.length > 1 || next === undefined || last === undefined) return undefined;
  const isPlain = rest.every(({ mark }) => mark.is !== 'quote');
  const hasPlace = phrases.some(
    ({ role, start: from, text: named }) => role === 'inside' && from > next.start && isOnScreen(spec, named),
  );
  const hasTargetOrOldName = endAt !== -1 || phrases.some(({ start: from }) => from < (words[at]?.start ?? 0));
  return isPlain && hasTargetOrOldName && !hasPlace
    ? {
        text: text.slice(next.start - start, last.end - start),
        start: next.start,
        end: last.end,
        quotes: [],
        segment: 0,
        isSpecific: true,
      }
    : undefined;
}

// German puts the verb last: "soll nur noch Termin heißen", "in Alle zwei Wochen umbenennen".
function textBeforeFinalVerb({ words, text, start, segments, places }: Clause): TextSpan | undefined {
  const verb = words.at(-1);
  const lead = words.findLastIndex(({ folded }) => LEAD_WORDS.has(folded));
  const own = words.slice(lead + 1, -1);
  const from = own.find(({ folded }) => !SKIPPED_WORDS.has(folded));
  const last = own.at(-1);
  const isLast =
    verb !== undefined && isCue(verb, 'say', 'rename') && lead > 0 && segments.length === 1 && places.length === 0;
  if (!isLast || from === undefined || last === undefined || own.some(({ mark }) => mark.is === 'quote'))
    return undefined;
  const { end } = last;
  return {
    text: text.slice(from.start - start, end - start),
    start: from.start,
    end,
    quotes: [],
  };
}

const LEAD_WORDS: ReadonlySet<string> = new Set(['soll', 'sollte', 'sollen', 'in', 'zu']);

// "to $15/month": a value, not a name.
function isValue(clause: Clause, { start, end }: TextSpan): boolean {
  const value = valueIn(clause);
  return value !== undefined && value.end > start && value.start < end;
}

// "to red", "into a donut chart": a look or a kind, not a name.
function isKindOrLook({ looks }: Clause, { isSpecific }: IntroducedText): boolean {
  return looks.length > 0 || !isSpecific;
}

// "call it Repair booking": the last object is the new name.
function nameInLastObject(clause: Clause, spec: Spec): TextSpan | undefined {
  const objects = objectsOf(clause);
  const last = objects.at(-1);
  return last === undefined || isOnScreen(spec, last.text) ? undefined : last;
}

// The text from the phrase to the end of its segment. Cues such as "for" may be part of the name.
function textFrom({ text, start, words, phrases }: Clause, introduced: IntroducedText): string {
  const next = phrases.find(
    (one) =>
      one.start > introduced.start &&
      (one.segment !== introduced.segment || one.role === 'instead' || one.role === 'not'),
  );
  // "to Continue in all steps": the name ends before "in all steps".
  const scope = words.findIndex(
    (word, at) =>
      word.start > introduced.start && isCue(word, 'all') && (word.folded.includes(' ') || at < words.length - 1),
  );
  const wordsBeforeScope = scope === -1 ? words : words.slice(0, scope);
  const own = wordsBeforeScope.filter(
    (word) => word.start >= introduced.start && (next === undefined || word.end <= next.start),
  );
  const kept = own.slice(
    0,
    own.findLastIndex(
      ({ mark, folded }) =>
        mark.is !== 'sign' &&
        (!(mark.is === 'cue' && (TRIMMED_CUES.has(mark.cue) || (scope !== -1 && mark.cue === 'inside'))) ||
          NOW_WORDS.has(folded)),
    ) + 1,
  );
  return text.slice(introduced.start - start, (kept.at(-1)?.end ?? introduced.end) - start);
}

// A final "now" is part of a name: "Book now".
const NOW_WORDS: ReadonlySet<string> = new Set('now jetzt maintenant ahora ora adesso agora'.split(' '));
const TRIMMED_CUES: ReadonlySet<string> = new Set(['filler', 'is', 'instead', 'and', 'all', 'to', 'not', 'one']);
