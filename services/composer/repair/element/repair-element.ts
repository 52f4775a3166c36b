import type { Definition } from '#catalog/definition.ts';
import { type Scope, formOnlyScope } from '#catalog/compiler/validate/scope.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import {
  bindEnteredValues,
  nameControls,
  pressLinks,
  readNumbers,
  readOpenPath,
  unwrapTexts,
  wrapLabelled,
} from './prop-rules.ts';
import { dropUnusable, repairFindings } from './repair-findings.ts';
import { flattenTree, legaliseChildIds, liftItemContents, readTextChildren } from './children-rules.ts';
import { legalId } from '../edit-spec.ts';
import { type Caller, type ElementRule, NO_CALLER } from './element-rule.ts';
import { readRepeated, repairCondition, repairRepeat, wrapRepeated } from './visible-and-repeat-rules.ts';
import type { Repair } from '../pass.ts';
import { checkElement } from '#services/composer/validation/element.ts';
import type { RepairName } from '../repairs.ts';
import { foldComponentName, replaceUnknownComponent } from './component-aliases.ts';
import {
  dropNulls,
  dropPrototypeKeys,
  fillEnvelope,
  gatherLooseProps,
  liftEnvelopeKeys,
  renameEnvelopeKeys,
} from './envelope-rules.ts';
import { foldVerbs, gatherHandlers, repairBindings } from './event-rules.ts';
import { readMoustaches, repairExpressions } from './expression-rules.ts';
import { bindPathProps, foldItemNames, foldPropNames } from './prop-aliases.ts';

/** A model's element after its repairs: usually one, several when its children were nested. */
type RepairedElement = { elements: [id: string, element: SpecElement][]; repairs: Repair[] };

/** Repairs one element before it is applied. Changes form, never a fact. */
export type ElementRepairer = (id: string, element: JsonObject) => RepairedElement;

/**
 * Creates a repairer for the components that `definitionOf` finds.
 *
 * @param isCallers true for ids of the prior spec: such an element is unchanged where it is valid, even where we would
 *   write it differently
 * @param caller the source of texts and pointers that are not reinterpreted
 */
export function elementRepairer(
  definitionOf: (type: string) => Definition | undefined,
  isCallers: (id: string) => boolean = () => false,
  caller: Caller = NO_CALLER,
): ElementRepairer {
  const faultsOf = (id: string, tolerance: Scope['tolerance']) => (element: JsonObject) =>
    checkElement(id, element, {
      definitionOf,
      declared: new Map(),
      scope: formOnlyScope(tolerance),
      seededAt: () => undefined,
      isWhole: false,
    });

  return (id, element) => {
    const repairs: Repair[] = [];
    const note = (rule: RepairName, at: string) => repairs.push({ rule, pointer: formatPointer(['elements', at]) });
    if (isCallers(id)) {
      const { value, rules } = repairFindings(element, faultsOf(id, 'prior'));
      if (faultsOf(id, 'prior')(value).length === 0) {
        for (const rule of rules) note(rule, id);
        return { elements: [[id, value as unknown as SpecElement]], repairs };
      }
    }
    const ownId = legalId(id);
    if (ownId !== id) note('legalise-ids', ownId);
    const lifted = liftItemContents(element);
    if (lifted !== element) note('lift-item-contents', ownId);
    const nodes = flattenTree(ownId, lifted);
    if (nodes.length > 1) note('flatten-tree', ownId);
    const elements = nodes.flatMap(([nodeId, node]) =>
      split(nodeId, applyRules(nodeId, node, { definitionOf, caller }, note), definitionOf, note),
    );
    const repaired = elements.map(([partId, part]): [string, SpecElement] => {
      const faults = faultsOf(partId, isCallers(partId) ? 'prior' : 'emitted');
      const { value, rules } = repairFindings(part, faults);
      for (const rule of rules) note(rule, partId);
      const usable = dropUnusable(value, definitionFor(value, definitionOf), faults(value));
      if (usable !== value) note('drop-unusable', partId);
      return [partId, usable as unknown as SpecElement];
    });
    return { elements: repaired, repairs };
  };
}

type Note = (rule: RepairName, id: string) => void;
type Lookup = (type: string) => Definition | undefined;

function applyRules(
  id: string,
  element: JsonObject,
  { definitionOf, caller }: { definitionOf: Lookup; caller: Caller },
  note: Note,
): JsonObject {
  let repaired = element;
  for (const rule of ELEMENT_RULES) {
    const next = rule.repair(repaired, {
      id,
      definition: definitionFor(repaired, definitionOf),
      definitionOf,
      caller,
    });
    if (next !== repaired) note(rule.name, id);
    repaired = next;
  }
  return repaired;
}

/** Splits elements that must become two: see {@link wrapLabelled} and {@link wrapRepeated}. */
function split(id: string, element: JsonObject, definitionOf: Lookup, note: Note): [string, JsonObject][] {
  const whole = readRepeated(element, definitionFor(element, definitionOf));
  if (whole !== element) note('read-repeated', id);
  const labelled = wrapLabelled(id, whole, definitionFor(whole, definitionOf));
  if (labelled.length > 1) note('wrap-labelled-control', id);
  const [first = [id, whole], ...rest] = labelled;
  const repeated = wrapRepeated(id, first[1], definitionFor(first[1], definitionOf));
  if (repeated.length > 1) note('wrap-repeated', id);
  return [...repeated, ...rest];
}

function definitionFor({ type }: JsonObject, definitionOf: Lookup): Definition | undefined {
  return typeof type === 'string' ? definitionOf(type) : undefined;
}

/** The repairs of one element in their order: the envelope first, since the others look inside it. */
const ELEMENT_RULES: readonly ElementRule[] = [
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
