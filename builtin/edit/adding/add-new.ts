import { hasEntryForm } from '#builtin/edit/entry-form.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { part } from '#builtin/part.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { cardsAt, eachEntryAt } from '#builtin/edit/finding/each-entry.ts';
import { listAt, rowsOf } from '#builtin/edit/finding/names.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { addButton } from './add-button.ts';
import { addChart } from './add-chart.ts';
import { addFilter, addFilterOfEmpty } from './add-filter.ts';
import { addFact, addFigure } from './add-fact.ts';
import { addItem } from './add-item.ts';
import { addLane } from './add-lane.ts';
import { addOption, choiceAt } from './add-option.ts';
import { addNamedPlan, addPlan } from './add-plan.ts';
import { addRow } from './add-row.ts';
import { addButtonToEach, addGridColumn, addMember } from './add-to-each.ts';
import { addThroughForm } from './add-through-form.ts';
import { addRowAction, addSearchBox, addTableColumn, isTable } from './add-to-table.ts';
import { addTotal, asksForTotal } from './add-total.ts';
import { insertPart } from './insert-part.ts';
import { addToggle, askFor, isKindOfField, type Adding } from './new-field.ts';
import { besideAt, hasForm, insideAt, isBesideControl, isBesideLane, isPlaceUnknown } from './place-told.ts';

/** Adds a thing with a name: by the kind that the request tells, else by what stands at the place that it tells. */
export function addNew(patch: Patch, u: Understanding, thing: Addition, where: Where | undefined): boolean {
  const count = patch.operations.length;
  // A part that its place cannot hold is left out.
  return added(patch, u, thing, where) && patch.operations.length > count;
}

function added(patch: Patch, u: Understanding, thing: Addition, where: Where | undefined): boolean {
  const adding = { patch, u, thing, where };
  if (!isName(thing.label)) return false;
  const isOfEach =
    eachEntryAt(patch.spec, where, thing.within).length > 0 || cardsAt(patch.spec, where, thing.within).length > 0;
  // "Add a member Ines Torres": the word for the entries is no place.
  const isEntry = where === undefined ? thing.kindText === '' : where.anchor === thing.kindText;
  if (isEntry && addThroughForm(adding)) return true;
  if (isPlaceUnknown(patch.spec, where) && !isOfEach) return false;
  const isField = thing.kinds.some(isKindOfField);
  // A repeated element only reads its entry, so it has no control of its own.
  const isEach = where?.side === 'inside' && isOfEach;
  if (isField && isEach) return false;
  const told = thing.kinds
    .filter((kind) => !isField || isKindOfField(kind))
    .map((kind) => BY_KIND[kind])
    .find((one) => one !== undefined);
  if (told !== undefined && told(adding)) return true;
  if (told !== undefined && !isField) return byPlace(adding);
  if (thing.isRequired !== undefined && told === undefined && addGridColumn(adding)) return true;
  // What must or need not be told is asked for, even beside other things that are only shown.
  const isShown = told === undefined && (isEach || thing.isRequired === undefined);
  return (
    (isShown && byPlace(adding)) ||
    (!isEach && thing.isEntry !== true && askFor(adding)) ||
    (told === undefined && addLine(adding))
  );
}

const LINE_MIN_WORDS = 3;

// What nothing at its place takes is a line of text: words in quotation marks, or a name and what is told about it.
function addLine({ patch, thing, where }: Adding): boolean {
  const { label, values, isQuoted, kindText } = thing;
  if (where === undefined || where.side === 'inside' || kindText !== '') return false;
  const isSentence = isQuoted === true && values.length === 0 && wordsOf(label).length >= LINE_MIN_WORDS;
  const isFact =
    values.length === 1 && thing.isNoun === true && thing.within === undefined && !isBesideControl(patch.spec, where);
  const beside = besideAt(patch.spec, where);
  const isPlain = beside?.item === undefined && !BUTTONS.has(beside?.place.element.type ?? '');
  const isFound = beside === undefined ? where.anchor === undefined : rowsOf(patch.spec, beside.place.id) === undefined;
  if (!isFound || !(isSentence || (isFact && isPlain))) return false;
  return inserted(patch, part('note', 'Text', { text: [label, ...values].join(': ') }), where);
}

