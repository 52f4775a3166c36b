import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { readFields } from '#contract/read-fields.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { ComposeData, McpContext } from './gateway-client.ts';
import { VIEW_URI } from './resources.ts';
import { Refusal } from '#contract/refusal.ts';

const open = z.record(z.string(), z.unknown());

const prompt = z.string().min(1).max(LIMITS.promptMaxChars);
const data = open
  .optional()
  .describe('Facts to show word for word: names, prices, rows. They are never invented or changed.');
const actions = z
  .array(open)
  .max(LIMITS.actionsMaxItems)
  .optional()
  .describe(
    'What the user may do: { name, description?, required?, params? (JSON Schema) }. A required one is guaranteed to have a control.',
  );
const spec = open.describe('A spec as an earlier call gave it.');

/** No group or component has a name as long. */
const NAME_MAX_CHARS = 100;

/** Result of composing, for models and for the view that draws it. */
const Composed = {
  spec: open.describe('The validated json-render spec: state, root, elements.'),
  generation_id: z.string(),
  interactions: z.array(open).optional().describe('Every control that reaches the host.'),
};

// Hosts that support it show the result in the MCP Apps view. The second key is for older hosts.
const DRAWN = { ui: { resourceUri: VIEW_URI }, 'ui/resourceUri': VIEW_URI };

/** Registers the tools that compose. Each call is one generation billed to the caller's own key. */
export function registerComposeTools(server: McpServer, context: McpContext): void {
  const register = (name: string, title: string, description: string, tool: ComposeTool): void => {
    const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
    const inputSchema = listed(tool.input);
    const config = { title, description, inputSchema, outputSchema: Composed, annotations, _meta: DRAWN };
    server.registerTool(name, config, (sent, extra) =>
      answer(async () => {
        const request = tool.request(sent);
        const compose = async () => context.gateway.compose(request, context.authorization, extra.signal);
        return composedResult(await withProgress(extra, context.progressEveryMs, compose));
      }, tool.names),
    );
  };
  register(
    'compose_ui',
    'Compose a user interface',
    'Turns a wish into a working, validated user interface and shows it. Give facts in `data`, and what the user may do in `actions`.',
    COMPOSE_UI,
  );
  register(
    'edit_ui',
    'Change a user interface',
    'Changes a composed interface and leaves alone what the wish does not touch.',
    EDIT_UI,
  );
  register(
    'next_screen',
    'Compose the next screen',
    'Composes what follows after the user fired an action; what they entered is carried over.',
    NEXT_SCREEN,
  );
}

/** The arguments of a tool that composes, and the body of POST /v1/compose that they come to. */
type ComposeTool = {
  input: z.ZodObject;
  request: (sent: { [name: string]: unknown }) => object;
  names: ArgumentNames;
};

const COMPOSE_UI: ComposeTool = {
  input: z.strictObject({
    prompt: prompt.describe('What the interface should be.'),
    ui_type: z.enum(UI_TYPES).optional().describe('Closest archetype.'),
    data,
    actions,
  }),
  request: (sent) => sent,
  names: {},
};

const EDIT_UI: ComposeTool = {
  input: z.strictObject({ prompt: prompt.describe('What to change.'), spec, data, actions }),
  request: ({ spec: prior, ...request }) => ({ prior_spec: prior, ...request, mode: 'edit' }),
  names: { prior_spec: 'spec' },
};

const NEXT_SCREEN: ComposeTool = {
  input: z.strictObject({
    prompt: prompt.describe('What the next screen should do.'),
    action: z.string().min(1).describe('Name of the action that was fired.'),
    params: open.optional().describe('Its params.'),
    state: open
      .optional()
      .describe(
        'The state of the screen at that moment, or what the user has entered of it: 16,000 characters with `params`.',
      ),
    generation_id: z.string().optional().describe('The generation that the user acted on.'),
    data,
    actions,
  }),
  request: ({ action, params, state, generation_id, ...request }) => ({
    ...request,
    mode: 'continue_journey',
    // What was not sent is undefined, which JSON leaves out.
    action_context: { action, params, state, generation_id },
  }),
  names: { 'action_context.': '', 'action_context`': 'params` with `state`' },
};

