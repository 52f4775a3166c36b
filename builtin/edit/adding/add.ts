import { type Part, part } from '#builtin/part.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { addButton } from './add-button.ts';
import { addChart } from './add-chart.ts';
import { addColumns } from './add-columns.ts';
import { addFilter } from './add-filter.ts';
import { addFields, addYesNoField } from './add-fields.ts';
import { addFact, addItem } from './add-item.ts';
import { addLane } from './add-lane.ts';
import { addOptions, choiceToExtend } from './add-option.ts';
import { addRow } from './add-row.ts';
import { addSearch } from './add-search.ts';
import { asDataTable } from '#builtin/edit/changing/as-data-table.ts';
import { addStat } from './add-stat.ts';
import { addTotal, asksForTotal } from './add-total.ts';
import type { NewThing, Where } from '#builtin/edit/reading/command.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { enumerationIn, namesOnlyKind } from '#builtin/edit/words/enumerated.ts';
import { GENERIC_NAME_WORDS, parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { insertPart } from './insert-part.ts';
import { type KindOfElement, kindAt } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { childrenOf, type Patch, placesOf } from '#builtin/edit/patch.ts';
import { ALL_QUOTED, beforeQuote, quotedIn } from '#builtin/edit/words/quoted-words.ts';

// A thing of one of these kinds is never a form field.
const NON_FIELD_KINDS: ReadonlySet<KindOfElement> = new Set(
  'column table chart card tab step plan board map image feature badge'.split(' ') as readonly KindOfElement[],
);
const FIELD_KINDS: ReadonlySet<KindOfElement> = new Set(
  'field question dropdown radio checkbox switch textarea'.split(' ') as readonly KindOfElement[],
);

const NON_ENTRY_KINDS: ReadonlySet<KindOfElement> = new Set([
  ...NON_FIELD_KINDS,
  ...FIELD_KINDS,
  'button',
  'text',
  'title',
  'filter',
  'search',
  'option',
  'stat',
]);

/** A longer text is not a name but a sentence that was not understood. */
const NAME_MAX_WORDS = 10;

/**
 * Adds what a command names: fields to a form, a column to a table, an option to a choice, a button, a title, a text.
 * Several things of one kind are added one by one.
 */
export function add(patch: Patch, u: Understanding, thing: NewThing, where: Where | undefined): boolean {
  const choice = choiceToExtend(patch.spec, thing, where);
  if (thing.quotes.length === 0 && addFact(patch, thing.text, where)) return true;
  if (choice !== undefined) return addOptions(patch, choice, thing, where);
  if (asksForTotal(thing.text) && addTotal(patch, thing, where)) return true;
  const [head = ''] = thing.text.split(/[:,]/);
  const kinds = [...kindsIn(head), ...thing.kinds.filter((kind) => kind === 'filter' || kind === 'search')];
  if (!kinds.some((kind) => NON_ENTRY_KINDS.has(kind)) && addRow(patch, thing.clauseText ?? thing.text, where))
    return true;
  if (thing.kinds[0] === 'row') return false;
  if (thing.choices !== undefined) {
    const label = (thing.quotes[0] ?? withoutLeadingKind(thing.text, LABELLED_KINDS)).replaceAll(/[()]/g, '');
    const choices = thing.choices.map((one) => one.replaceAll(/[(),]/g, ' '));
    return isName(label) && addFields(patch, u, `${capitalized(label)} dropdown (${choices.join(', ')})`, where);
  }
  const isChoice = thing.kinds.includes('option') && choicesIn(thing.text).length > 1;
  if (isChoice) return addFields(patch, u, fieldPhrase(thing), where);
  // An option of a choice that is not on the screen must not become a field.
  if (thing.kinds[0] === 'option') return false;
  const several = enumerationIn(thing.text);
  if (several !== undefined) return addEach(patch, u, several, where);
  return addOne(patch, u, withTaggedName(u, thing), where);
}

// Without a quoted name, uses the button name that the tagger found: "un bouton Imprimer".
function withTaggedName({ parts }: Understanding, thing: NewThing): NewThing {
  if (thing.quotes.length > 0) return thing;
  const words = foldText(thing.text);
  const lists: Partial<Record<KindOfElement, readonly string[]>> = {
    button: parts.buttons,
    column: [...parts.columns, ...parts.lanes],
  };
  const [kind] = thing.kinds;
  const names = kind === undefined ? [] : (lists[kind] ?? []).filter((name) => words.includes(foldText(name)));
  const [name, ...others] = names;
  return name === undefined || others.length > 0 || kind !== 'button' ? thing : { ...thing, quotes: [name] };
}

function addOne(patch: Patch, u: Understanding, thing: NewThing, where: Where | undefined): boolean {
  const { text, quotes } = thing;
  if (quotes.length === 0 && (namesOnlyKind(text) || wordsOf(text).length > NAME_MAX_WORDS)) return false;
  // "a fourth rule" belongs to a list that was not found.
  const isCounted = wordsOf(text).some((_, at, all) => at < 2 && ordinalAt(all, at, ANY_LANGUAGE) !== undefined);
  if (isCounted && thing.kinds.length === 0 && quotes.length === 0 && where?.anchor === undefined) return false;
  const kinds = new Set(thing.kinds.length > 0 ? thing.kinds : kindsIn(text));
  const [quote] = quotes;
  // "a phone number" is a field or a fact, not a key figure.
  if (parseTargetPhrase(text).nameWords.some((word) => GENERIC_NAME_WORDS.has(word))) kinds.delete('stat');
  const isField = [...kinds].some((kind) => FIELD_KINDS.has(kind));
  const label = quote ?? (kinds.size === 0 && isName(text) ? text : undefined);
  const toggleType =
    label === undefined || kindsIn(beforeQuote(text)).length > 0 ? undefined : toggleTypeAt(patch, where);
  if (label !== undefined && toggleType !== undefined)
    return addYesNoField(patch, u, label, toggleType === 'Switch', where);
  if (kinds.has('column') && addLane(patch, quote ?? text, where)) return true;
  const table = placesOf(patch.spec).find(({ element }) => element.type === 'DataTable');
  if (kinds.has('column') && table !== undefined) return addColumns(patch, table.id, quote ?? text, where);
  if (kinds.has('button')) return addButton(patch, u, thing, where);
  if (kinds.has('title') && quote !== undefined)
    return addPart(patch, part('heading', 'Heading', { text: quote, level: 'h2' }), where ?? { side: 'first' });
  if (!isField && (kinds.has('text') || kinds.has('alert')) && quote !== undefined)
    return addPart(patch, part('note', 'Text', { text: quote }), where);
  if (kinds.has('divider')) return addPart(patch, part('divider', 'Separator', {}), where);
  if (kinds.has('filter')) return addFilter(patch, u, text, where);
  if (kinds.has('search')) return searchTable(patch, u, where);
  if (kinds.has('chart') || kinds.has('barChart') || kinds.has('lineChart') || kinds.has('pieChart'))
    return addChart(patch, u, text, where);
  if (kinds.has('stat') && addStat(patch, u, text)) return true;
  if (quote === undefined && (kinds.has('text') || kinds.has('alert')) && !isField) return false;
  const isForm = placesOf(patch.spec).some(({ element }) => element.type === 'Form');
  if (kinds.size === 0 && quote === undefined && !isForm) return false;
  const isOther =
    [...kinds].some((kind) => NON_FIELD_KINDS.has(kind)) && ![...kinds].some((kind) => FIELD_KINDS.has(kind));
  const isToggle = kinds.has('checkbox') || kinds.has('switch');
  if (quote !== undefined && isToggle) return addYesNoField(patch, u, quote, kinds.has('switch'), where);
  // "a box to tick" contains no label.
  if (quote === undefined && isToggle && parseTargetPhrase(text).nameWords.length === 0) return false;
  const isLeftOver = !isField && quote !== undefined && wordsOf(text).length > wordsOf(quote).length;
  return (
    (!isField && addItem(patch, thing, where)) ||
    (!isOther &&
      !isLeftOver &&
      (quote !== undefined || isName(text, kinds.has('question'))) &&
      (isField || isForm) &&
      addFields(patch, u, fieldPhrase(thing), where))
  );
}

// The type of the checkboxes or switches at the place: "Add "Rain" to the warnings", "after Frost".
function toggleTypeAt({ spec }: Patch, where: Where | undefined): string | undefined {
  const isOne = ({ item }: Target) => item === undefined;
  const fits = (one: Target) => isOne(one) && childrenOf(spec, one.place.id).length > 1;
  const [found] = findTargets(spec, where?.anchor ?? '', { fits: where?.side === 'inside' ? fits : isOne });
  const parent = where?.side === 'inside' ? found?.place.id : found?.place.parent;
  const ids = childrenOf(spec, parent ?? '');
  const types = ids.map((id) => spec.elements[id]?.type ?? '');
  const beside = where?.side === 'inside' ? types[0] : found?.place.element.type;
  const isToggle = (beside === 'Checkbox' || beside === 'Switch') && types.length > 1;
  const sameType = types.filter((type) => type === beside);
  return isToggle && (where?.side === 'inside' ? sameType.length === types.length : sameType.length > 1)
    ? beside
    : undefined;
}

// Adds a search box to the only table, whatever its type.
function searchTable(patch: Patch, u: Understanding, where: Where | undefined): boolean {
  const tables = () => placesOf(patch.spec).filter(({ element }) => /^(?:Data)?Table$/.test(element.type));
  const [only, ...others] = tables();
  if (only === undefined || others.length > 0) return false;
  asDataTable(patch, only);
  const [table] = tables();
  return table?.element.type === 'DataTable' && addSearch(patch, u, table, where);
}

const FIELD_NAME_MAX_WORDS = 12;

// False for a sentence, a value or a command; only a question may contain a command word.
function isName(text: string, isQuestion = false): boolean {
  const words = wordsOf(text);
  const hasCommandWord = words.some((_, at) =>
    ['need', 'make', 'show', 'when'].includes(cueOf(words, at, ANY_LANGUAGE)?.meaning ?? ''),
  );
  return words.length <= FIELD_NAME_MAX_WORDS && (isQuestion || !hasCommandWord) && !/[{}]|\d{3}/.test(text);
}

function kindsIn(text: string): KindOfElement[] {
  const words = foldText(text.replaceAll(ALL_QUOTED, ' ')).match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.flatMap((_, at) => kindAt(words, at, ANY_LANGUAGE)?.meaning ?? []);
}

// "um campo "Período letivo" com as opções A, B e C" is a dropdown with that label.
function fieldPhrase({ text, quotes, kinds }: NewThing): string {
  const choices = choicesIn(text);
  const [quote] = quotes;
  if (kinds.includes('textarea')) return `${quote ?? withoutLeadingKind(text, ONLY_FIELD)} textarea`;
  if (quote === undefined || !kinds.some((kind) => LABELLED_KINDS.has(kind)))
    return withoutLeadingKind(text, ONLY_FIELD);
  return choices.length < 2 ? quote : `${capitalized(quote)} dropdown (${choices.join(', ')})`;
}

const ONLY_FIELD: ReadonlySet<string> = new Set(['field']);
const LABELLED_KINDS: ReadonlySet<string> = new Set(['field', 'question', 'dropdown', 'radio']);

// "un campo Sala" becomes "Sala".
function withoutLeadingKind(text: string, leading: ReadonlySet<string>): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const folded = words.map(({ 0: word }) => foldText(word));
  const isSmall = (at: number) =>
    ['one', 'filler', 'is', 'of', 'to'].includes(cueOf(folded, at, ANY_LANGUAGE)?.meaning ?? '');
  let at = 0;
  while (at < words.length && isSmall(at)) at += 1;
  if (!leading.has(kindAt(folded, at, ANY_LANGUAGE)?.meaning ?? '')) return text;
  at += 1;
  while (at < words.length && isSmall(at)) at += 1;
  return words[at] === undefined ? text : text.slice(words[at]?.index ?? 0);
}

// The list after the word for options.
function choicesIn(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const folded = words.map(({ 0: word }) => foldText(word));
  const at = folded.findIndex((_, index) => kindAt(folded, index, ANY_LANGUAGE)?.meaning === 'option');
  const word = words[at];
  return word === undefined
    ? []
    : splitItems(text.slice(word.index + word[0].length).replace(/^[\s:,–-]+/u, '')).map(unquoted);
}

function unquoted(text: string): string {
  return quotedIn(text) ?? text;
}

// Each thing is inserted right at the same place, so after an anchor the last one goes first.
function addEach(patch: Patch, u: Understanding, things: readonly string[], where: Where | undefined): boolean {
  const inInsertOrder = where?.side === 'after' || where?.side === 'first' ? things.toReversed() : things;
  return inInsertOrder
    .map((text) => {
      const quote = quotedIn(text);
      return addOne(
        patch,
        u,
        { text, kinds: kindsIn(text), quotes: quote === undefined ? [] : [quote], isCopy: false },
        where,
      );
    })
    .some((isAdded) => isAdded);
}

function addPart(patch: Patch, piece: Part, where: Where | undefined): boolean {
  insertPart(patch, piece, where, 'page');
  return true;
}
