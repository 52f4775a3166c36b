import type { Spec } from '#contract/spec/spec.ts';
import type { Clause, Phrase } from './clauses.ts';
import { isThere, objectsOf, targetsOf, type Reader } from './about-clause.ts';
import { isCue } from './marked-words.ts';
import { valueIn } from './value-in.ts';
import { findTargets } from './targets.ts';

/**
 * Reads that something is to be called or to say something else: by a verb for it, by quoted words, or by what stands
 * "instead of" what.
 */
export const readNaming: Reader = (clause, context) => {
  const { cues, phrases } = clause;
  const { spec } = context;
  const quotes = phrases.filter((phrase) => phrase.quotes.length > 0);
  const instead = phrases.find(({ role }) => role === 'instead');
  const isNaming = cues.has('rename') || cues.has('say');
  // "Add a note that says …": nothing that is there gets other words.
  const isAdded = cues.has('add') && !cues.has('rename') && phrases.some((one) => isNewThing(one, spec));
  if (isAdded) return undefined;
  if (!isNaming && (cues.has('add') || !(cues.has('make') || instead !== undefined))) return undefined;
  if (quotes.length === 0 && !isNaming && !(cues.has('make') && cues.has('to'))) return undefined;
  const isNew = quotes.some((one) => one.isNew && one.kinds.length > 0 && !isThere(spec, quoted(one)));
  const isLook = clause.looks.length > 0 && quotes.every((one) => isThere(spec, quoted(one)));
  if (!isNaming && (isNew || isLook)) return undefined;
  const old = instead ?? phrases.find(({ role }) => role === 'not');
  const fresh = freshWords(clause, spec, quotes, old);
  if (fresh === undefined) return undefined;
  const target = oldWords(clause, context, fresh, old);
  if (target === undefined) return undefined;
  const others =
    quotes.length > 1 && old !== undefined ? quotes.filter((one) => one !== old && one !== fresh).map(quoted) : [];
  return [
    {
      verb: 'rename',
      target,
      to: quoted(fresh),
      ...(others.length > 0 ? { others } : {}),
      ...(cues.has('all') ? { isAll: true } : {}),
    },
  ];
};

function isNewThing({ role, isNew, kinds, text }: Phrase, spec: Spec): boolean {
  return role === 'object' && isNew && kinds.length > 0 && !isThere(spec, text);
}

function quoted({ quotes, text }: Pick<Phrase, 'quotes' | 'text'>): string {
  return quotes.at(-1) ?? text;
}

type Words = Pick<Phrase, 'quotes' | 'text' | 'start' | 'end'>;

// The words to come: quoted last, or what follows "say" or "to" up to the end of its segment.
function freshWords(clause: Clause, spec: Spec, quotes: readonly Phrase[], old: Phrase | undefined): Words | undefined {
  const { phrases, cues } = clause;
  const rest = quotes.filter((one) => one !== old);
  const last = old !== undefined && rest.length > 1 ? rest[0] : rest.at(-1);
  const led =
    phrases.find(({ role, segment }) => role === 'said' && segment >= clause.verbSegment) ??
    phrases.findLast(({ role }) => role === 'to' || role === 'inside');
  const isOnlyOld =
    last !== undefined && led !== undefined && last !== led && isThere(spec, quoted(last)) && led.start > last.start;
  if (last !== undefined && !isOnlyOld) return last;
  if (led === undefined) return cues.has('rename') ? lastBeyondTarget(clause, spec) : undefined;
  if (!cues.has('rename') && !cues.has('say') && (isValue(clause, led) || isKindOrLook(clause, led))) return undefined;
  const words = wordsAfter(clause, led);
  return { ...led, text: words, quotes: [] };
}

// "to $15/month"
function isValue(clause: Clause, { start, end }: Phrase): boolean {
  const value = valueIn(clause);
  return value !== undefined && value.end > start && value.start < end;
}

// "to red", "into a donut chart": no name.
function isKindOrLook({ looks }: Clause, { isTelling }: Phrase): boolean {
  return looks.length > 0 || !isTelling;
}

// "call it Repair booking"
function lastBeyondTarget(clause: Clause, spec: Spec): Words | undefined {
  const objects = objectsOf(clause);
  const last = objects.at(-1);
  return last === undefined || isThere(spec, last.text) ? undefined : last;
}

// Words such as "to" or "for" may be part of a name that is told.
function wordsAfter({ text, start, words, phrases }: Clause, led: Phrase): string {
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
    own.findLastIndex(({ mark }) => mark.is !== 'sign' && !(mark.is === 'cue' && ENDS.has(mark.cue))) + 1,
  );
  return text.slice(led.start - start, (kept.at(-1)?.end ?? led.end) - start);
}
const ENDS: ReadonlySet<string> = new Set(['filler', 'instead', 'and', 'all', 'to', 'not', 'one']);

function oldWords(
  clause: Clause,
  context: Parameters<Reader>[1],
  fresh: Words,
  old: Phrase | undefined,
): string | undefined {
  const { spec } = context;
  const isOther = ({ start, end }: Phrase) => end <= fresh.start || start >= fresh.end;
  const named = clause.phrases.filter(
    (one) => isOther(one) && ['object', 'said', 'to', 'inside', 'instead', 'not'].includes(one.role),
  );
  const quotedOld = named.find(({ quotes }) => quotes.length > 0 && isThere(spec, quotes[0] ?? ''));
  if (old !== undefined && isOther(old) && isThere(spec, old.text)) return quoted(old);
  if (quotedOld !== undefined) return quoted(quotedOld);
  const objects = named.filter(({ role }) => role === 'object');
  const kindOnly = clause.phrases.find(
    (one) => one.start === fresh.start && one.kinds.length > 0 && one.quotes.length > 0,
  );
  if (kindOnly !== undefined && !named.some(({ text }) => isThere(spec, text)))
    return kindOnly.text.slice(0, kindOnly.text.search(/["“„«‘']/u));
  const object =
    objects.find(({ text, segment }) => segment === clause.verbSegment && isThere(spec, text)) ??
    objects.find(({ text }) => isThere(spec, text));
  if (object !== undefined) return object.text;
  if (old !== undefined && isOther(old) && findTargets(spec, old.text).length === 0 && objects.length === 0)
    return quoted(old);
  if (objects.length === 0 && clause.cues.has('it'))
    return clause.cues.has('rename') && context.spoken === undefined ? 'title' : context.spoken;
  return objects.length > 0 && !clause.cues.has('make')
    ? objects[0]?.text
    : (targetsOf(clause, context)[0] ?? objects[0]?.text);
}
