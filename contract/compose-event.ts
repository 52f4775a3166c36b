import { z } from 'zod';
import { ErrorBody } from './envelope.ts';
import { SpecSchema } from './spec/spec-schema.ts';

const type = <Name extends string>(name: Name) => z.literal(name).describe('Name of the event.');
const generationId = z.string().describe('Identifier of the generation.');
const model = z.string().describe('Opaque name of the composing model. Log it; never branch on it.');
const operationCount = z.int().min(0).describe('Number of operations that built the spec.');
const componentsUsed = z
  .array(z.string())
  .optional()
  .describe('Unique component type names in the spec. Omitted on replay.');
const replayed = z.literal(true).optional().describe('Present only on an idempotent replay.');

/** Tokens of all attempts together. Source: service spec, "Usage". */
export const Usage = z
  .object({
    input_tokens: z.int().min(0).describe('Tokens read by the models, all attempts together.'),
    output_tokens: z.int().min(0).describe('Tokens written by the models, all attempts together.'),
  })
  .describe('Model tokens, for information. Billing is per generation.');
export type Usage = z.output<typeof Usage>;

/** A binding of an action that the host handles. Source: service spec, "Interaction summary item". */
export const Interaction = z
  .object({
    element: z.string().describe('Element id.'),
    event: z.string().describe('Event verb.'),
    action: z.string().describe('Action name.'),
    kind: z.string().describe('How the action is wired, as in the action declaration.'),
    params: z.record(z.string(), z.unknown()).nullable().describe('Params of the binding, or null.'),
  })
  .describe('A binding of an action that leaves the client.');
export type Interaction = z.output<typeof Interaction>;

const interactions = z
  .array(Interaction)
  .optional()
  .describe('Every binding of an action that leaves the client. Omitted on replay.');

/** A part of the spec's state that was computed from the facts. */
const Derived = z
  .object({
    path: z.string().describe('JSON Pointer into `state`.'),
    expression: z.string().describe('JMESPath expression over `state`, with the functions in docs/integrating.md.'),
  })
  .describe('A part of the state that was computed from the facts.');
type Derived = z.output<typeof Derived>;

const derived = z
  .array(Derived)
  .optional()
  .describe(
    'What in `state` was computed, in the order to compute it again. Omitted where nothing was, and on replay.',
  );

const unchanged = z
  .literal(true)
  .optional()
  .describe(
    'The edit changed nothing: what was asked for was not understood, or was so already. Omitted otherwise, and on replay.',
  );

/** The first attempt began. */
export const ComposeStarted = z
  .object({ type: type('compose.started'), generation_id: generationId, model })
  .describe('An attempt began.');
export type ComposeStarted = z.output<typeof ComposeStarted>;

/** One operation, provisional until `compose.completed`. */
export const OperationEvent = z
  .object({
    type: type('op'),
    op: z.enum(['add', 'replace', 'remove', 'move', 'copy', 'test']).describe('As in RFC 6902.'),
    path: z.string().describe('JSON Pointer to the place.'),
    value: z.unknown().optional().describe('Any JSON; with `add`, `replace` and `test`.'),
    from: z.string().optional().describe('JSON Pointer to the source; with `move` and `copy`.'),
  })
  .describe('One operation, shaped like an RFC 6902 JSON Patch operation. Provisional until `compose.completed`.');
export type OperationEvent = z.output<typeof OperationEvent>;

/** The previous attempt failed validation; what it built is to be discarded. */
export const ComposeRestarted = z
  .object({
    type: type('compose.restarted'),
    generation_id: generationId,
    model: model.describe('Opaque name of the model of the next attempt.'),
    reason: z.object({ code: z.string().describe('Why the attempt failed.') }).describe('Why the attempt failed.'),
  })
  .describe(
    'The previous attempt failed validation. Discard everything rendered so far; later `op` events start from empty, or from `prior_spec` in edit mode.',
  );
export type ComposeRestarted = z.output<typeof ComposeRestarted>;

/** The only final result, sent once the generation is billed. */
export const ComposeCompleted = z
  .object({
    type: type('compose.completed'),
    generation_id: generationId,
    model,
    operation_count: operationCount,
    usage: Usage,
    validated: z.literal(true).describe('The spec passed validation.'),
    interactions,
    components_used: componentsUsed,
    derived,
    unchanged,
    replayed,
  })
  .describe('The spec is whole and valid. The only finalizer and the billing moment.');
export type ComposeCompleted = z.output<typeof ComposeCompleted>;

/** Terminal failure of an open stream; never billed. */
export const ComposeError = z
  .object({ type: type('error'), error: ErrorBody })
  .describe('Terminal failure on a stream that had opened. Never billed.');
export type ComposeError = z.output<typeof ComposeError>;

/** Every event of a compose stream. Source: service spec, "Stream events of POST /v1/compose". */
export const ComposeEvent = z
  .discriminatedUnion('type', [ComposeStarted, OperationEvent, ComposeRestarted, ComposeCompleted, ComposeError])
  .describe('An event of a compose stream. Later versions may add types; ignore those you do not know.');
export type ComposeEvent = z.output<typeof ComposeEvent>;

/** `data` of a buffered answer: that of `compose.completed`, and the spec. Source: service spec, "POST /v1/compose". */
export const ComposeResult = ComposeCompleted.omit({ type: true })
  .extend({ spec: SpecSchema })
  .describe('A validated spec and how it came about.');
export type ComposeResult = z.output<typeof ComposeResult>;
