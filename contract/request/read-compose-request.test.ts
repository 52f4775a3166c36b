import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { readComposeRequest } from './read-compose-request.ts';
import { refusalThrownBy } from '#test/refusal-thrown-by.ts';

const refusalOf = (body: unknown) => refusalThrownBy(() => readComposeRequest(body));

/** An object whose JSON text has exactly this many chars. */
function objectOf(chars: number): { a: string } {
  return { a: 'x'.repeat(chars - '{"a":""}'.length) };
}

const prompt = 'A sign-up form';
const action = { name: 'save' };

describe('readComposeRequest accepts', () => {
  test('the smallest request', () => {
    expect(readComposeRequest({ prompt: 'x' })).toEqual({ prompt: 'x' });
  });

  test('a request that uses every field up to its limit, as it is', () => {
    const body = {
      prompt: 'p'.repeat(4_000),
      stream: false,
      ui_type: 'pricing_table',
      mode: 'continue_journey',
      data: objectOf(24_000),
      actions: Array.from({ length: 20 }, (_, index) => ({
        name: `${index}`.padStart(60, 'n'),
        params: { type: 'object', properties: {} },
        role: 'r'.repeat(40),
        required: true,
        description: 'd'.repeat(160),
        kind: index % 2 === 0 ? 'recompose' : 'host',
        ...(index % 2 === 0 ? { prompt: 'p'.repeat(4_000) } : { channel: 'c'.repeat(120) }),
      })),
      action_policy: 'declared_only',
      prior_spec: objectOf(48_000),
      action_context: {
        action: 'a'.repeat(60),
        event: 'e'.repeat(40),
        params: { id: 1 },
        state: { rows: [] },
        element_id: 'i'.repeat(120),
        generation_id: 'g'.repeat(120),
      },
      custom_components: Array.from({ length: 20 }, () => ({ name: 'Gauge' })),
      max_operations: 200,
      context: { theme: 't'.repeat(40), framework_hint: 'f'.repeat(60) },
      metadata: objectOf(24_000),
    };
    expect(readComposeRequest(body)).toEqual(body);
  });

  test.each(['agent', 'recompose', 'host', 'false', false])('an action of kind %s', (kind) => {
    const body = { prompt, actions: [{ ...action, kind }] };
    expect(readComposeRequest(body)).toEqual(body);
  });

  test('chars as UTF-16 code units: 2,000 emoji fill a prompt of 4,000', () => {
    expect(readComposeRequest({ prompt: '😀'.repeat(2_000) }).prompt).toHaveLength(4_000);
    expect(refusalOf({ prompt: `${'😀'.repeat(2_000)}.` }).message).toBe(
      '`prompt` has 4001 chars; at most 4000 are allowed.',
    );
  });

  test('nesting up to the limit', () => {
    const data = JSON.parse(nested(LIMITS.jsonMaxDepth - 1)) as object;
    expect(readComposeRequest({ prompt, data }).data).toEqual(data);
  });
});