const NAME_MAX_WORDS = 30;

// "210" and "£ sign" name nothing.
function isName(label: string): boolean {
  return wordsOf(label).length <= NAME_MAX_WORDS && /\p{L}/u.test(label) && !/[{}]|^\p{Sc}/u.test(label);
}

/** How a thing of a kind is added; each returns false if the screen has no place for it. */
const BY_KIND: { readonly [kind in KindOfElement]?: (adding: Adding) => boolean } = {
  option: (adding) => addChoice(adding, true),
  column: addTableColumn,
  button: pressed,
  link: pressed,
  chart: addChartOf,
  barChart: addChartOf,
  lineChart: addChartOf,
  areaChart: addChartOf,
  pieChart: addChartOf,
  filter: addFilterBy,
  search: addSearch,
  divider: ({ patch, where }) => inserted(patch, part('divider', 'Separator', {}), where),
  title: ({ patch, thing, where }) =>
    inserted(patch, part('heading', 'Heading', { text: thing.label, level: 'h2' }), where ?? { side: 'first' }),
  text: (adding) => addThroughForm(adding) || addText(adding),
  alert: addText,
  stat: ({ patch, u, thing, where }) => addFigure(patch, u, thing, where) || addTotalOf({ patch, u, thing, where }),
  // Among the controls of a form, a box is one to write in.
  card: (adding) =>
    isBesideControl(adding.patch.spec, adding.where)
      ? askFor(adding, 'longText')
      : addFigureOf(adding) || addThroughForm(adding) || addCard(adding),
  step: addListed,
  tab: addListed,
  plan: (adding) => addPlan(adding.patch, adding.thing, adding.where) || addListed(adding),
  feature: addListed,
  row: addEntry,
  checkbox: box,
  switch: box,
  textarea: (adding) => askFor(adding, 'longText'),
  upload: (adding) => askFor(adding, 'file'),
  slider: (adding) => askFor(adding, 'slider'),
  dropdown: askFor,
  radio: askFor,
  field: (adding) => (!isBesideControl(adding.patch.spec, adding.where) && addFigureOf(adding)) || askFor(adding),
  question: (adding) => addQuestion(adding) || addListed(adding) || askFor(adding),
};

// Without a told kind: an option beside options, an entry beside entries, a fact beside facts.
function byPlace(adding: Adding): boolean {
  const { patch, thing, where } = adding;
  if (asksForTotal(thing.label) && addTotalOf(adding)) return true;
  if (addNamedPlan(patch, thing, where)) return true;
  if (isBesideLane(patch.spec, where) && addLane(patch, thing.label, where)) return true;
  const isOwnControl = thing.choices.length > 1 || SPECIAL.has(fieldKindOf(thing.label));
  if (!isOwnControl && thing.values.length === 0 && addChoice(adding)) return true;
  if (thing.values.length > 0 && where?.side !== 'inside' && where?.anchor !== undefined && addShownFact(adding))
    return true;
  if (thing.values.length > 0 && (addEntry(adding) || addShownFact(adding))) return true;
  if (addToEach(adding)) return true;
  const container = insideAt(patch.spec, where);
  if (container !== undefined && isTable(container.place)) return addTableColumn(adding);
  if (addToggle(adding)) return true;
  if (isBesideControl(patch.spec, where)) return false;
  if (addEntry(adding)) return true;
  if (addShownFact(adding)) return true;
  const beside = besideAt(patch.spec, where);
  if (beside?.item?.prop === 'columns' && addTableColumn(adding)) return true;
  const isAlone = thing.values.length === 0;
  if (isAlone && where !== undefined && (beside?.item !== undefined || !hasForm(patch.spec)) && addListed(adding))
    return true;
  return beside !== undefined && BUTTONS.has(beside.place.element.type) && pressed(adding);
}

const SPECIAL: ReadonlySet<FieldKind> = new Set(['file', 'email', 'phone', 'signature', 'rating', 'password']);
const BUTTONS: ReadonlySet<string> = new Set(['Button', 'IconButton', 'Fab', 'Link']);

