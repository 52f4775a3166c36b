import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { stripActions } from './actions/strip-actions.ts';
import { WIRING } from './actions/wire-actions.ts';
import { deriveColumns, fitReads } from './bindings/fit-reads.ts';
import { repairItemReads, repeatOverLists } from './bindings/repeats.ts';
import { repairPointers } from './bindings/repair-pointers.ts';
import { seedState } from './bindings/seed-state.ts';
import { unrollRepeats } from './bindings/unroll-repeats.ts';
import { accordionSections, deriveTabs } from './navigation/tabs-and-accordions.ts';
import { repairSwitchConditions } from './navigation/switchers.ts';
import { switchPanels } from './navigation/switch-panels.ts';
import { redirectCopies, referToData } from './grounding/refer-to-data.ts';
import { restoreFacts, restoreFigures, restoreStatedFacts } from './grounding/restore-facts.ts';
import type { GroundingContext, Sources } from './grounding/sources.ts';
import { inParts, isUntouched, type Pass, type PassContext, type PassResult, type Repair } from './pass.ts';
import { FITTING } from './profile/fit-profile.ts';
import { fitChildren } from './tree/fit-children.ts';
import { pruneTree } from './tree/prune-tree.ts';
import { formatPointer, safeTokens } from '#contract/json/json-pointer.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { withElement } from './edit-spec.ts';
import { dropUnusable, repairFindings } from './element/repair-findings.ts';
import { isLeftForeign } from '../validation/prior-faults.ts';
import { validateSpec } from '../validation/validate-spec.ts';

/**
 * One repair of the whole spec, in one pass or several in a row, and the repairs that must run before it, each with the
 * reason.
 */
export type SpecPass = { name: string; pass: Pass | readonly Pass[]; after: Readonly<Record<string, string>> };

/** The repairs of the whole spec, in this order. */
export const SPEC_PASSES: readonly SpecPass[] = [
  { name: 'pruneTree', pass: pruneTree, after: {} },
  {
    name: 'accordionSections',
    pass: accordionSections,
    after: { pruneTree: 'it needs a tree' },
  },
  {
    name: 'fitChildren',
    pass: fitChildren,
    after: { accordionSections: 'otherwise it would move the children of an Accordion out' },
  },
  { name: 'repairPointers', pass: repairPointers, after: {} },
  {
    name: 'unrollRepeats',
    pass: unrollRepeats,
    after: { repairPointers: 'the path of the repeated list must be right' },
  },
  {
    name: 'repairItemReads',
    pass: repairItemReads,
    after: { unrollRepeats: 'copies of a template no longer read an item' },
  },
  {
    name: 'repeatOverLists',
    pass: repeatOverLists,
    after: { repairItemReads: 'it depends on the fields that `$bindItem` reads' },
  },
  { name: 'deriveTabs', pass: deriveTabs, after: { fitChildren: 'tabs are derived from the remaining panels' } },
  {
    name: 'repairSwitchConditions',
    pass: repairSwitchConditions,
    after: { deriveTabs: 'conditions are matched with the values of the tabs' },
  },
  {
    name: 'switchPanels',
    pass: switchPanels,
    after: { repairSwitchConditions: 'panels that have a condition are left alone' },
  },
  { name: 'wireActions', pass: WIRING, after: { fitChildren: 'only buttons that are drawn can fire an action' } },
  {
    name: 'stripActions',
    pass: stripActions,
    after: { wireActions: 'an idle button can still take a required action' },
  },
  { name: 'fitReads', pass: fitReads, after: { stripActions: 'stripped elements need no replacement' } },
  { name: 'deriveColumns', pass: deriveColumns, after: { fitReads: 'a Text may have become a table' } },
  {
    name: 'fitProfile',
    pass: FITTING,
    after: {
      wireActions: 'a substitute keeps the wired action of its control',
      deriveColumns: 'the substitute of a table shows its columns',
    },
  },
  {
    name: 'seedState',
    pass: seedState,
    after: {
      fitProfile: 'substitutes write additional state',
      wireActions: 'wiring adds controls that write the state',
      stripActions: 'stripping removes some of these controls',
    },
  },
  { name: 'repairSpec', pass: repairSpec, after: { seedState: 'it validates the whole spec, including its state' } },
];

// Grounding examines one element after the other, and each may hold much text: a large spec is processed in parts.
const PART_ELEMENTS = 20;

/** The repairs that run after them, guided by what the caller has sent. */
export function groundingPasses(spec: Spec, context: GroundingContext, sources: Sources): Pass[] {
  const parts = inParts(documentOrder(spec), PART_ELEMENTS);
  const byPart = (pass: typeof restoreFacts) =>
    parts.map(
      (part): Pass =>
        (current) =>
          pass(current, context, sources, part),
    );
  return [
    (current) => restoreStatedFacts(current, context, sources),
    ...byPart(restoreFacts),
    ...byPart(restoreFigures),
    (current) => redirectCopies(current, context, sources),
    ...byPart(referToData),
  ];
}

/**
 * Repairs what can only be judged in the whole spec, guided by validation: applies the repairs that it proposes, then
 * removes optional values that read nothing. Faults that matter stay.
 */
function repairSpec(spec: Spec, context: PassContext): PassResult {
  const { definitionOf, actions, priorSpec } = context;
  const tolerance = priorSpec === undefined ? 'emitted' : 'prior';
  const check = (value: JsonObject) =>
    validateSpec(value, { definitionOf, actions, tolerance }).filter(
      (finding) => priorSpec === undefined || !isLeftForeign(finding, value, priorSpec),
    );
  const { value, rules } = repairFindings(spec, check);
  const repairs: Repair[] = rules.map((rule) => ({ rule, pointer: '' }));
  let repaired = value as Spec;
  for (const [id, findings] of byElement(check(value))) {
    const element = elementOf(repaired, id);
    if (element === undefined || isUntouched(repaired, id, context)) continue;
    const usable = dropUnusable(element, definitionOf(element.type), findings);
    if (usable === element) continue;
    repaired = withElement(repaired, id, usable as unknown as SpecElement);
    repairs.push({ rule: 'drop-unusable', pointer: formatPointer(['elements', id]) });
  }
  return { spec: repaired, repairs };
}

/** Findings by element, with pointers relative to it. */
function byElement(findings: readonly Finding[]): Map<string, Finding[]> {
  const grouped = new Map<string, Finding[]>();
  for (const finding of findings) {
    const [top, id, ...rest] = safeTokens(finding.pointer);
    if (top !== 'elements' || id === undefined) continue;
    grouped.set(id, [...(grouped.get(id) ?? []), { ...finding, pointer: formatPointer(rest) }]);
  }
  return grouped;
}
