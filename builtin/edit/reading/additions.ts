import { capitalized } from '#builtin/understand/words/identifier.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { propNameIn } from '#builtin/edit/changing/set-prop.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { controlTold } from '#builtin/edit/words/control-words.ts';
import { cuesIn, kindsIn, stateIn, unquoted } from '#builtin/edit/words/meanings.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import { ADDING_CUES, CONTROLS } from './adjusted-tags.ts';
import type { Change } from './changes.ts';
import type { Addition, Command, Where } from './command.ts';
import { conditionNames } from './conditions.ts';
import { carriedOver } from './carried-over.ts';
import { newThings, toldOf, type ToldOfThing } from './new-things.ts';
import { nounBefore, placeAfter } from './noun-before.ts';
import { partOfNew, placeOfNew } from './places.ts';
import { isBoxFor, isQuoted, isTextToShow } from './texts-to-show.ts';
import {
  choicesOf,
  isPronoun,
  sentenceOf,
  targetsOf,
  textAfter,
  textBefore,
  textOf,
  wordsWith,
  type Attempt,
  type ChangeContext,
} from './words-of-change.ts';

/** A button, a column or an option is nothing without its name; these are. */
const NAMELESS: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'divider',
  'search',
  'filter',
  'chart',
  'barChart',
  'lineChart',
  'areaChart',
  'pieChart',
  'field',
  'dropdown',
  'radio',
  'textarea',
  'upload',
  'slider',
  'image',
]);
/** What a value of the state may be shown as. */
const SHOWN: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['column', 'row', 'text', 'stat', 'facts']);
const LINES: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['text', 'row', 'lineChart']);
const VERB_CHARS = 24;
const PROP_CHARS = 8;

/** The things that a change adds, each with the marks and the start value that are told for it. */
export function additions(change: Change, context: ChangeContext): Attempt[] {
  const carried = carriedOver(change, context);
  const kindTexts = wordsWith(change, 'kind').map(({ text }) => text);
  const kinds = kindTexts.flatMap(kindsIn);
  // "another event: Card expired": a kind that only this screen knows names the place.
  const ownKind = kinds.length === 0 ? kindTexts.find((text) => controlTold(text) === undefined) : undefined;
  const place = placeOfNew(change, context);
  const isOpen = kindTexts.length === 0 && carried.kindTexts.length === 0 && place?.anchor === undefined;
  const after = place === undefined ? placeAfter(change, context) : undefined;
  if (after === 'unknown') return [];
  const noun = isOpen ? nounBefore(change, context) : {};
  const where =
    noun.where ??
    place ??
    after ??
    (ownKind === undefined ? carried.where : { side: 'inside' as const, anchor: ownKind });
  if (where === undefined && hasUnknownOwner(change, context)) return [];
  const things = newThings(change, context.prompt);
  // "the whole thing as a dropdown" is what was spoken of.
  if (things.some(({ text }) => wordsOf(text).every((word) => WHOLE_WORDS.has(word)))) return ofLast(kinds, context);
  const names = things.map(({ text }) => unquoted(text));
  const isNameless = names.length === 0 && kinds.some((kind) => NAMELESS.has(kind)) && isWanted(change, context);
  const added = isNameless
    ? [{ name: kindTexts.join(' '), choices: choicesOf(change), ...toldOf(change, context.prompt) }]
    : things
        .map((one, at) => ({
          name: names[at] ?? '',
          choices: choicesOfThing(change, one, things),
          ...toldOf(change, context.prompt, one, things),
        }))
        .map((one) => (kinds.includes('question') ? withAnswer(one, things.at(-1), context.prompt) : one));
  if (kinds.length === 0 && kindsIn(sentenceOf(change, context.prompt, VERB_CHARS)).includes('badge'))
    return badges(names, change, context);
  const inOrder = where?.side === 'after' || where?.side === 'first' ? added.toReversed() : added;
  const [kind] = wordsWith(change, 'kind');
  const prop =
    names.length === 0 || kind === undefined
      ? undefined
      : propNameIn(`${textBefore(kind, context.prompt, PROP_CHARS)}${kind.text}`);
  const attempts = inOrder.flatMap(
    ({ name, ...told }) =>
      (prop === undefined ? undefined : propOf(prop, name, change, context)) ??
      addition(name, withKinds({ change, context, where, isEntry: noun.isEntry === true, ...told }, carried.kindTexts)),
  );
  return isWholeList(change, kinds, context) ? [...attempts, [onlyThese(names, context)]] : attempts;
}