function nested(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

describe('readComposeRequest refuses, naming the field and the limit', () => {
  test.each([
    ['a body that is no object', [], '', 'The body must be a JSON object, not an array.'],
    ['a null body', null, '', 'The body must be a JSON object, not null.'],
    ['no prompt', {}, 'prompt', '`prompt` is required.'],
    ['an empty prompt', { prompt: '' }, 'prompt', '`prompt` has 0 chars; at least 1 is required.'],
    ['a prompt of another type', { prompt: 7 }, 'prompt', '`prompt` must be a string, not 7.'],
    ['a null prompt', { prompt: null }, 'prompt', '`prompt` must be a string, not null.'],
    [
      'a prompt of 4,001 chars',
      { prompt: 'x'.repeat(4_001) },
      'prompt',
      '`prompt` has 4001 chars; at most 4000 are allowed.',
    ],
    ['stream as a text', { prompt, stream: 'no' }, 'stream', '`stream` must be a boolean, not "no".'],
    [
      'an unknown ui_type',
      { prompt, ui_type: 'poster' },
      'ui_type',
      '`ui_type` is "poster"; allowed are `form`, `dashboard`, `pricing_table`, `list_table`, `detail_view`, `settings_panel`, `wizard`, `confirmation`, `empty_state`, `calendar`, `board`, `map`, `editor`, `other`.',
    ],
    [
      'an unknown mode',
      { prompt, mode: 'patch' },
      'mode',
      '`mode` is "patch"; allowed are `create`, `edit`, `continue_journey`.',
    ],
    [
      'an unknown action_policy',
      { prompt, action_policy: 1 },
      'action_policy',
      '`action_policy` is 1; allowed are `open`, `declared_only`.',
    ],
    ['data as an array', { prompt, data: [] }, 'data', '`data` must be an object, not an array.'],
    [
      'data of 24,001 chars',
      { prompt, data: objectOf(24_001) },
      'data',
      '`data` has 24001 chars serialized; at most 24000 are allowed.',
    ],
    [
      'metadata of 24,001 chars',
      { prompt, metadata: objectOf(24_001) },
      'metadata',
      '`metadata` has 24001 chars serialized; at most 24000 are allowed.',
    ],
    [
      'prior_spec of 48,001 chars',
      { prompt, prior_spec: objectOf(48_001) },
      'prior_spec',
      '`prior_spec` has 48001 chars serialized; at most 48000 are allowed.',
    ],
    [
      'action_context of 16,001 chars',
      { prompt, action_context: { action: 'a', state: objectOf(16_001 - '{"action":"a","state":}'.length) } },
      'action_context',
      '`action_context` has 16001 chars serialized; at most 16000 are allowed.',
    ],
    [
      '21 actions',
      { prompt, actions: Array.from({ length: 21 }, (_, index) => ({ name: `a${index}` })) },
      'actions',
      '`actions` has 21 entries; at most 20 are allowed.',
    ],
    [
      '21 custom components',
      { prompt, custom_components: Array.from({ length: 21 }, () => ({})) },
      'custom_components',
      '`custom_components` has 21 entries; at most 20 are allowed.',
    ],
    [
      'a custom component that is no object',
      { prompt, custom_components: ['Gauge'] },
      'custom_components[0]',
      '`custom_components[0]` must be an object, not "Gauge".',
    ],
    [
      'max_operations of 0',
      { prompt, max_operations: 0 },
      'max_operations',
      '`max_operations` is 0; at least 1 is required.',
    ],
    [
      'max_operations of 201',
      { prompt, max_operations: 201 },
      'max_operations',
      '`max_operations` is 201; at most 200 is allowed.',
    ],
    [
      'a fraction of an operation',
      { prompt, max_operations: 1.5 },
      'max_operations',
      '`max_operations` must be a whole number, not 1.5.',
    ],
    [
      'a theme of 41 chars',
      { prompt, context: { theme: 'x'.repeat(41) } },
      'context.theme',
      '`context.theme` has 41 chars; at most 40 are allowed.',
    ],
    [
      'a framework_hint of 61 chars',
      { prompt, context: { framework_hint: 'x'.repeat(61) } },
      'context.framework_hint',
      '`context.framework_hint` has 61 chars; at most 60 are allowed.',
    ],
    ['an action without a name', { prompt, actions: [{}] }, 'actions[0].name', '`actions[0].name` is required.'],
    [
      'an action with an empty name',
      { prompt, actions: [{ name: '' }] },
      'actions[0].name',
      '`actions[0].name` has 0 chars; at least 1 is required.',
    ],
    [
      'an action name of 61 chars',
      { prompt, actions: [action, { name: 'x'.repeat(61) }] },
      'actions[1].name',
      '`actions[1].name` has 61 chars; at most 60 are allowed.',
    ],
    ...['__proto__', 'constructor', 'prototype'].map((name): [string, object, string, string] => [
      `an action named ${name}`,
      { prompt, actions: [action, { name }] },
      'actions[1].name',
      `\`actions[1].name\` is "${name}", a name that no action may have.`,
    ]),
    [
      'an action of the name of a builtin one',
      { prompt, actions: [{ name: 'setState' }] },
      'actions[0].name',
      '`actions[0].name` is "setState", which is built into every renderer; give the action another name.',
    ],
    [
      'an action name used twice',
      { prompt, actions: [action, action] },
      'actions[1].name',
      '`actions[1].name` repeats "save"; names are unique.',
    ],
    [
      'a role of 41 chars',
      { prompt, actions: [{ ...action, role: 'x'.repeat(41) }] },
      'actions[0].role',
      '`actions[0].role` has 41 chars; at most 40 are allowed.',
    ],
    [
      'a description of 161 chars',
      { prompt, actions: [{ ...action, description: 'x'.repeat(161) }] },
      'actions[0].description',
      '`actions[0].description` has 161 chars; at most 160 are allowed.',
    ],
    [
      'an action prompt of 4,001 chars',
      { prompt, actions: [{ ...action, kind: 'recompose', prompt: 'x'.repeat(4_001) }] },
      'actions[0].prompt',
      '`actions[0].prompt` has 4001 chars; at most 4000 are allowed.',
    ],
    [
      'a channel of 121 chars',
      { prompt, actions: [{ ...action, kind: 'host', channel: 'x'.repeat(121) }] },
      'actions[0].channel',
      '`actions[0].channel` has 121 chars; at most 120 are allowed.',
    ],
    [
      'an unknown kind',
      { prompt, actions: [{ ...action, kind: true }] },
      'actions[0].kind',
      '`actions[0].kind` is true; allowed are `agent`, `recompose`, `host`, `false`.',
    ],
    [
      'a prompt on an action that does not recompose',
      { prompt, actions: [{ ...action, prompt: 'again' }] },
      'actions[0].prompt',
      '`actions[0].prompt` is allowed only with `kind` "recompose".',
    ],
    [
      'a channel on an action that is not the host’s',
      { prompt, actions: [{ ...action, kind: 'agent', channel: 'x' }] },
      'actions[0].channel',
      '`actions[0].channel` is allowed only with `kind` "host".',
    ],
    [
      'params that are no object',
      { prompt, actions: [{ ...action, params: 'x' }] },
      'actions[0].params',
      '`actions[0].params` must be an object, not "x".',
    ],
    [
      'required as a text',
      { prompt, actions: [{ ...action, required: 'true' }] },
      'actions[0].required',
      '`actions[0].required` must be a boolean, not "true".',
    ],
    ['edit without prior_spec', { prompt, mode: 'edit' }, 'prior_spec', '`prior_spec` is required with `mode` "edit".'],
    [
      'continue_journey without action_context',
      { prompt, mode: 'continue_journey' },
      'action_context',
      '`action_context` is required with `mode` "continue_journey".',
    ],
    [
      'an action_context without action',
      { prompt, action_context: {} },
      'action_context.action',
      '`action_context.action` is required.',
    ],
    [
      'a fired action of 61 chars',
      { prompt, action_context: { action: 'x'.repeat(61) } },
      'action_context.action',
      '`action_context.action` has 61 chars; at most 60 are allowed.',
    ],
    [
      'an event of 41 chars',
      { prompt, action_context: { action: 'a', event: 'x'.repeat(41) } },
      'action_context.event',
      '`action_context.event` has 41 chars; at most 40 are allowed.',
    ],
    [
      'an element_id of 121 chars',
      { prompt, action_context: { action: 'a', element_id: 'x'.repeat(121) } },
      'action_context.element_id',
      '`action_context.element_id` has 121 chars; at most 120 are allowed.',
    ],
    [
      'a generation_id of 121 chars',
      { prompt, action_context: { action: 'a', generation_id: 'x'.repeat(121) } },
      'action_context.generation_id',
      '`action_context.generation_id` has 121 chars; at most 120 are allowed.',
    ],
  ])('%s', (_, body, field, message) => {
    const refusal = refusalOf(body);
    expect(refusal.code).toBe('BAD_REQUEST');
    expect(refusal.message).toBe(message);
    expect(refusal.field ?? '').toBe(field);
  });

  test.each([
    ['at the top', { prompt, colour: 1 }, 'Unknown field `colour`.'],
    [
      'a misspelt one, before the field it leaves missing',
      { promt: 'x' },
      'Unknown field `promt`; did you mean `prompt`?',
    ],
    ['in another casing', { prompt, uiType: 'form' }, 'Unknown field `uiType`; did you mean `ui_type`?'],
    ['in an action', { prompt, actions: [{ nmae: 'x' }] }, 'Unknown field `actions[0].nmae`; did you mean `name`?'],
    ['in action_context', { prompt, action_context: { action: 'a', id: 1 } }, 'Unknown field `action_context.id`.'],
    ['in context', { prompt, context: { framework: 'react' } }, 'Unknown field `context.framework`.'],
    ['several at once', { prompt, a: 1, b: 2 }, 'Unknown fields `a`, `b`.'],
    [
      'many at once',
      Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`z${index}`, 1])),
      'Unknown fields `z0`, `z1`, `z2`, `z3`, `z4` and 4 more.',
    ],
    [
      'that the reference has',
      { prompt, signals: {} },
      'Unknown field `signals`; what the interface should go by is said in the `prompt`, facts in `data`.',
    ],
    [
      'of an action that the reference has',
      { prompt, actions: [{ name: 'a', confirm: true }] },
      'Unknown field `actions[0].confirm`; say in `description` that the user is asked first.',
    ],
  ])('an unknown field %s', (_, body, message) => {
    expect(refusalOf(body).message).toBe(message);
  });

  test.each([
    ['`data.a.__proto__`', '{"prompt":"x","data":{"a":{"__proto__":{"polluted":true}}}}'],
    ['`__proto__`', '{"prompt":"x","__proto__":{"stream":false}}'],
    ['`custom_components[0].props.__proto__`', '{"prompt":"x","custom_components":[{"props":{"__proto__":1}}]}'],
  ])('a `__proto__` key, at %s', (place, text) => {
    expect(refusalOf(JSON.parse(text)).message).toBe(`${place} is a key that no object may hold.`);
  });

  test.each([101, 5_000, 200_000])('objects nested %i levels deep', (levels) => {
    const body: unknown = JSON.parse(`{"prompt":"x","metadata":${nested(levels)}}`);
    expect(refusalOf(body).message).toMatch(
      /^`metadata(\.a){11}…` is nested too deep; at most 100 levels are allowed\.$/,
    );
  });

  test('arrays nested 200,000 levels deep', () => {
    const body: unknown = JSON.parse(`{"prompt":"x","data":{"rows":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`);
    expect(refusalOf(body).field).toMatch(/^data\.rows\[0\]/);
  });

  test('a number that overflows to Infinity, instead of turning it into null', () => {
    expect(refusalOf(JSON.parse('{"prompt":"x","data":{"price":1e999}}')).message).toBe(
      '`data.price` is a number too large for JSON readers.',
    );
  });

  test('hostile names in a message of bounded length', () => {
    const body = { prompt, data: { [`<script>\r\n${'k'.repeat(20_000)}`]: JSON.parse('{"__proto__":1}') as unknown } };
    const { message } = refusalOf(body);
    expect(message.length).toBeLessThan(200);
    expect(message).not.toMatch(/[\r\n]/);
  });
});
