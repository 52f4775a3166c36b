import { stripActions } from './actions/strip-actions.ts';
import { wireActions } from './actions/wire-actions.ts';
import { deriveColumns } from './bindings/derive-columns.ts';
import { fitReads } from './bindings/fit-reads.ts';
import { repairItemReads } from './bindings/repair-item-reads.ts';
import { repairPointers } from './bindings/repair-pointers.ts';
import { repeatOverLists } from './bindings/repeat-over-lists.ts';
import { seedState } from './bindings/seed-state.ts';
import { unrollRepeats } from './bindings/unroll-repeats.ts';
import { accordionSections } from './navigation/accordion-sections.ts';
import { deriveTabs } from './navigation/derive-tabs.ts';
import { repairSwitchConditions } from './navigation/repair-switch-conditions.ts';
import { switchPanels } from './navigation/switch-panels.ts';
import type { Pass } from './pass.ts';
import { fitProfile } from './profile/fit-profile.ts';
import { repairSpec } from './repair-spec.ts';
import { fitChildren } from './tree/fit-children.ts';
import { pruneTree } from './tree/prune-tree.ts';

/** One pass over the whole spec, and the passes that must run before it, each with the reason. */
export type SpecPass = { name: string; pass: Pass; after: Readonly<Record<string, string>> };

/** The repairs of the whole spec, in this order. */
export const SPEC_PASSES: readonly SpecPass[] = [
  { name: 'pruneTree', pass: pruneTree, after: {} },
  {
    name: 'accordionSections',
    pass: accordionSections,
    after: { pruneTree: 'walks the tree, which has to be one' },
  },
  {
    name: 'fitChildren',
    pass: fitChildren,
    after: { accordionSections: 'else what an Accordion holds is taken for children that it cannot draw' },
  },
  { name: 'repairPointers', pass: repairPointers, after: {} },
  {
    name: 'unrollRepeats',
    pass: unrollRepeats,
    after: { repairPointers: 'the list that is repeated has to be found' },
  },
  {
    name: 'repairItemReads',
    pass: repairItemReads,
    after: { unrollRepeats: 'a copied template reads no item any more' },
  },
  {
    name: 'repeatOverLists',
    pass: repeatOverLists,
    after: { repairItemReads: 'goes by the members that `$bindItem` reads' },
  },
  { name: 'deriveTabs', pass: deriveTabs, after: { fitChildren: 'tabs are derived from the panels that stay' } },
  {
    name: 'repairSwitchConditions',
    pass: repairSwitchConditions,
    after: { deriveTabs: 'a condition is matched with the values of the tabs' },
  },
  {
    name: 'switchPanels',
    pass: switchPanels,
    after: { repairSwitchConditions: 'panels that have a condition are left alone' },
  },
  { name: 'wireActions', pass: wireActions, after: { fitChildren: 'a button that is not drawn can fire nothing' } },
  {
    name: 'stripActions',
    pass: stripActions,
    after: { wireActions: 'an idle button can still take a required action' },
  },
  { name: 'fitReads', pass: fitReads, after: { stripActions: 'what was stripped needs no place to show' } },
  { name: 'deriveColumns', pass: deriveColumns, after: { fitReads: 'a Text may have become a table' } },
  {
    name: 'fitProfile',
    pass: fitProfile,
    after: {
      wireActions: 'a control keeps the action that it was wired to, whatever stands for it',
      deriveColumns: 'a table that gives way shows its columns',
    },
  },
  {
    name: 'seedState',
    pass: seedState,
    after: {
      fitProfile: 'substitutes write state of their own',
      wireActions: 'wiring adds controls that write the state',
      stripActions: 'stripping takes some out',
    },
  },
  { name: 'repairSpec', pass: repairSpec, after: { seedState: 'judges the whole spec, its state included' } },
];
