import { z } from 'zod';
import { isForbiddenToken } from '../json/json-pointer.ts';
import { type JsonObject, isJsonObject } from '../json/json.ts';
import { LIMITS } from '../limits.ts';
import { ACTION_KINDS, isBuiltinAction } from '../spec/spec.ts';
import { UI_TYPES } from '../spec/ui-type.ts';
import { paramCount, paramsSizeFault } from './param-limits.ts';
import { describeSent } from './request-fault.ts';

/** A text with a length limit in UTF-16 code units, as JavaScript counts; zod's own limits count code points. */
const text = (maxChars: number, minChars = 0) =>
  z
    .string()
    .superRefine((value, context) => {
      const fault = lengthFault(value.length, minChars, maxChars);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: `has ${value.length} chars; ${fault}` });
    })
    .meta({ ...(minChars > 0 && { minLength: minChars }), maxLength: maxChars });

/** A text that is returned unchanged in the spec, which is impossible with an unpaired surrogate. */
const wholeText = (maxChars: number, minChars = 0) =>
  text(maxChars, minChars).refine((value) => value.isWellFormed(), {
    error: 'has half a character in it, a lone surrogate; cut texts between characters',
  });

function lengthFault(chars: number, minChars: number, maxChars: number): string | undefined {
  if (chars > maxChars) return `at most ${maxChars} are allowed`;
  return chars < minChars ? `at least ${minChars} is required` : undefined;
}

/** JSON Schema of an object with free members: without the second keyword, type generators allow none. */
const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** Any JSON object. */
const jsonObject = () =>
  z
    .custom<JsonObject>(isJsonObject, { error: ({ input }) => `must be an object, not ${describeSent(input)}` })
    .meta(ANY_OBJECT);

/** Any JSON object with a limit on its serialized length. */
const sizedObject = (maxChars: number) =>
  jsonObject()
    .superRefine(refuseOver(maxChars))
    .meta({ ...ANY_OBJECT, 'x-max-serialized-chars': maxChars });

/** Adds an issue when a value's serialized length exceeds `maxChars`. The value must not be too deep to serialize. */
function refuseOver(maxChars: number) {
  return (value: object, context: z.RefinementCtx): void => {
    const chars = JSON.stringify(value).length;
    if (chars <= maxChars) return;
    context.addIssue({
      code: 'custom',
      message: `has ${chars} chars serialized; at most ${maxChars} are allowed`,
    });
  };
}

const kindIs = (kind: string) => ({ required: ['kind'], properties: { kind: { const: kind } } });

const requiredIn = (mode: string, field: string) => ({
  anyOf: [{ required: [field] }, { not: { required: ['mode'], properties: { mode: { const: mode } } } }],
});

/** An action that the host can handle. Source: service spec, "Action declaration". */
export const ActionDeclaration = z
  .strictObject({
    name: wholeText(LIMITS.actionNameMaxChars, 1)
      .superRefine(refuseReservedName)
      .describe(
        'The bound action name; unique in the request, not that of a builtin action (`setState`, `pushState`, `removeState`, `validateForm`), not `__proto__`, `constructor` or `prototype`, and without control characters.',
      ),
    params: jsonObject()
      .superRefine(refuseOversizedParams)
      .meta({ type: 'object', 'x-max-serialized-chars': LIMITS.actionParamsMaxChars })
      .optional()
      .describe(
        `JSON Schema (object type) for the action's params. Keys bind to live UI state. At most ${LIMITS.actionParamsMaxItems} params (${LIMITS.actionsParamsMaxItems} for all actions together), ${LIMITS.enumMaxItems} entries in an \`enum\`, ${LIMITS.actionParamsMaxDepth} levels.`,
      ),
    role: text(LIMITS.actionRoleMaxChars).optional().describe('Hint for control selection.'),
    required: z
      .boolean()
      .optional()
      .describe('When `true`, a control bound to the action is guaranteed to be in the spec.'),
    description: wholeText(LIMITS.actionDescriptionMaxChars).optional().describe('What firing the action means.'),
    kind: z
      .literal([...ACTION_KINDS, false])
      .optional()
      .describe(
        'How the server wires the action: `agent` (default, the event routes back to the caller), `recompose` (re-generates with a fixed `prompt`), `host` (posts to a `channel`), `false` (inert; the text or the boolean).',
      ),
    prompt: wholeText(LIMITS.actionPromptMaxChars)
      .optional()
      .describe('Only for kind `recompose`: the fixed prompt used when fired.'),
    channel: wholeText(LIMITS.actionChannelMaxChars)
      .optional()
      .describe('Only for kind `host`: the postMessage channel name.'),
  })
  .superRefine((action, context) => {
    const refuse = (field: string, kind: string): void =>
      context.addIssue({ code: 'custom', path: [field], message: `is allowed only with \`kind\` "${kind}"` });
    if (action.prompt !== undefined && action.kind !== 'recompose') refuse('prompt', 'recompose');
    if (action.channel !== undefined && action.kind !== 'host') refuse('channel', 'host');
  })
  .meta({
    description: 'An action that the host can handle.',
    // The rules above, expressed for readers of the schema.
    dependentSchemas: { prompt: kindIs('recompose'), channel: kindIs('host') },
  });
export type ActionDeclaration = z.output<typeof ActionDeclaration>;