// "columns should be room, patient and notes", "columns: room, patient": these and no others.
function isWholeList(change: Change, kinds: readonly KindOfElement[], { prompt }: ChangeContext): boolean {
  const [kind] = wordsWith(change, 'kind');
  const [first, second] = wordsWith(change, 'new');
  if (kind === undefined || second === undefined || first === undefined || kind.end > first.start) return false;
  const between = prompt.slice(kind.end, first.start);
  const isTold = /^\s*[:=]\s*$/u.test(between) || cuesIn(between).includes('make');
  const cues = cuesIn(prompt.slice(Math.max(0, kind.start - VERB_CHARS), kind.start));
  return (
    kinds.length > 0 && kinds.every((one) => one === 'column') && isTold && !cues.some((cue) => ADDING_CUES.has(cue))
  );
}

function onlyThese(names: readonly string[], { prompt }: ChangeContext): Command {
  return { verb: 'only', names: [...names], clauseText: prompt };
}

// "pet name and kind of animal (dog, cat)": what is listed belongs to the thing right before it.
function choicesOfThing(change: Change, thing: TaggedWords, things: readonly TaggedWords[]): string[] {
  const [first] = things;
  const options = wordsWith(change, 'option');
  if (things.length < 2 || options.some(({ start }) => start < (first?.start ?? 0))) return choicesOf(change);
  const own = options.filter(({ start }) => things.findLast((one) => one.start < start) === thing);
  return choicesOf({ ...change, words: own });
}

