import type { Operation } from '#contract/json/operation.ts';
import { lastMessage, type ReceivedRequest } from '../received-request.ts';
import { say, type ScriptSource } from '../script.ts';
import { BOOKING_FORM, lines, operationsOf } from './screens.ts';

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
