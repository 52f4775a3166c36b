import { z } from 'zod';
import { isJsonObject, type JsonObject } from './json.ts';
import { LIMITS } from './limits.ts';
import { UI_TYPES } from './ui-type.ts';

const jsonObject = (maxChars: number) =>
  z
    .custom<JsonObject>(isJsonObject, 'must be a JSON object')
    .refine((value) => JSON.stringify(value).length <= maxChars, `must have at most ${maxChars} chars serialized`);

/** An action that the host can handle. Source: service spec, "Action declaration". */
export const ActionDeclaration = z.strictObject({
  name: z.string().min(1).max(LIMITS.actionNameMaxChars),
  params: z.custom<JsonObject>(isJsonObject, 'must be a JSON object').optional(),
  role: z.string().max(LIMITS.actionRoleMaxChars).optional(),
  required: z.boolean().optional(),
  description: z.string().max(LIMITS.actionDescriptionMaxChars).optional(),
  kind: z.union([z.enum(['agent', 'recompose', 'host', 'false']), z.literal(false)]).optional(),
  prompt: z.string().max(LIMITS.actionPromptMaxChars).optional(),
  channel: z.string().max(LIMITS.actionChannelMaxChars).optional(),
});
export type ActionDeclaration = z.output<typeof ActionDeclaration>;

/** What the user just did. Source: service spec, "action_context fields". */
export const ActionContext = z.strictObject({
  action: z.string().min(1).max(LIMITS.contextActionMaxChars),
  event: z.string().max(LIMITS.contextEventMaxChars).optional(),
  params: z.custom<JsonObject>(isJsonObject, 'must be a JSON object').optional(),
  state: z.custom<JsonObject>(isJsonObject, 'must be a JSON object').optional(),
  element_id: z.string().max(LIMITS.contextElementIdMaxChars).optional(),
  generation_id: z.string().max(LIMITS.contextGenerationIdMaxChars).optional(),
});
export type ActionContext = z.output<typeof ActionContext>;

/** The body of POST /v1/compose; any unknown field is refused. Source: service spec, "Compose request body". */
export const ComposeRequest = z.strictObject({
  prompt: z.string().min(1).max(LIMITS.promptMaxChars),
  stream: z.boolean().optional(),
  ui_type: z.enum(UI_TYPES).optional(),
  mode: z.enum(['create', 'edit', 'continue_journey']).optional(),
  data: jsonObject(LIMITS.dataMaxChars).optional(),
  actions: z.array(ActionDeclaration).max(LIMITS.actionsMaxItems).optional(),
  action_policy: z.enum(['open', 'declared_only']).optional(),
  prior_spec: jsonObject(LIMITS.priorSpecMaxChars).optional(),
  action_context: ActionContext.optional(),
  custom_components: z
    .array(z.custom<JsonObject>(isJsonObject, 'must be a JSON object'))
    .max(LIMITS.customComponentsMaxItems)
    .optional(),
  max_operations: z.int().min(LIMITS.maxOperationsMin).max(LIMITS.maxOperationsMax).optional(),
  context: z
    .strictObject({
      theme: z.string().max(LIMITS.themeMaxChars).optional(),
      framework_hint: z.string().max(LIMITS.frameworkHintMaxChars).optional(),
    })
    .optional(),
  metadata: jsonObject(LIMITS.metadataMaxChars).optional(),
});
export type ComposeRequest = z.output<typeof ComposeRequest>;
