import { Catalog, MessageProcessor } from '@a2ui/web_core/v0_9';
import { a2uiFunctions, a2uiHandler, readA2uiLines } from '@ui-composition/client/a2ui';
import { nodeListener } from '@ui-composition/client/node';
import express from 'express';
import type { AddressInfo } from 'node:net';

const { UIC_API_KEY: apiKey = '', UIC_URL: baseUrl = 'http://127.0.0.1:8080', PORT: port = '3000' } = process.env;

// The host's server. Decide in `authorize` who may compose: here everybody who reaches it.
const app = express();
app.post('/ui', nodeListener(a2uiHandler({ apiKey, baseUrl, authorize: () => true })));
const server = app.listen(Number(port), '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ui`;

// The host: the official core with our catalog. It validates every message; what draws the components is left out here.
const loaded = Catalog.fromSchema(await (await fetch(`${baseUrl}/v1/catalog/a2ui`)).json());
const functions = [...loaded.functions.values()].map((one) => ({ ...one, execute: a2uiFunctions[one.name]! }));
const catalog = new Catalog(loaded.id, [...loaded.components.values()], functions);
const processor = new MessageProcessor([catalog], (action) =>
  console.log('the user fired', action.name, action.context),
);

const data = { orders: [{ id: 1, customer: 'Ann', total: 12.5 }] };
const answer = await fetch(address, {
  method: 'POST',
  body: JSON.stringify({ surfaceId: 'orders', prompt: 'Orders of this week', data }),
});
for await (const message of readA2uiLines(answer)) {
  console.log(Object.keys(message).find((key) => key !== 'version'));
  processor.processMessages([message as never]);
}
server.close();

const surface = processor.model.getSurface('orders')!;
console.log(JSON.stringify(surface.dataModel.get('/')));
print('root', 0);

function print(id: string, depth: number): void {
  const { type, properties } = surface.componentsModel.get(id)!;
  const { children = [], ...props } = properties;
  console.log(`${'  '.repeat(depth)}${type} ${JSON.stringify(props)}`);
  const ids: string[] = Array.isArray(children) ? children : [children.componentId];
  for (const child of ids) print(child, depth + 1);
}
