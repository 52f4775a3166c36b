import { HttpAgent, type RunAgentInput } from '@ag-ui/client';
import { agUiHandler } from '@ui-composition/client/agui';
import { nodeListener } from '@ui-composition/client/node';
import express from 'express';
import type { AddressInfo } from 'node:net';

const { UIC_API_KEY: apiKey = '', UIC_URL: baseUrl = 'http://127.0.0.1:8080', PORT: port = '3000' } = process.env;

// The host. Decide in `authorize` who may compose: here everybody who reaches it.
const app = express();
app.post('/agent', nodeListener(agUiHandler({ apiKey, baseUrl, authorize: () => true })));
const host = app.listen(Number(port), '127.0.0.1');
await new Promise((resolve) => host.once('listening', resolve));

// The page: any client of AG-UI. The interface is the content of an activity.
const agent = new HttpAgent({ url: `http://127.0.0.1:${(host.address() as AddressInfo).port}/agent` });
const spec = await ask('Orders of this week', { data: { orders: [{ id: 1, customer: 'Ann', total: 12.5 }] } });
await ask('Change the title to "Open orders"', { prior_spec: spec });
host.close();

async function ask(wish: string, forwardedProps: RunAgentInput['forwardedProps']): Promise<object> {
  console.log(`\n> ${wish}`);
  agent.addMessage({ id: wish, role: 'user', content: wish });
  await agent.runAgent(
    { forwardedProps },
    {
      onActivitySnapshotEvent: () => console.log('an interface begins'),
      onActivityDeltaEvent: ({ event }) => console.log(event.patch.map(({ op, path }) => `${op} ${path}`).join()),
      onRunErrorEvent: ({ event }) => console.log(`${event.code}: ${event.message}`),
    },
  );
  const activity = agent.messages.findLast(({ role }) => role === 'activity');
  console.log(JSON.stringify(activity?.content));
  return activity?.content as object;
}
