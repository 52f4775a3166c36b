import { errorBody } from '#tools/model-backend/play.ts';
import { type ReceivedRequest, type Script, type Step, lastMessage } from '#tools/model-backend/script.ts';

/** What a backend may echo: the key it was called with and the prompt. */
function echo(request: ReceivedRequest): string {
  return `${String(request.headers['authorization'])} asked: ${lastMessage(request)}`;
}

const refusal = (status: number) => (request: ReceivedRequest) => [
  { status, body: errorBody(`Refused. ${echo(request)}`, 'invalid_request_error'), headers: { 'x-echo': 'seen' } },
];
const line = (operation: object): Step => ({ text: `${JSON.stringify(operation)}\n` });

const ANSWERS: Record<string, (request: ReceivedRequest) => Step[]> = {
  'status 400': refusal(400),
  'status 401': refusal(401),
  'status 413': refusal(413),
  'status 429': refusal(429),
  'status 500': refusal(500),
  'a page': (request) => [{ status: 200, body: `<p>${echo(request)}` }],
  'a page as failure': (request) => [{ status: 502, body: `<p>${echo(request)}` }],
  prose: (request) => [{ text: `I can not do that. ${echo(request)}` }],
  'thoughts and nothing else': (request) => [{ reasoning: echo(request) }],
  'an error frame': (request) => [
    { text: '{"op":"add","path":"/state/a","value":1}\n' },
    { raw: `data: ${JSON.stringify(errorBody(echo(request), 'server_error'))}\n\n` },
    { cutOff: 'end' },
  ],
  'a frame that breaks': (request) => [
    { text: '{"op":' },
    { raw: `data: {"choices":[{"delta":{"content":${JSON.stringify(echo(request))}\n\n` },
    { cutOff: 'end' },
  ],
  'a stream that breaks': (request) => [{ text: echo(request) }, { cutOff: 'reset' }],
  'operations that are not taken': (request) => [
    line({ op: 'add', path: `/elements/${echo(request).slice(0, 40)}`, value: { type: echo(request), props: {} } }),
    line({ op: echo(request), path: '/state/x', value: echo(request) }),
    line({ op: 'add', path: '/elements/card', value: { type: 'Card', props: { [echo(request)]: 1, title: {} } } }),
    line({ op: 'replace', path: '/root', value: echo(request) }),
  ],
};

/** Ways of a model to answer that repeat what it was sent, by name. */
export const SECRETIVE_MODELS: [string, (request: ReceivedRequest) => Script][] = Object.entries(ANSWERS).map(
  ([name, steps]) => [name, (request) => ({ steps: steps(request) })],
);
