import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { spawn } from 'node:child_process';

const { UIC_API_KEY: apiKey = '', MCP_URL } = process.env;

// Without an address, the server of this checkout, which asks the service at GATEWAY_URL.
const server = MCP_URL === undefined ? spawn('npm', ['run', '-s', 'start:mcp'], { cwd: '../..' }) : undefined;
const url = new URL(MCP_URL ?? 'http://127.0.0.1:8082/mcp');
server?.stderr.pipe(process.stderr);
process.once('exit', () => server?.kill('SIGTERM'));
server?.once('exit', (code) => process.exit(code ?? 0));
if (server !== undefined) await new Promise((resolve) => server.stdout.once('data', resolve));

// What an assistant does with the server.
const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${apiKey}` } } }),
);
const { tools } = await client.listTools();
console.log('tools:', tools.map(({ name }) => name).join(', '));

const data = { orders: [{ id: 1, customer: 'Ann', total: 12.5 }] };
const composed = await client.callTool({ name: 'compose_ui', arguments: { prompt: 'Orders of this week', data } });
if (composed.isError) throw new Error(JSON.stringify(composed.content));
const { spec } = composed.structuredContent as { spec: object };
console.log(JSON.stringify(spec));

const change = { prompt: 'Change the title to "Open orders"', spec };
const edited = await client.callTool({ name: 'edit_ui', arguments: change });
console.log(JSON.stringify((edited.structuredContent as { spec: object }).spec));

// What a host of MCP Apps shows beside the result.
const view = await client.readResource({ uri: 'ui://ui-composition/view.html' });
console.log('the view:', view.contents[0]?.mimeType);
await client.close();
server?.kill('SIGTERM');