// Something that every entry of a list shows, unless its place is beside a control or a part outside of the list.
function addToEach(adding: Adding): boolean {
  const { patch, thing, where } = adding;
  if (thing.kinds.length > 0 || thing.kindText !== '' || thing.choices.length > 0 || thing.values.length > 0)
    return false;
  if (addGridColumn(adding)) return true;
  const beside = besideAt(patch.spec, where);
  const isOutside = beside !== undefined && rowsOf(patch.spec, beside.place.id) === undefined;
  return where !== undefined && !isOutside && addMember(adding);
}

function addChoice({ patch, thing, where }: Adding, isOption = false): boolean {
  const isTold = isOption || kindsIn(where?.anchor ?? '').includes('option');
  const choice = choiceAt(patch.spec, where, isTold);
  if (choice === undefined || thing.choices.length > 1) return false;
  return addOption(patch, choice, thing.label, where);
}

// A box for one thing, or one for each choice.
function box(adding: Adding): boolean {
  return askFor(adding, adding.thing.choices.length > 2 ? 'choices' : 'yesNo');
}

function pressed(adding: Adding): boolean {
  const { patch, u, thing, where } = adding;
  if (where?.side === 'inside' && (addButtonToEach(adding) || addRowAction(adding))) return true;
  return addButton(patch, u, thing.label, where);
}

// In a table without rows yet, by a column of which the choices are told; if it has none of that name, it gets one.
function addFilterBy(adding: Adding): boolean {
  const { patch, u, thing, where } = adding;
  if (addFilter(patch, u, thing, where) || addFilterOfEmpty(patch, u, thing)) return true;
  const isNew = thing.choices.length > 1 && findTargets(patch.spec, thing.label).length === 0;
  const asColumn: Adding = { ...adding, thing: { ...thing, kinds: ['column'], kindText: '' }, where: undefined };
  return isNew && hasEntryForm(patch.spec) && addTableColumn(asColumn) && addFilterOfEmpty(patch, u, thing);
}

// "a search box and a filter by state": what is told after both is what to filter by.
function addSearch(adding: Adding): boolean {
  if (!adding.thing.kinds.includes('filter')) return addSearchBox(adding);
  return addSearchBox({ ...adding, thing: { ...adding.thing, label: '', choices: [] } }) && addFilterBy(adding);
}

function addChartOf({ patch, u, thing, where }: Adding): boolean {
  return addChart(patch, u, thing, where);
}

function addTotalOf({ patch, thing, where }: Adding): boolean {
  return addTotal(patch, thing.label, where);
}

// Between entries of a list there is no room for a card.
function addCard({ patch, thing, where }: Adding): boolean {
  if (besideAt(patch.spec, where)?.item !== undefined) return false;
  return inserted(patch, part('card', 'Card', { title: thing.label }), where);
}

function addText({ patch, thing, where }: Adding): boolean {
  const text = [thing.label, ...thing.values].join(' ');
  return inserted(patch, part('note', 'Text', { text }), where);
}

function addShownFact({ patch, u, thing, where }: Adding): boolean {
  return addFact(patch, u, thing, where) || addFigure(patch, u, thing, where);
}

function addFigureOf({ patch, u, thing, where }: Adding): boolean {
  return addFigure(patch, u, thing, where);
}

function addListed({ patch, thing, where }: Adding): boolean {
  return addItem(patch, thing.label, thing.kinds, where);
}

// A question with its answer, at the end of the only list of such questions.
function addQuestion({ patch, thing: { label, values } }: Adding): boolean {
  const [faq, ...others] = placesOf(patch.spec).filter(({ element }) => element.type === 'FAQ');
  const found = faq === undefined ? undefined : listAt(patch.spec, faq.id, 'items');
  if (found === undefined || others.length > 0 || values.length === 0) return false;
  const value = { question: label, answer: values.join(', ') };
  patch.apply({ op: 'add', path: `${found.pointer}/-`, value });
  return true;
}

function addEntry(adding: Adding): boolean {
  const { patch, thing, where } = adding;
  return addRow(patch, thing, where) || addThroughForm(adding);
}

function inserted(patch: Patch, piece: Parameters<typeof insertPart>[1], where: Where | undefined): boolean {
  insertPart(patch, piece, where, 'page');
  return true;
}
