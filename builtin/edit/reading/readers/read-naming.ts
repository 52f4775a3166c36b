import { newNameIn, quoteOrText, type TextSpan } from '../clauses/new-name.ts';
import { textBoxPurposeIn, writableTextIn } from '../clauses/form-questions.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { beforeQuote } from '#builtin/edit/words/quoted-words.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Clause, Phrase } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import {
  isOnScreen,
  objectsOf,
  targetsOf,
  type Context,
  type Reader,
} from '#builtin/edit/reading/clauses/about-clause.ts';
import { propNameIn } from '#builtin/edit/changing/set-prop.ts';
import { valueIn } from '#builtin/edit/reading/clauses/value-in.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

/** Reads a new name or text for something: by a verb, by quoted words, or as "say A instead of B". */
export const readNaming: Reader = (clause, context) => {
  const { cues, phrases } = clause;
  const { spec } = context;
  const quotes = phrases.filter((phrase) => phrase.quotes.length > 0);
  const instead = phrases.find(({ role }) => role === 'instead');
  const isNaming = cues.has('rename') || cues.has('say');
  // "write 15 minutes, not 10" replaces a number and is read elsewhere.
  const replacesNumber = phrases.some(
    ({ role, text }) => (role === 'not' || role === 'instead') && /^\D{0,3}\d/.test(text),
  );
  if (replacesNumber && quotes.length === 0 && valueIn(clause) !== undefined) return undefined;
  // "Make a note that says …" adds something and renames nothing.
  const startsWithNew = cues.has('make') && objectsOf(clause)[0]?.isNew === true && !cues.has('instead');
  const propValue = quotedPropValue(clause, context, quotes);
  if (propValue !== undefined) return [propValue];
  const isAdded =
    (cues.has('add') || startsWithNew) && !cues.has('rename') && phrases.some((one) => isNewThing(one, spec));
  if (isAdded || (textBoxPurposeIn(clause) ?? writableTextIn(clause)) !== undefined) return undefined;
  // "The table should say sales too" shows more data and keeps the name.
  if (quotes.length === 0 && cues.has('say') && (cues.has('too') || cues.has('also'))) return undefined;
  // "title "Spring fair"": new text for the only element of that kind.
  const [first, ...further] = phrases;
  const kindWords = beforeQuote(first?.text ?? '');
  const isLabel = first !== undefined && further.length === 0 && quotes.length === 1 && first.kinds.length > 0;
  if (
    isLabel &&
    !first.isNew &&
    clause.cues.size <= 2 &&
    OTHER_CUES.every((cue) => !cues.has(cue) || (cue === 'inside' && first.role === 'inside')) &&
    isOnScreen(spec, kindWords) &&
    !isNameOf(spec, quoteOrText(first))
  )
    return [{ verb: 'rename', target: kindWords, to: quoteOrText(first) }];
  const stated = statedRename(clause, spec);
  if (stated !== undefined) return [stated];
  const isTargetAndQuote =
    quotes.length === 1 && clause.phrases.length === 2 && OTHER_CUES.every((cue) => !cues.has(cue));
  const [only] = phrases;
  if (isTargetAndQuote && only !== undefined && only.quotes.length === 0 && isOnScreen(spec, only.text))
    return [{ verb: 'rename', target: only.text, to: quoteOrText(quotes[0] ?? only) }];
  // "the jobs stand above the bill" states a place if nothing is quoted.
  const statesPlace = clause.phrases.some(({ role, text }) => role === 'anchor' && isOnScreen(spec, text));
  if (statesPlace && quotes.length === 0 && !cues.has('rename') && !/:\s/.test(clause.text)) return undefined;
  // "put the allergies at the end of the page" is a move.
  if (!isNaming && quotes.length === 0 && clause.places.length > 0) return undefined;
  if (!isNaming && (cues.has('add') || !(cues.has('make') || instead !== undefined))) return undefined;
  if (quotes.length === 0 && !isNaming && !(cues.has('make') && cues.has('to'))) return undefined;
  // "the list "Who is in"": the quotation is the existing name.
  const [quote, ...more] = quotes;
  const isReference =
    quote !== undefined && more.length === 0 && quote.kinds.length > 0 && isOnScreen(spec, quoteOrText(quote));
  if (isReference && !isNaming && instead === undefined) return undefined;
  const isNew = quotes.some((one) => one.isNew && one.kinds.length > 0 && !isOnScreen(spec, quoteOrText(one)));
  const isLook = clause.looks.length > 0 && quotes.every((one) => isOnScreen(spec, quoteOrText(one)));
  if (!isNaming && (isNew || isLook)) return undefined;
  const old = instead ?? phrases.find(({ role }) => role === 'not');
  const newName = newNameIn(clause, spec, quotes, old);
  if (newName === undefined) return undefined;
  if (!isNaming && quotes.length === 0 && isNameOf(spec, quoteOrText(newName))) return undefined;
  const target = oldNameIn(clause, context, newName, old);
  if (target === undefined) return undefined;
  const isGuessed = quotes.length === 0 && target === context.lastMentioned && !cues.has('it') && !cues.has('rename');
  if (isGuessed) return undefined;
  return [
    {
      verb: 'rename',
      target,
      to: quoteOrText(newName),
      ...(old !== undefined && target === quoteOrText(old) && old.quotes.length > 0 ? { isPart: true } : {}),
      ...(cues.has('all') || (cues.has('say') && instead !== undefined) ? { isAll: true } : {}),
    },
  ];
};

