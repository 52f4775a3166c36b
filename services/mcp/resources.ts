import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { nearName } from '#contract/request/near-name.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { McpContext } from './gateway-client.ts';
import { readFileSync } from 'node:fs';

/** The resource that draws a spec inside a host. Source: MCP Apps 2026-01-26, "UI Resource Format". */
export const VIEW_URI = 'ui://ui-composition/view.html';
const VIEW_TYPE = 'text/html;profile=mcp-app';

const FILE = new URL('../../web/dist-mcp/view.html', import.meta.url);

/**
 * The page, a single self-contained file; read once, when the server starts.
 *
 * @throws Error when it has not been built
 */
export function readView(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch (cause) {
    throw new Error('web/dist-mcp/view.html is missing: `npm run build` makes it', { cause });
  }
}

/** Groups of the catalog and related pages; each is served by the gateway. */
const PAGES = [
  'README conventions icons custom-components',
  'layout forms actions data charts navigation feedback overlay marketing media ai other',
].flatMap((line) => line.split(' '));

/** Source: Model Context Protocol, "Resources", error handling. */
const RESOURCE_NOT_FOUND = -32_002;

/** Registers the view and the catalog's pages. */
export function registerResources(server: McpServer, view: string, { gateway }: McpContext): void {
  server.registerResource(
    'view',
    VIEW_URI,
    { title: 'Composed interface', description: 'Draws a composed spec.', mimeType: VIEW_TYPE },
    () => ({
      // The view loads nothing and makes no requests, so its CSP allows no domain.
      contents: [{ uri: VIEW_URI, mimeType: VIEW_TYPE, text: view, _meta: { ui: { csp: {}, prefersBorder: true } } }],
    }),
  );
  const uriOf = (page: string): string => `catalog://${page}`;
  server.registerResource(
    'catalog',
    new ResourceTemplate('catalog://{page}', {
      list: () => ({
        resources: PAGES.map((page) => ({ uri: uriOf(page), name: `catalog/${page}`, mimeType: 'text/markdown' })),
      }),
    }),
    {
      title: 'Component catalog',
      description: 'Every component with its props and events.',
      mimeType: 'text/markdown',
    },
    async (uri, { page }, { signal }) => {
      const name = String(page);
      if (!PAGES.includes(name)) throw unknownPage(name, uri.href);
      const text = await gateway.page(`/docs/catalog/${encodeURIComponent(name)}.md`, signal);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
}

function unknownPage(name: string, uri: string): McpError {
  const near = nearName(name, PAGES);
  const hint = near === undefined ? '; resources/list has all' : `; did you mean catalog://${near}?`;
  return new McpError(RESOURCE_NOT_FOUND, `There is no ${uri}${hint}`, { uri });
}

/** Registers a prompt for each archetype. */
export function registerPrompts(server: McpServer): void {
  for (const type of UI_TYPES) {
    const words = type.replaceAll('_', ' ');
    const description = `Compose ${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words} interface with compose_ui.`;
    server.registerPrompt(type, { title: words, description }, () => ({
      description,
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: `Call compose_ui with ui_type "${type}". Put the facts that we have into \`data\` and what I may do with them into \`actions\`; ask me for what is missing.`,
          },
        },
      ],
    }));
  }
}
