import { foldComponentName, replaceUnknownComponent } from './element/component-aliases.ts';
import { legaliseChildIds, readTextChildren } from './element/children-rules.ts';
import { repairCondition } from './element/condition-rule.ts';
import { bindEnteredValues, nameControls, pressLinks, readOpenPath } from './element/control-rules.ts';
import type { ElementRule } from './element/element-rule.ts';
import {
  dropPrototypeKeys,
  dropNulls,
  fillEnvelope,
  gatherLooseProps,
  liftEnvelopeKeys,
  renameEnvelopeKeys,
} from './element/envelope-rules.ts';
import { foldVerbs, gatherHandlers, repairBindings } from './element/event-rules.ts';
import { repairExpressions, readMoustaches } from './element/expression-rules.ts';
import { foldItemNames } from './element/item-aliases.ts';
import { FINDING_RULES } from './element/repair-findings.ts';
import { readNumbers } from './element/number-rule.ts';
import { bindPathProps, foldPropNames } from './element/prop-aliases.ts';
import { repairRepeat } from './element/repeat-rule.ts';
import { unwrapTexts } from './element/text-rule.ts';

/** What is repaired in one element, in this order: the envelope first, since the others look inside it. */
export const ELEMENT_RULES: readonly ElementRule[] = [
  dropPrototypeKeys,
  renameEnvelopeKeys,
  foldComponentName,
  liftEnvelopeKeys,
  gatherHandlers,
  gatherLooseProps,
  fillEnvelope,
  dropNulls,
  readTextChildren,
  legaliseChildIds,
  replaceUnknownComponent,
  bindPathProps,
  readOpenPath,
  foldPropNames,
  pressLinks,
  foldItemNames,
  repairExpressions,
  readMoustaches,
  bindEnteredValues,
  nameControls,
  repairBindings,
  foldVerbs,
  repairCondition,
  repairRepeat,
  readNumbers,
  unwrapTexts,
];

