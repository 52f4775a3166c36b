import { CompositionError } from '../errors.ts';
import { isObject, type JsonObject } from '../json.ts';
import { requestMembers } from '../request-members.ts';
import type { ActionDeclaration, ComposeRequest } from '../types.ts';

/** Longest description of an action. */
const DESCRIPTION_MAX_CHARS = 160;

/** What of a run's input makes the request; `RunAgentInput` of AG-UI is one. */
export type RunInput = {
  readonly messages: readonly unknown[];
  readonly tools?: readonly { name: string; description?: string; parameters?: unknown }[] | undefined;
  readonly forwardedProps?: unknown;
};

/**
 * The request that a run stands for: the text of the user's last message is the prompt, the tools of the page are the
 * actions, and members of `forwardedProps` that are named like those of a request are taken as they are. With a
 * `prior_spec` it is an edit, with an `action_context` the next screen.
 *
 * @throws CompositionError BAD_REQUEST where no message has a text of the user
 */
export function requestOfRun({ messages, tools = [], forwardedProps }: RunInput): ComposeRequest {
  const forwarded = isObject(forwardedProps) ? forwardedProps : {};
  const mode = isObject(forwarded['prior_spec'])
    ? ({ mode: 'edit', prior_spec: forwarded['prior_spec'] } as const)
    : isObject(forwarded['action_context']) && ({ mode: 'continue_journey' } as const);
  return {
    ...(tools.length > 0 && { actions: tools.map(actionOf) }),
    ...mode,
    ...requestMembers(forwarded),
    prompt: promptOf(messages),
  };
}

/** The message of a refusal of such a request, in terms of the run: its actions are the tools, unless it forwards its own. */
export function inTermsOfRun(message: string, { forwardedProps }: Pick<RunInput, 'forwardedProps'>): string {
  if (isObject(forwardedProps) && forwardedProps['actions'] !== undefined) return message;
  return message.replaceAll(/`actions(\[\d+\])\.params/g, '`tools$1.parameters').replaceAll('`actions', '`tools');
}

function promptOf(messages: readonly unknown[]): string {
  const last = messages.findLast((message) => isObject(message) && message['role'] === 'user');
  const content = isObject(last) ? last['content'] : undefined;
  const parts: unknown[] = Array.isArray(content) ? content : [{ type: 'text', text: content }];
  const texts = parts.flatMap((part) => (isObject(part) && part['type'] === 'text' ? [part['text']] : []));
  const prompt = texts.filter((text) => typeof text === 'string').join('\n');
  if (prompt !== '') return prompt;
  throw new CompositionError('BAD_REQUEST', "messages: the last of the user's has no text, which is the prompt.");
}

function actionOf({ name, description, parameters }: NonNullable<RunInput['tools']>[number]): ActionDeclaration {
  return {
    name,
    ...(typeof description === 'string' && description !== '' && { description: shortened(description) }),
    ...(isObject(parameters) && { params: withoutDialect(parameters) }),
  };
}

// Tools are described to models at any length, actions in a sentence.
function shortened(description: string): string {
  if (description.length <= DESCRIPTION_MAX_CHARS) return description;
  const start = description.slice(0, DESCRIPTION_MAX_CHARS - 1);
  // A text without spaces may be cut within a character.
  return `${/^.+(?=\s)/s.exec(start)?.[0] ?? start.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

// Schema generators such as zod name the dialect at the top; that is no param.
function withoutDialect(parameters: JsonObject): JsonObject {
  const { $schema: _, ...schema } = parameters;
  return schema;
}
