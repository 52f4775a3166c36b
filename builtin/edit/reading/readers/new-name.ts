import { isOnScreen, objectsOf } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import { isCue } from '#builtin/edit/reading/clauses/marked-words.ts';
import { valueIn } from '#builtin/edit/reading/clauses/value-in.ts';
import type { Spec } from '#contract/spec/spec.ts';

/** What is quoted of a phrase, else all of it. */
export function quoteOrText({ quotes, text }: Pick<Phrase, 'quotes' | 'text'>): string {
  return quotes.at(-1) ?? text;
}

export type TextSpan = Pick<Phrase, 'quotes' | 'text' | 'start' | 'end'>;
type Led = TextSpan & { segment: number; isSpecific: boolean };

/** The words to come: quoted last, or what follows "say" or "to" up to the end of its segment. */
export function newNameIn(
  clause: Clause,
  spec: Spec,
  quotes: readonly Phrase[],
  old: Phrase | undefined,
): TextSpan | undefined {
  const { phrases, cues } = clause;
  const rest = quotes.filter((one) => one !== old);
  const last = old !== undefined && rest.length > 1 ? rest[0] : rest.at(-1);
  const led: Led | undefined =
    saidIn(clause, spec) ??
    phrases.find(({ role, segment }) => role === 'said' && segment >= clause.verbSegment) ??
    phrases.findLast(({ role }) => role === 'to' || role === 'inside');
  const isOnlyOld =
    last !== undefined &&
    led !== undefined &&
    last !== led &&
    isOnScreen(spec, quoteOrText(last)) &&
    led.start > last.start;
  if (last !== undefined && !isOnlyOld) return last;
  const named = beforeVerb(clause);
  if (named !== undefined) return named;
  if (led === undefined) return cues.has('rename') ? lastBeyondTarget(clause, spec) : undefined;
  if (!cues.has('rename') && !cues.has('say') && (isValue(clause, led) || isKindOrLook(clause, led))) return undefined;
  const words = wordsAfter(clause, led);
  return { ...led, text: words, quotes: [] };
}

const ONLY: ReadonlySet<string> = new Set(
  'just only simply nur noch bitte einfach solo seulement juste apenas now jetzt : ,'.split(' '),
);

// "say get in touch": all that follows, whatever its words are for elsewhere.
function saidIn({ words, text, start, phrases, segments }: Clause, spec: Spec): Led | undefined {
  const at = words.findIndex((word) => isCue(word, 'say'));
  const behind = words.slice(at + 1);
  // "say no way instead of never"
  const until = behind.findIndex((word) => isCue(word, 'instead', 'not'));
  const rest = until === -1 ? behind : behind.slice(0, until);
  const first = rest.findIndex(({ folded }) => !ONLY.has(folded));
  const next = rest[first];
  const last = rest.at(-1);
  if (at === -1 || segments.length > 1 || next === undefined || last === undefined) return undefined;
  const isPlain = rest.every(({ mark }) => mark.is !== 'quote');
  const isElsewhere = phrases.some(
    ({ role, start: from, text: named }) => role === 'inside' && from > next.start && isOnScreen(spec, named),
  );
  const isTold = until !== -1 || phrases.some(({ start: from }) => from < (words[at]?.start ?? 0));
  return isPlain && isTold && !isElsewhere
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

// "soll nur noch Termin heißen", "in Alle zwei Wochen umbenennen": all up to the verb at the end.
function beforeVerb({ words, text, start, segments, places }: Clause): TextSpan | undefined {
  const verb = words.at(-1);
  const lead = words.findLastIndex(({ folded }) => LEADS.has(folded));
  const own = words.slice(lead + 1, -1);
  const from = own.find(({ folded }) => !ONLY.has(folded));
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

const LEADS: ReadonlySet<string> = new Set(['soll', 'sollte', 'sollen', 'in', 'zu']);

// "to $15/month"
function isValue(clause: Clause, { start, end }: TextSpan): boolean {
  const value = valueIn(clause);
  return value !== undefined && value.end > start && value.start < end;
}

// "to red", "into a donut chart": no name.
function isKindOrLook({ looks }: Clause, { isSpecific }: Led): boolean {
  return looks.length > 0 || !isSpecific;
}

// "call it Repair booking"
function lastBeyondTarget(clause: Clause, spec: Spec): TextSpan | undefined {
  const objects = objectsOf(clause);
  const last = objects.at(-1);
  return last === undefined || isOnScreen(spec, last.text) ? undefined : last;
}

// Words such as "to" or "for" may be part of a name that is told.
function wordsAfter({ text, start, words, phrases }: Clause, led: Led): string {
  const next = phrases.find(
    (one) => one.start > led.start && (one.segment !== led.segment || one.role === 'instead' || one.role === 'not'),
  );
  // "to Continue in all steps"
  const scope = words.findIndex(
    (word, at) => word.start > led.start && isCue(word, 'all') && (word.folded.includes(' ') || at < words.length - 1),
  );
  const told = scope === -1 ? words : words.slice(0, scope);
  const own = told.filter((word) => word.start >= led.start && (next === undefined || word.end <= next.start));
  const kept = own.slice(
    0,
    own.findLastIndex(
      ({ mark, folded }) =>
        mark.is !== 'sign' &&
        (!(mark.is === 'cue' && (ENDS.has(mark.cue) || (scope !== -1 && mark.cue === 'inside'))) || NOW.has(folded)),
    ) + 1,
  );
  return text.slice(led.start - start, (kept.at(-1)?.end ?? led.end) - start);
}
// "Book now" is a name.
const NOW: ReadonlySet<string> = new Set('now jetzt maintenant ahora ora adesso agora'.split(' '));
const ENDS: ReadonlySet<string> = new Set(['filler', 'is', 'instead', 'and', 'all', 'to', 'not', 'one']);
