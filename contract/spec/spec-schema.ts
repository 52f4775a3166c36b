import { z } from 'zod';
import { EVENT_VERBS } from './event-verb.ts';

const open = z.record(z.string(), z.unknown());

const Binding = z
  .looseObject({
    action: z.string().describe('Name of the action that the event fires.'),
    params: open
      .optional()
      .describe('Params of the action; values may be `$state`, `$bindState` or `$bindItem` expressions.'),
  })
  .describe('What an event does.');

/** One element as described to callers. Source: service spec, "Spec (the generated document)". */
export const SpecElementSchema = z
  .looseObject({
    type: z.string().describe('Component type from the catalog.'),
    props: open.describe("The component's props; values may be expressions."),
    children: z
      .array(z.string())
      .optional()
      .describe(
        'Ordered ids of the child elements. Always there in what is composed; an edit leaves an element of `prior_spec` without it as it is.',
      ),
    on: z
      .partialRecord(z.enum(Object.keys(EVENT_VERBS)), z.union([Binding, z.array(Binding)]))
      .optional()
      .describe('Event wiring, keyed by event verb.'),
    repeat: z
      .looseObject({
        statePath: z
          .union([z.string(), open])
          .describe(
            'JSON Pointer to an array in the state. In an element of `prior_spec` that an edit leaves as it is, also `{ $item: <key> }`.',
          ),
      })
      .optional()
      .describe('Repeats the element over the array at `statePath`; zero rows when it is absent or empty.'),
    visible: z.unknown().optional().describe('Condition on state under which the element shows. Additive.'),
  })
  .describe('One element, in standard json-render keys.');

/** The generated document as described to callers. Source: service spec, "Spec (the generated document)". */
export const SpecSchema = z
  .looseObject({
    state: open.describe('Initial client state. Inputs bind to paths in it.'),
    root: z.string().describe('Id of the top-level element.'),
    elements: z
      .record(z.string(), SpecElementSchema)
      .describe('Flat map of element id to element; the tree comes from `children`.'),
    actions: open.optional().describe('Handlers of the declared actions, written by the server.'),
  })
  .describe('A user interface as a json-render document.');