// "give Solo a badge "New"": the quotation is the value of a prop.
function quotedPropValue(
  { phrases }: Clause,
  { spec, lastMentioned }: Context,
  quotes: readonly Phrase[],
): Command | undefined {
  const [quoted, ...more] = quotes;
  if (quoted === undefined || more.length > 0) return undefined;
  const [other] = phrases.filter((one) => one !== quoted);
  const otherProp = other === undefined || other.quotes.length > 0 ? undefined : propNameIn(other.text);
  if (phrases.length === 2 && otherProp !== undefined && lastMentioned !== undefined)
    return { verb: 'set', target: `${otherProp} of ${lastMentioned}`, value: quoteOrText(quoted) };
  const prop = propNameIn(beforeQuote(quoted.text));
  const owner = phrases.find((one) => one !== quoted && one.quotes.length === 0 && isOnScreen(spec, one.text));
  return quoted.isNew && prop !== undefined && owner !== undefined
    ? { verb: 'set', target: `${prop} of ${owner.text}`, value: quoteOrText(quoted) }
    : undefined;
}

// Renames that state both names: "'Sent on' is just 'Sent'", "it's Mobile, not Phone".
function statedRename({ phrases, cues }: Clause, spec: Spec): Command | undefined {
  const now = phrases.find(({ role }) => role === 'is');
  const was = phrases.find(
    ({ role, quotes }) => role === 'not' || role === 'instead' || (role === 'object' && quotes.length > 0),
  );
  const hasOtherCue = OTHER_CUES.some((cue) => cue !== 'instead' && cue !== 'to' && cues.has(cue));
  const [old, newName, ...more] = phrases.filter(({ quotes }) => quotes.length > 0);
  // "«A» becomes «B»", with any verb.
  const isPair =
    old !== undefined && newName !== undefined && more.length === 0 && phrases.length === 2 && old.role === 'object';
  if (
    isPair &&
    !hasOtherCue &&
    isOnScreen(spec, quoteOrText(old)) &&
    !isOnScreen(spec, quoteOrText(newName)) &&
    newName.role !== 'not' &&
    !(newName.isNew && newName.kinds.length > 0)
  )
    return { verb: 'rename', target: quoteOrText(old), to: quoteOrText(newName) };
  if (
    now === undefined ||
    was === undefined ||
    hasOtherCue ||
    /^\d/.test(now.text) ||
    !isOnScreen(spec, quoteOrText(was))
  )
    return undefined;
  return now.quotes.length > 0 || isCapitalized(now.text)
    ? { verb: 'rename', target: quoteOrText(was), to: quoteOrText(now) }
    : undefined;
}

