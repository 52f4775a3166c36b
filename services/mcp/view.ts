import { readFileSync } from 'node:fs';

/** The resource that draws a spec inside a host. Source: MCP Apps 2026-01-26, "UI Resource Format". */
export const VIEW_URI = 'ui://ui-composition/view.html';
export const VIEW_TYPE = 'text/html;profile=mcp-app';

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
