import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const CONFIG = fileURLToPath(new URL('../../web/mcp-app/vite.config.ts', import.meta.url));

/** The view of the MCP server as it is built, held in memory. */
export async function buildView(): Promise<string> {
  const built = await build({ configFile: CONFIG, mode: 'production', logLevel: 'silent', build: { write: false } });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const [file, ...others] = output;
  if (file.fileName !== 'view.html' || others.length > 0) throw new Error('the view is not one file');
  return (file as unknown as { source: string }).source;
}