// True for text that starts with a capital letter, as names do.
function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function isNameOf(spec: Spec, words: string): boolean {
  const folded = foldText(words);
  return namesOn(spec).some(({ text, weight }) => weight !== 'key' && foldText(text) === folded);
}

const OTHER_CUES = 'add make remove instead fill move required to inside before after also first last'.split(
  ' ',
) as readonly Cue[];

function isNewThing({ role, isNew, kinds, text }: Phrase, spec: Spec): boolean {
  return role === 'object' && isNew && kinds.length > 0 && !isOnScreen(spec, text);
}

const PAGE_WORDS: ReadonlySet<string> = new Set('page screen seite pagina ecran pantalla schermata tela'.split(' '));

// The words for the element to rename.
function oldNameIn(clause: Clause, context: Context, newName: TextSpan, old: Phrase | undefined): string | undefined {
  const { spec } = context;
  const isOther = ({ start, end }: Phrase) => end <= newName.start || start >= newName.end;
  const named = clause.phrases.filter(
    (one) => isOther(one) && ['object', 'said', 'to', 'inside', 'instead', 'not'].includes(one.role),
  );
  const quotedOld = named.find(({ quotes }) => quotes.length > 0 && isOnScreen(spec, quotes[0] ?? ''));
  if (old !== undefined && isOther(old) && isOnScreen(spec, quoteOrText(old))) return quoteOrText(old);
  if (quotedOld !== undefined) return quoteOrText(quotedOld);
  const kindOnly = clause.phrases.find(
    (one) => one.start === newName.start && one.kinds.length > 0 && one.quotes.length > 0,
  );
  const isInVerbSegment = kindOnly !== undefined && kindOnly.segment === clause.verbSegment;
  if (kindOnly !== undefined && (isInVerbSegment || !named.some(({ text }) => isOnScreen(spec, text))))
    return beforeQuote(kindOnly.text);
  const objects = named.filter(({ role }) => role === 'object');
  const object =
    objects.find(({ text, segment }) => segment === clause.verbSegment && isOnScreen(spec, text)) ??
    objects.find(({ text }) => isOnScreen(spec, text));
  if (object !== undefined) return object.text;
  // "on the buttons it should say …": the place is the target.
  const holder = named.find(
    ({ role, text, quotes }) => role === 'inside' && quotes.length === 0 && isOnScreen(spec, text),
  );
  if (objects.length === 0 && clause.cues.has('say') && holder !== undefined) return holder.text;
  // "the card": if there are several, the one that was last mentioned.
  const [kind] = objects;
  const mentionedKind = `${context.lastMentioned ?? ''} ${kind?.text ?? ''}`;
  if (kind !== undefined && !kind.isSpecific && context.lastMentioned !== undefined && isOnScreen(spec, mentionedKind))
    return mentionedKind;
  if (old !== undefined && isOther(old) && findTargets(spec, old.text).length === 0 && objects.length === 0)
    return quoteOrText(old);
  const isPage = clause.words.some(({ folded }) => PAGE_WORDS.has(folded));
  if (objects.length === 0 && isPage && (clause.cues.has('say') || clause.cues.has('rename'))) return 'title';
  if (objects.length === 0 && clause.cues.has('it') && clause.cues.has('rename'))
    return context.lastMentioned ?? 'title';
  if (objects.length === 0 && (clause.cues.has('it') || clause.cues.has('rename'))) return context.lastMentioned;
  return objects.length > 0 && !clause.cues.has('make')
    ? objects[0]?.text
    : (targetsOf(clause, context)[0] ?? objects[0]?.text);
}