const ANSWER = /^\?["”»]?\s+(?:(?:\p{L}{1,5}\s){0,2}\p{L}{5,8}\s?:)?\s*["“„«]?\s?([^"”»\n]{1,300})/u;

// "a question: Can I pick up? Yes, every Friday."
function withAnswer<One extends { name: string; values: readonly string[] }>(
  one: One,
  words: TaggedWords | undefined,
  prompt: string,
): One {
  const [, answer] = words === undefined ? [] : (ANSWER.exec(prompt.slice(words.end)) ?? []);
  return answer === undefined ? one : { ...one, name: `${one.name}?`, values: [answer.trim()] };
}

// "it should be a dropdown" adds none, "a search box would help" and "add a filter" do.
function isWanted(change: Change, { prompt }: ChangeContext): boolean {
  const cues = cuesIn(sentenceOf(change, prompt, VERB_CHARS));
  return !cues.includes('make') || cues.some((cue) => ADDING_CUES.has(cue));
}

const WHOLE_WORDS: ReadonlySet<string> = new Set(
  'ganze ganzes whole thing everything tout todo tutto tudo das the it le lo cosa'.split(' '),
);

function ofLast(kinds: readonly KindOfElement[], { lastMentioned }: ChangeContext): Attempt[] {
  const to = kinds.find((kind) => CONTROLS.has(kind));
  return to === undefined || lastMentioned === undefined ? [] : [[{ verb: 'convert', target: lastMentioned, to }]];
}

// "put a "Most popular" tag on the half room".
function badges(names: readonly string[], change: Change, context: ChangeContext): Attempt[] {
  const [target] = targetsOf(change, 'of', context);
  return target === undefined ? [] : names.map((value): Attempt => [{ verb: 'badge', target, value }]);
}

// "the help desk also needs a phone number", where there is no help desk.
function hasUnknownOwner(change: Change, { spec }: ChangeContext): boolean {
  const owner = textOf(change, 'of');
  return owner !== undefined && !isPronoun(owner) && findTargets(spec, owner).length === 0;
}

// "the help text "In mm" for the length" is a prop of an element that is there.
function propOf(prop: string, value: string, change: Change, context: ChangeContext): Attempt[] | undefined {
  const inside = textOf(change, 'inside');
  const owner = textOf(change, 'of') ?? inside ?? textOf(change, 'after') ?? context.lastMentioned;
  if (owner === undefined) return undefined;
  const set = (name: string): Command => ({ verb: 'set', target: `${name} of ${owner}`, value, isWords: true });
  // "a hint in the phone box, something like +44": what stands in an empty box.
  return [owner === inside && prop === 'hint' ? [set('placeholder'), set(prop)] : [set(prop)]];
}

type Told = ToldOfThing & {
  choices: readonly string[];
  change: Change;
  context: ChangeContext;
  kinds: readonly KindOfElement[];
  where: Where | undefined;
  isEntry: boolean;
};

function withKinds(told: Omit<Told, 'kinds'>, carried: readonly string[]): Told {
  const kindTexts = told.kindTexts.length > 0 ? told.kindTexts : carried;
  return { ...told, kindTexts, kinds: kindTexts.flatMap(kindsIn) };
}

function addition(name: string, told: Told): Attempt[] {
  const { change, context, kinds, kindTexts, where, isEntry, values, leads, choices } = told;
  const kindText = kindTexts.join(' ');
  const label = capitalized(name);
  if (kinds.length === 0 && choices.length === 0 && values.length === 0 && isThere(name, context))
    return ofExisting(name, change, where);
  const [to] = kinds;
  if (to !== undefined && CONTROLS.has(to) && isThere(name, context) && !isToAdd(change, context))
    return [[{ verb: 'convert', target: name, to, ...(choices.length > 1 ? { choices } : {}) }]];
  const isRequired = wordsWith(change, 'required').length > 0 || cuesIn(kindText).includes('required');
  const when = textOf(change, 'when');
  if (when !== undefined) return [[{ verb: 'ask', label, when: conditionNames(when, context) ?? [when], isRequired }]];
  const sentence = `${sentenceOf(change, context.prompt)} ${textAfter(change, context.prompt, VERB_CHARS)}`;
  const isOptional = wordsWith(change, 'optional').length > 0;
  const isAsked = isOptional || isRequired;
  const isText = !isAsked && isTextToShow({ name, kindText, kinds, choices }, change, context.prompt);
  const isBox = kinds[0] === 'card' && isBoxFor(change, context.prompt);
  const inside = partOfNew(change, context);
  const thing: Addition = {
    label,
    kindText,
    // "a line for the reason, if they like": what must or need not be told is no text to show.
    kinds: isText ? ['text'] : isBox ? ['textarea'] : isAsked ? kinds.filter((kind) => !LINES.has(kind)) : kinds,
    choices,
    values: values.filter((one) => !isStartValue(one, choices, sentence)),
    leads,
    ...(inside === undefined ? {} : { within: inside }),
    ...(isRequired ? { isRequired } : isOptional ? { isRequired: false } : {}),
    ...(isQuoted(name, context.prompt) ? { isQuoted: true } : {}),
    ...(label === name ? {} : { isNoun: true }),
    ...(isEntry ? { isEntry } : {}),
  };
  const [start] = values;
  // A new box is not ticked anyway.
  const isStart = start !== undefined && stateIn(start) !== 'off' && isStartValue(start, choices, sentence);
  return [
    [
      { verb: 'add', thing, where },
      ...(kinds.every((kind) => SHOWN.has(kind)) ? [{ verb: 'show' as const, target: name }] : []),
    ],
    ...(isStart ? [[{ verb: 'fill' as const, target: label, value: stateIn(start) ?? start }]] : []),
  ];
}

// One of the choices, "ticked", or called a default: the start of a control. Anything else is part of an entry or a fact.
function isStartValue(value: string, choices: readonly string[], sentence: string): boolean {
  const isChoice = choices.some((one) => wordsOf(one).join(' ') === wordsOf(value).join(' '));
  return isChoice || stateIn(value) !== undefined || cuesIn(sentence).includes('fill');
}

// "PO number (optional)".
const NOTE_AT_END = /\([^()]*\)\s*$/u;

// "Slot length would be easier as a dropdown" turns what is there into one; "add a dropdown for …" does not.
function isToAdd(change: Change, { prompt }: ChangeContext): boolean {
  return cuesIn(sentenceOf(change, prompt, VERB_CHARS)).some((cue) => cue === 'add' || cue === 'copy');
}

function isThere(name: string, { spec }: ChangeContext): boolean {
  const words = wordsOf(name);
  return namesOn(spec).some(
    ({ weight, item, text, words: own }) =>
      weight === 'main' &&
      item === undefined &&
      // "E-Mail" is "Email".
      (own.join('') === words.join('') ||
        (words.every((word, at) => own[at] === word) &&
          wordsOf(text.replace(NOTE_AT_END, '')).length === words.length)),
  );
}

// What is there already is not added again: a place for it moves it.
function ofExisting(name: string, change: Change, where: Where | undefined): Attempt[] {
  const isRequired = wordsWith(change, 'required').length > 0;
  return [
    ...(where === undefined || where.side === 'inside' ? [] : [[{ verb: 'move' as const, target: name, where }]]),
    ...(isRequired ? [[{ verb: 'require' as const, target: name, isRequired }]] : []),
  ];
}