/** Registers the tools that describe components and validate specs. None of them is billed. */
export function registerCatalogTools(server: McpServer, { gateway, judge, authorization }: McpContext): void {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'list_components',
    {
      title: 'List components',
      description: 'The components of the catalog by group, a line each.',
      inputSchema: listed(ListInput),
      annotations,
    },
    (sent, { signal }) =>
      answer(async () => {
        const { group } = readFields(ListInput, sent);
        const query = group === undefined ? '' : `?group=${encodeURIComponent(group)}`;
        const { components } = await gateway.catalog(query, signal);
        const lines = components.map(({ name, group: of, description }) => `${name} (${of}): ${description}`);
        return { content: [{ type: 'text', text: lines.join('\n') }] };
      }),
  );
  server.registerTool(
    'describe_component',
    {
      title: 'Describe a component',
      description: 'Everything about one component: props as JSON Schema, events, children, an example.',
      inputSchema: listed(DescribeInput),
      annotations,
    },
    (sent, { signal }) =>
      answer(async () => {
        const { name } = readFields(DescribeInput, sent);
        const { components } = await gateway.catalog(`?component=${encodeURIComponent(name)}`, signal);
        return { content: [{ type: 'text', text: JSON.stringify(components[0]) }] };
      }),
  );
  server.registerTool(
    'validate_spec',
    {
      title: 'Validate a spec',
      description:
        'Judges a spec by the rules that a spec to be edited has to meet, or as strictly as what is composed.',
      inputSchema: listed(ValidateInput),
      outputSchema: { valid: z.boolean(), findings: z.array(open) },
      annotations,
    },
    (sent, { signal }) =>
      answer(async () => {
        await gateway.checkKey(authorization, signal);
        const { spec: judged, strict = false } = readFields(ValidateInput, sent);
        const verdict = { ...(await judge(judged, strict)) };
        return { content: [{ type: 'text', text: JSON.stringify(verdict) }], structuredContent: verdict };
      }),
  );
}

const ListInput = z.strictObject({
  group: z.string().max(NAME_MAX_CHARS).optional().describe('One group, such as forms or charts.'),
});
const DescribeInput = z.strictObject({
  name: z.string().min(1).max(NAME_MAX_CHARS).describe('Name of the component, such as DataTable.'),
});
const ValidateInput = z.strictObject({
  spec,
  strict: z.boolean().optional().describe('Judges as strictly as what is composed anew.'),
});

/**
 * A schema that is listed as `input` is and lets everything pass: the SDK would word faults in its own way, without a code,
 * and drop unknown arguments silently. The handler of the call checks the arguments.
 */
function listed(input: z.ZodObject) {
  return z.looseObject({}).meta(z.toJSONSchema(input, { target: 'draft-7', io: 'input' }));
}

function composedResult({ spec: composed, generation_id: id, interactions }: ComposeData): CallToolResult {
  const structured = { spec: composed, generation_id: id, ...(Array.isArray(interactions) && { interactions }) };
  return { content: [{ type: 'text', text: JSON.stringify(structured) }], structuredContent: structured };
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/**
 * Does work and reports progress to a caller who has asked for it: many clients give up a call after a minute without a
 * word, and a model may take longer.
 *
 * Source: Model Context Protocol, "Progress".
 */
async function withProgress<Result>(
  { _meta, sendNotification }: Pick<Extra, '_meta' | 'sendNotification'>,
  everyMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return work();
  let progress = 0;
  const timer = setInterval(() => {
    const params = { progressToken, progress: (progress += 1), message: 'Composing' };
    // A caller who has left meanwhile hears nothing.
    sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function answer(work: () => Promise<CallToolResult>, names: ArgumentNames = {}): Promise<CallToolResult> {
  try {
    return await work();
  } catch (thrown) {
    return refusalResult(thrown, names);
  }
}

/** Fields of the API whose arguments have another name in a tool: the start of the path, and what it is here. */
type ArgumentNames = { readonly [path: string]: string };

/** A refusal as a tool result: the model reads the sentence, a host may read the code. */
function refusalResult(thrown: unknown, names: ArgumentNames): CallToolResult {
  const { code, message, retryAfterSeconds } = Refusal.from(thrown);
  const wait = retryAfterSeconds === undefined ? '' : ` Retry in ${retryAfterSeconds} s.`;
  const text = Object.entries(names).reduce(
    (renamed, [path, name]) => renamed.replaceAll(`\`${path}`, `\`${name}`),
    message,
  );
  return { isError: true, content: [{ type: 'text', text: `${code}: ${text}${wait}` }], _meta: { code } };
}
