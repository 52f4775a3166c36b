import { findTargets } from '#builtin/edit/finding/targets.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { controlTold } from '#builtin/edit/words/control-words.ts';
import { cuesIn, kindsIn } from '#builtin/edit/words/meanings.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Change } from './changes.ts';
import type { Command } from './command.ts';
import { limits } from './settings.ts';
import {
  BOTH,
  choicesOf,
  sentenceOf,
  targetsOf,
  textOf,
  wordsWith,
  type Attempt,
  type ChangeContext,
} from './words-of-change.ts';

/** What a change turns into another kind, with which options. */
export function conversions(change: Change, context: ChangeContext): Attempt[] {
  const choices = choicesOf(change);
  const told = wordsWith(change, 'kind').flatMap(({ text }) => kindsIn(text));
  const several = choices.length > 1 ? choices : yesOrNoIn(change);
  const to = kindToTurnInto(told);
  // A single option joins those that are there, as do several that are added.
  const cues = cuesIn(sentenceOf(change, context.prompt, VERB_CHARS));
  const isControl = askedKind(change) !== undefined;
  const isAdded = to === undefined && !isControl && (several === undefined || cues.some((cue) => ADDED_CUES.has(cue)));
  const isTurned = wordsWith(change, 'turned').length > 0;
  // Without a kind the options are those of a choice, or of what becomes one.
  const kinds: KindOfElement[] = to === undefined ? ['option', ...(isTurned ? ['dropdown' as const] : [])] : [to];
  return targetsOf(change, 'turned', context).flatMap((target): Attempt[] => [
    ...(isAdded || isOfQuestion(target) || isCard(target, to)
      ? []
      : [
          [target, ...otherNames(target, change, context)].flatMap((name) =>
            kinds.map((kind) => conversion(name, kind, several, change)),
          ),
        ]),
    ...(isAdded || choices.length === 1 ? choices : []).map((one) => [optionIn(one, target)]),
    ...limits(change, target),
  ]);
}

// "the plot list", which is a dropdown, is "the plot". What has a name in another language may be the only thing of its kind.
function otherNames(target: string, change: Change, { spec }: ChangeContext): string[] {
  const { words, nameWords } = parseTargetPhrase(target);
  const kindWords = words.filter((word) => !nameWords.includes(word) && kindsIn(word).length > 0);
  const isOnly = (phrase: string) => {
    const types = new Set(kindsIn(phrase).flatMap(typesOf));
    const ofTypes = ({ place }: { place: Place }) => types.has(place.element.type);
    const isAlone = placesOf(spec).filter((place) => ofTypes({ place })).length === 1;
    return isAlone && findTargets(spec, target, { fits: ofTypes }).length === 0;
  };
  const ofKind = [kindWords.join(' '), textOf(change, 'was') ?? ''].filter(isOnly);
  return [...(nameWords.length === 0 ? [] : [nameWords.join(' ')]), ...ofKind].filter((name) => name !== target);
}

// The answers of "question 2" may be data rather than a control.
function isOfQuestion(target: string): boolean {
  return parseTargetPhrase(target).ordinal?.kind === 'question';
}

// "Fine card as a collapsible section": a card is not made of its table.
function isCard(target: string, to: KindOfElement | undefined): boolean {
  return to === 'card' && parseTargetPhrase(target).kinds.includes('card');
}

function conversion(
  target: string,
  to: KindOfElement,
  choices: readonly string[] | undefined,
  change: Change,
): Command {
  const each = BOTH.test(target) ? { isEach: true } : {};
  const asks = choices === undefined ? askedKind(change) : undefined;
  const words = to === 'barChart' ? wordsOf(textOf(change, 'kind') ?? '') : [];
  const layout = LAYOUTS.find(({ starts }) => words.some((word) => starts.some((start) => word.startsWith(start))));
  return {
    verb: 'convert',
    target,
    to,
    ...(choices === undefined ? {} : { choices }),
    ...(asks === undefined ? {} : { asks }),
    ...(layout === undefined ? {} : { layout: layout.runs }),
    ...each,
  };
}

// "a date picker", "a text field", "stars".
function askedKind(change: Change): FieldKind | undefined {
  const told = wordsWith(change, 'kind').map(({ text }) => text);
  const [control] = told.flatMap((text) => controlTold(text) ?? []);
  return control ?? told.flatMap(kindsIn).flatMap((kind) => ASKED[kind] ?? [])[0];
}

const ASKED: { readonly [kind in KindOfElement]?: FieldKind } = {
  text: 'text',
  singleLine: 'text',
  textarea: 'longText',
  numberField: 'number',
  slider: 'slider',
  upload: 'file',
  checkbox: 'yesNo',
  switch: 'yesNo',
};

const LAYOUTS = [
  { runs: 'horizontal', starts: 'horizont orizzont waagerecht waagrecht liegend'.split(' ') },
  { runs: 'vertical', starts: 'vertical senkrecht stehend upright column colun saule colonn'.split(' ') },
] as const;

const VERB_CHARS = 24;
const ADDED_CUES: ReadonlySet<Cue> = new Set(['add', 'also', 'too', 'copy']);

// "a row of buttons" are buttons, and a list to pick from is a choice.
function kindToTurnInto(told: readonly KindOfElement[]): KindOfElement | undefined {
  const kind = told.find((one) => one === 'button' || one === 'radio') ?? told[0];
  return kind === 'list' || kind === 'option' || kind === 'question'
    ? 'dropdown'
    : kind === 'column'
      ? 'barChart'
      : kind;
}

const YES_OR_NO = /^["“«]?(\p{L}{2,4}) ?\/ ?(\p{L}{2,4})(?!\p{L})/u;

// "as yes/no buttons": the kind names the two options.
function yesOrNoIn(change: Change): string[] | undefined {
  const [, yes, no] = YES_OR_NO.exec(textOf(change, 'kind') ?? '') ?? [];
  return yes === undefined || no === undefined ? undefined : [capitalized(yes), capitalized(no)];
}

function optionIn(label: string, anchor: string): Command {
  const thing = { label, kindText: '', kinds: [], choices: [], values: [] };
  return { verb: 'add', thing, where: { side: 'inside', anchor } };
}
