import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { UI_TYPES } from '#contract/ui-type.ts';
import type { ComposeData } from './gateway-client.ts';
import type { McpContext } from './mcp-context.ts';
import { refusalResult } from './refusal-result.ts';
import { VIEW_URI } from './view.ts';

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
  const compose = (request: object, signal: AbortSignal): Promise<CallToolResult> =>
    answer(async () => composedResult(await context.gateway.compose(request, context.authorization, signal)));
  const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
  server.registerTool(
    'compose_ui',
    {
      title: 'Compose a user interface',
      description:
        'Turns a wish into a working, validated user interface and shows it. Give facts in `data`, and what the user may do in `actions`.',
      inputSchema: {
        prompt: prompt.describe('What the interface should be.'),
        ui_type: z.enum(UI_TYPES).optional().describe('Closest archetype.'),
        data,
        actions,
      },
      outputSchema: Composed,
      annotations,
      _meta: DRAWN,
    },
    (request, { signal }) => compose(request, signal),
  );
  server.registerTool(
    'edit_ui',
    {
      title: 'Change a user interface',
      description: 'Changes a composed interface and leaves alone what the wish does not touch.',
      inputSchema: { prompt: prompt.describe('What to change.'), spec, data, actions },
      outputSchema: Composed,
      annotations,
      _meta: DRAWN,
    },
    ({ spec: prior, ...request }, { signal }) => compose({ ...request, mode: 'edit', prior_spec: prior }, signal),
  );
  server.registerTool(
    'next_screen',
    {
      title: 'Compose the next screen',
      description: 'Composes what follows after the user fired an action; what they entered is carried over.',
      inputSchema: {
        prompt: prompt.describe('What the next screen should do.'),
        action: z.string().min(1).describe('Name of the action that was fired.'),
        params: open.optional().describe('Its params.'),
        state: open.optional().describe('The state of the screen at that moment.'),
        generation_id: z.string().optional().describe('The generation that the user acted on.'),
        data,
        actions,
      },
      outputSchema: Composed,
      annotations,
      _meta: DRAWN,
    },
    ({ action, params, state, generation_id: generation, ...request }, { signal }) => {
      const told = { action, params, state, generation_id: generation };
      const present = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
      return compose({ ...request, mode: 'continue_journey', action_context: present }, signal);
    },
  );
}

/** Registers the tools that describe components and validate specs. None of them is billed. */
export function registerCatalogTools(server: McpServer, { gateway, judge, authorization }: McpContext): void {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'list_components',
    {
      title: 'List components',
      description: 'The components of the catalog by group, a line each.',
      inputSchema: { group: z.string().optional().describe('One group, such as forms or charts.') },
      annotations,
    },
    ({ group }, { signal }) =>
      answer(async () => {
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
      inputSchema: { name: z.string().min(1).describe('Name of the component, such as DataTable.') },
      annotations,
    },
    ({ name }, { signal }) =>
      answer(async () => {
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
      inputSchema: { spec, strict: z.boolean().optional().describe('Judges as strictly as what is composed anew.') },
      outputSchema: { valid: z.boolean(), findings: z.array(open) },
      annotations,
    },
    ({ spec: judged, strict = false }, { signal }) =>
      answer(async () => {
        await gateway.checkKey(authorization, signal);
        const verdict = { ...(await judge(judged, strict)) };
        return { content: [{ type: 'text', text: JSON.stringify(verdict) }], structuredContent: verdict };
      }),
  );
}

function composedResult({ spec: composed, generation_id: id, interactions }: ComposeData): CallToolResult {
  const structured = { spec: composed, generation_id: id, ...(Array.isArray(interactions) && { interactions }) };
  return { content: [{ type: 'text', text: JSON.stringify(structured) }], structuredContent: structured };
}

async function answer(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (thrown) {
    return refusalResult(thrown);
  }
}