/** What the user just did. Source: service spec, "action_context fields". */
export const ActionContext = z
  .strictObject({
    action: text(LIMITS.contextActionMaxChars, 1).describe('The action the user fired.'),
    event: text(LIMITS.contextEventMaxChars).optional().describe('The canonical event verb.'),
    params: jsonObject().optional().describe('Resolved param values at fire time.'),
    state: jsonObject().optional().describe('Full live state snapshot.'),
    element_id: text(LIMITS.contextElementIdMaxChars).optional().describe('The element that was used.'),
    generation_id: text(LIMITS.contextGenerationIdMaxChars).optional().describe('The generation the user acted on.'),
  })
  .superRefine(refuseOver(LIMITS.actionContextMaxChars))
  .meta({
    description: 'What the user just did. Pair with `mode` "continue_journey".',
    'x-max-serialized-chars': LIMITS.actionContextMaxChars,
  });
export type ActionContext = z.output<typeof ActionContext>;

const RenderContext = z.strictObject({
  theme: text(LIMITS.themeMaxChars).optional().describe('Theme the host renders with.'),
  framework_hint: text(LIMITS.frameworkHintMaxChars).optional().describe('Framework the host renders with.'),
});

/**
 * The body of POST /v1/compose; unknown fields are refused. Values must already be safe JSON, see `findJsonFault`: use
 * `readComposeRequest` to read requests.
 *
 * Source: service spec, "Compose request body".
 */
export const ComposeRequest = z
  .strictObject({
    prompt: text(LIMITS.promptMaxChars, 1).describe('Describes what the UI should be.'),
    stream: z.boolean().optional().describe('Default `true` (SSE). `false` returns one buffered envelope.'),
    ui_type: z.enum(UI_TYPES).optional().describe('Closest archetype; steers the layout.'),
    mode: z
      .enum(['create', 'edit', 'continue_journey'])
      .optional()
      .describe('`create` (default), `edit` (needs `prior_spec`) or `continue_journey` (needs `action_context`).'),
    data: sizedObject(LIMITS.dataMaxChars)
      .optional()
      .describe("Display facts, rendered verbatim and seeded into the spec's `state`."),
    actions: z
      .array(ActionDeclaration)
      .max(LIMITS.actionsMaxItems)
      .superRefine(refuseRepeatedNames)
      .superRefine(refuseTooManyParams)
      .optional()
      .describe('The actions that the host can handle. Each `required` one is guaranteed to be wired to a control.'),
    action_policy: z
      .enum(['open', 'declared_only'])
      .optional()
      .describe(
        '`open` (default): model-authored actions beyond the declared ones stay live. `declared_only`: every non-builtin action that was not declared is stripped.',
      ),
    prior_spec: sizedObject(LIMITS.priorSpecMaxChars)
      .optional()
      .describe('The current spec. It is validated before use; in edit mode the answer is a minimal patch over it.'),
    action_context: ActionContext.optional(),
    custom_components: z
      .array(jsonObject().describe('A component manifest, in the form of a catalog definition.'))
      .max(LIMITS.customComponentsMaxItems)
      .superRefine(refuseOver(LIMITS.customComponentsMaxChars))
      .meta({ 'x-max-serialized-chars': LIMITS.customComponentsMaxChars })
      .optional()
      .describe(
        `Manifests of the caller's own components. The plan may allow fewer; compiled, they share a budget of ${LIMITS.customComponentsBudgetChars} chars.`,
      ),
    max_operations: z
      .int()
      .min(LIMITS.maxOperationsMin)
      .max(LIMITS.maxOperationsMax)
      .optional()
      .describe('Caps the number of operations.'),
    context: RenderContext.optional().describe('What the host renders with.'),
    metadata: sizedObject(LIMITS.metadataMaxChars)
      .optional()
      .describe('Free-form, recorded with the generation, not shown to the model.'),
  })
  .superRefine((request, context) => {
    const miss = (field: string, mode: string): void =>
      context.addIssue({ code: 'custom', path: [field], message: `is required with \`mode\` "${mode}"` });
    if (request.mode === 'edit' && request.prior_spec === undefined) miss('prior_spec', 'edit');
    if (request.mode === 'continue_journey' && request.action_context === undefined) {
      miss('action_context', 'continue_journey');
    }
  })
  .meta({
    description: 'The body of POST /v1/compose. Unknown fields are refused.',
    // The rules above, expressed for readers of the schema.
    allOf: [requiredIn('edit', 'prior_spec'), requiredIn('continue_journey', 'action_context')],
  });
export type ComposeRequest = z.output<typeof ComposeRequest>;

// Actions become members of the spec, which clients patch by pointer. Builtin actions are handled in the client, so one of
// the same name would never reach the caller.
function refuseReservedName(name: string, context: z.RefinementCtx): void {
  const refuse = (why: string) => context.addIssue({ code: 'custom', message: `is ${describeSent(name)}, ${why}` });
  if (/\p{Cc}/u.test(name)) refuse('with control characters, which no action name may have');
  if (isForbiddenToken(name)) refuse('a name that no action may have');
  if (isBuiltinAction(name)) refuse('which is built into every renderer; give the action another name');
}

function refuseRepeatedNames(actions: readonly { name: string }[], context: z.RefinementCtx): void {
  const names = new Set<string>();
  for (const [index, { name }] of actions.entries()) {
    if (names.has(name)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: `repeats ${describeSent(name)}; names are unique`,
      });
    }
    names.add(name);
  }
}

function refuseOversizedParams(params: JsonObject, context: z.RefinementCtx): void {
  const fault = paramsSizeFault(params);
  if (fault !== undefined) context.addIssue({ code: 'custom', ...fault });
}

function refuseTooManyParams(actions: readonly { params?: JsonObject | undefined }[], context: z.RefinementCtx): void {
  const count = actions.reduce((sum, { params }) => sum + (params === undefined ? 0 : paramCount(params)), 0);
  if (count <= LIMITS.actionsParamsMaxItems) return;
  context.addIssue({
    code: 'custom',
    message: `declare ${count} params in all; at most ${LIMITS.actionsParamsMaxItems} are allowed`,
  });
}
