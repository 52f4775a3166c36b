import type { Mutation } from './answer.ts';
import { BINDING_MUTATIONS } from './kinds/binding-mutations.ts';
import { ENVELOPE_MUTATIONS, NAME_MUTATIONS } from './kinds/envelope-mutations.ts';
import { GRAPH_MUTATIONS } from './kinds/graph-mutations.ts';
import { SCHEMA_MUTATIONS } from './kinds/schema-mutations.ts';
import { SWITCH_MUTATIONS } from './kinds/switch-mutations.ts';
import { SYNTAX_MUTATIONS, type TextMutation, TRUNCATIONS } from './kinds/text-mutations.ts';

/** One cause of failure, with its share of all corruptions in percent. */
export type Cause = {
  name: string;
  weight: number;
  mutations: readonly Mutation[];
  texts: readonly TextMutation[];
};

/**
 * The causes, weighted roughly as in public benchmarks: the reference graph is far ahead, then come schema violations,
 * truncation, bindings and events. Component names and JSON are rarely wrong.
 */
export const CAUSES: readonly Cause[] = [
  { name: 'reference graph', weight: 48, mutations: GRAPH_MUTATIONS, texts: [] },
  { name: 'enum, scalar, required prop', weight: 18, mutations: SCHEMA_MUTATIONS, texts: [] },
  { name: 'key in the wrong place', weight: 6, mutations: ENVELOPE_MUTATIONS, texts: [] },
  { name: 'a part that does nothing', weight: 4, mutations: SWITCH_MUTATIONS, texts: [] },
  { name: 'truncation', weight: 10, mutations: [], texts: TRUNCATIONS },
  { name: 'binding or event', weight: 10, mutations: BINDING_MUTATIONS, texts: [] },
  { name: 'component name', weight: 2, mutations: NAME_MUTATIONS, texts: [] },
  { name: 'JSON', weight: 2, mutations: [], texts: SYNTAX_MUTATIONS },
];