/** Every repair by name, with one sentence each: what the log and the metrics count, and the documentation lists. */
export const REPAIR_RULES: readonly { name: string; says: string }[] = [
  ...ELEMENT_RULES.map(({ name, says }) => ({ name, says })),
  {
    name: 'lift-item-contents',
    says: 'Contents that the items of Tabs or an Accordion hold themselves become its children.',
  },
  { name: 'flatten-tree', says: 'Children nested as objects become elements of their own.' },
  { name: 'give-texts-elements', says: 'A text among the children of a container becomes a Text element.' },
  {
    name: 'wrap-labelled-control',
    says: 'A control that cannot show the label it was given stands in a FormField that can.',
  },
  { name: 'read-repeated', says: 'A `repeat` on a table or its like becomes the read of the list that it lacks.' },
  { name: 'wrap-repeated', says: 'A `repeat` on a leaf, or over several children, gets the one template it needs.' },
  ...FINDING_RULES,
  {
    name: 'drop-unusable',
    says: 'An optional prop that shapes looks only, or whose value says nothing that could be shown, goes when nothing can repair it.',
  },
  {
    name: 'repair-child-id',
    says: 'A child id that no element has is pointed at the one element whose id differs in spelling only.',
  },
  { name: 'choose-root', says: 'A `root` that names no element is pointed at one.' },
  { name: 'drop-missing-child', says: 'A child id that no element has goes.' },
  { name: 'cut-shared-child', says: 'An element that is listed twice, or is its own ancestor, stays with one parent.' },
  { name: 'attach-orphan', says: 'An element that nobody lists finds a place.' },
  {
    name: 'drop-orphan',
    says: 'An element that nobody lists goes when it shows nothing, repeats one that stands, or an edit took it out.',
  },
  { name: 'drop-empty-container', says: 'A container that lost all it held goes.' },
  {
    name: 'fit-children',
    says: 'Children that a component would not draw, or has too many of, stand where they show.',
  },
  {
    name: 'repair-pointer',
    says: 'A read that leads nowhere is pointed at the one path that differs in spelling only.',
  },
  {
    name: 'unroll-repeat',
    says: 'A repeat whose items hold lists that are repeated in turn becomes one copy of its template for each item.',
  },
  {
    name: 'repair-item-read',
    says: 'A read of a repeated item, by `/orders/$index/total`, `/item/total` or in another spelling, becomes the `$bindItem` it means.',
  },
  {
    name: 'repeat-over-list',
    says: 'What reads an item where nothing repeats is repeated over the one list whose items have all that it reads.',
  },
  {
    name: 'accordion-sections',
    says: 'An Accordion that holds elements, which shows texts only, becomes a Stack of Collapsibles.',
  },
  { name: 'derive-tabs', says: 'Tabs without `tabs` get one for each of their titled children.' },
  {
    name: 'repair-switch-condition',
    says: 'A condition that names a tab by its label or position, or tests a path that no switcher writes, waits for what the one meant writes.',
  },
  {
    name: 'switch-panels',
    says: 'Panels of Tabs and their like that show all at once each get the condition of their own choice.',
  },
  {
    name: 'rehome-binding',
    says: 'A control bound inside the caller’s data, where nothing stands, gets a path of its own.',
  },
  {
    name: 'fit-read',
    says: 'A Text or Table that reads a whole record or list of records becomes what can show it.',
  },
  { name: 'derive-columns', says: 'A table without columns gets one for each scalar member of its rows.' },
  { name: 'seed-state', says: 'A path that is bound, repeated over, tested or shown gets a first value.' },
  {
    name: 'bind-control',
    says: 'A control that a model bound to nothing, in a Form or by the name of an action’s param, gets a path of its own.',
  },
  { name: 'open-overlay', says: 'A Dialog or Drawer that nothing opens is opened by the button for it, or a new one.' },
  { name: 'enable-required-control', says: 'The only control of a required action is not disabled for good.' },
  { name: 'bind-required-action', says: 'A required action is bound to the idle control that is there for it.' },
  { name: 'add-required-button', says: 'A required action that nothing fits gets a Button.' },
  { name: 'move-submit-to-form', says: 'The action of a submit button moves to its Form.' },
  { name: 'mark-submit-button', says: 'The button that is there to send a Form is made to.' },
  { name: 'add-submit-button', says: 'A Form that nobody can send gets a Button that does.' },
  { name: 'name-dead-control', says: 'A control without an event does what its words say.' },
  {
    name: 'complete-params',
    says: 'Params that an action lacks are bound to the controls that hold them; dead ones go.',
  },
  { name: 'ask-for-param', says: 'A required param that nothing on the screen holds gets a control.' },
  { name: 'wire-handler', says: 'A wired action gets its handler.' },
  {
    name: 'settle-actions',
    says: 'An action in another spelling gets the declared one; under `declared_only` what is not declared goes before it is sent.',
  },
  {
    name: 'strip-undeclared-action',
    says: 'Under `declared_only`, an action that is neither declared nor builtin goes.',
  },
  { name: 'strip-handler', says: 'The handler of such an action goes.' },
  { name: 'drop-dead-control', says: 'A control that has nothing left to do goes.' },
  { name: 'drop-dead-buttons', says: 'Buttons that a larger component draws for an event nothing listens to go.' },
  {
    name: 'restore-fact',
    says: 'A row that is certain to be one of the caller’s gets back the number or date that the model mistyped.',
  },
  {
    name: 'redirect-copy',
    says: 'Reads of a copy of the caller’s data, made under a key of the model’s own, are pointed at the data; the copy goes.',
  },
  { name: 'refer-to-fact', says: 'A text that copies one fact, in another form or cut short, reads it from the data.' },
  { name: 'refer-to-list', says: 'A list that copies a list of the data item by item reads it from there.' },
];
