import type { Operation } from '#contract/json/operation.ts';
import { errorBody } from '../play.ts';
import { type ReceivedRequest, type Script, type ScriptSource, type Step, lastMessage, say } from '../script.ts';
import { BOOKING_FORM, lines, operationsOf } from './screens.ts';

const FORM_LINES = lines(operationsOf(BOOKING_FORM));
const HALF = FORM_LINES.slice(0, FORM_LINES.length / 2);
const SLOW_START_MS = 2_000;

/** Backends that fail before, between or after the first tokens. */
export const FAILURES: Record<string, ScriptSource> = {
  'scripted-http-401': refuse(401, 'Incorrect API key provided: wrong.', 'invalid_request_error', 'invalid_api_key'),
  'scripted-http-404': refuse(404, 'The model does not exist.', 'invalid_request_error', 'model_not_found'),
  'scripted-http-429': refuse(429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota'),
  'scripted-http-429-retry-after': refuse(429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded', {
    'retry-after': '7',
  }),
  'scripted-http-500': refuse(500, 'The server had an error.', 'server_error'),
  'scripted-http-503': refuse(503, 'The engine is overloaded.', 'server_error'),
  'scripted-reset': steps({ cutOff: 'reset' }),
  'scripted-html': steps({ status: 200, body: '<!doctype html><title>Sign in</title><p>Please sign in.' }),
  'scripted-no-answer': steps({ silence: true }),
  'scripted-silent-start': steps({ raw: ': PROCESSING\n\n' }, { silence: true }),
  'scripted-slow-start': steps({ delayMs: SLOW_START_MS }, { text: FORM_LINES }),
  'scripted-silent-middle': steps({ text: HALF }, { silence: true }),
  'scripted-cut-end': steps({ text: HALF }, { cutOff: 'end' }),
  'scripted-cut-reset': steps({ text: HALF }, { cutOff: 'reset' }),
  'scripted-error-frame': steps(
    { text: HALF },
    { raw: `data: ${JSON.stringify(errorBody('The server had an error.', 'server_error'))}\n\n` },
    { cutOff: 'end' },
  ),
  'scripted-bad-frame': steps({ text: HALF }, { raw: 'data: {"choices":[{"delta":\n\n' }, { cutOff: 'end' }),
  'scripted-content-filter': { steps: [{ text: HALF }], finishReason: 'content_filter' },
  'scripted-runaway': () => ({ steps: forever(`${FORM_LINES.split('\n').at(-2)}\n`) }),
  'scripted-runaway-line': () => ({ steps: forever('very ', '{"op":"add","path":"/elements/x","value":"') }),
  'scripted-runaway-blank': () => ({ steps: forever('\n  ') }),
};

function steps(...these: Step[]): Script {
  return { steps: these };
}

function refuse(
  status: number,
  message: string,
  type: string,
  code: string | null = null,
  headers: Record<string, string> = {},
): Script {
  return steps({ status, body: errorBody(message, type, code), headers });
}

function* forever(text: string, first = ''): Generator<Step> {
  if (first !== '') yield { text: first };
  for (;;) yield { text };
}

const FORM = operationsOf(BOOKING_FORM);
const LAST_ID = 'book';
const WITHOUT_LAST = FORM.filter(({ path }) => path !== `/elements/${LAST_ID}`);
const LAST = FORM.filter(({ path }) => path === `/elements/${LAST_ID}`);

const { on, ...FORM_ELEMENT } = { on: {}, ...BOOKING_FORM.elements['form'] };
const ON_IN_PROPS = { ...FORM_ELEMENT, props: { ...FORM_ELEMENT.props, on } };

/** Answers that end normally, with the faults that models are known for. */
export const FAULTY_ANSWERS: Record<string, ScriptSource> = {
  // Promises `book` and forgets it; gives it when a later request asks for what is missing.
  'scripted-dangling-child': (request) =>
    say(lines(new RegExp(`\\b${LAST_ID}\\b`).test(idsAskedFor(request)) ? LAST : WITHOUT_LAST)),
  'scripted-dangling-child-forever': say(lines(WITHOUT_LAST)),
  'scripted-orphan': say(lines([...FORM, element('lost', 'Text', { text: 'Nobody lists me' })])),
  'scripted-cycle': say(lines([...FORM, element('row', 'Stack', {}, ['day', 'seats', 'form'])])),
  'scripted-bad-enum': say(lines(FORM).replace('"maxWidth":"md"', '"maxWidth":"medium"')),
  'scripted-on-in-props': say(
    lines(operationsOf({ ...BOOKING_FORM, elements: { ...BOOKING_FORM.elements, form: ON_IN_PROPS } })),
  ),
  'scripted-unknown-component': say(lines([element('root', 'HoloDeck', { mood: 'calm' })])),
  'scripted-extra-brace': say(lines(FORM).replace('}}\n', '}}}\n')),
  'scripted-missing-brace': say(lines(FORM).replaceAll('}}\n', '}\n')),
  'scripted-comments': say(lines(FORM).replaceAll('\n', ' // done\n')),
  'scripted-cut-line': say(lines(FORM).slice(0, -30), { finishReason: 'length' }),
  'scripted-prose-only': say("I'm sorry, but I can't help with that.\n"),
  'scripted-empty': say(''),
  'scripted-hostile-paths': say(
    lines([
      { op: 'add', path: '/__proto__/polluted', value: true },
      { op: 'add', path: '/elements/constructor', value: { type: 'Text', props: {}, children: [] } },
      ...FORM,
    ]),
  ),
};

function element(id: string, type: string, props: Record<string, string>, children: string[] = []): Operation {
  return { op: 'add', path: `/elements/${id}`, value: { type, props, children } };
}

/** The last message, when it asks for missing elements only; the first request's rules come before it. */
function idsAskedFor(request: ReceivedRequest): string {
  const last = lastMessage(request);
  return /\b(missing|only these)\b/i.test(last) ? last : '';
}
