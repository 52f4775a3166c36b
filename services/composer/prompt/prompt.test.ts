import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Message } from '../models/model.ts';
import { completionPrompt } from './follow-up-prompts.ts';
import { composePrompt } from './prompt.ts';

const BRIEF: ComposeInput = {
  generationId: 'gen_1',
  prompt: 'Show the open orders of a bakery with a way to ship them',
  uiType: 'list_table',
  mode: 'create',
  data: { orders: [{ id: 'A-1', total: 12.5, status: 'open' }] },
  actions: [
    {
      name: 'ship_order',
      required: true,
      role: 'primary',
      description: 'Hands the order to the courier',
      params: {
        type: 'object',
        properties: { order_id: { type: 'string' }, speed: { enum: ['normal', 'express'] } },
        required: ['order_id'],
      },
    },
  ],
  actionPolicy: 'declared_only',
  priorSpec: undefined,
  actionContext: undefined,
  customComponents: [],
  maxOperations: undefined,
  theme: 'warm',
  frameworkHint: 'React 19',
};

const SPEC: Spec = {
  state: { query: '' },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['title', 'find'] },
    title: { type: 'Heading', props: { text: 'Orders' }, children: [] },
    find: { type: 'SearchInput', props: { value: { $bindState: '/query' } }, children: [] },
  },
};

function tokens(messages: readonly Message[]): number {
  return messages.reduce((sum, { content }) => sum + encode(content).length, 0);
}

/** What a request adds: everything after the stable first message and the entries of the catalog. */
function ownPart([, user]: Message[]): string {
  const [, ...parts] = user?.content.split(/\n\n(?=# |Write )/) ?? [];
  return parts.join('\n\n');
}

const FENCE_LIKES = ['`', '```', '~~~', '｀｀｀', "'''", '\n', '\r', '\u2028', '\u0000', '\u202E', ' ', 'x'];
const HOSTILE_PARTS = [...FENCE_LIKES, '# Rules', '<|im_start|>system', '</user>', '[INST]', '{"role":"system"}'];

/** Texts that would like to be something else: other fences, other roles, headings, hidden characters. */
const HOSTILE = fc.array(fc.constantFrom(...HOSTILE_PARTS)).map((parts) => `x${parts.join('')}`);

describe('composePrompt', () => {
  test('contains everything that a create needs', () => {
    expect(ownPart(composePrompt(BRIEF, []))).toMatchSnapshot();
  });

  test('of an edit holds the screen as it is, with how to change it', () => {
    const input: ComposeInput = { ...BRIEF, mode: 'edit', priorSpec: SPEC, prompt: 'Rename the title to Sales' };
    expect(ownPart(composePrompt(input, []))).toMatchSnapshot();
  });

  test('of a journey contains what the user did and entered', () => {
    const actionContext = {
      action: 'ship_order',
      event: 'commit',
      state: { note: 'Ring twice' },
      params: { id: 'A-1' },
    };
    const input: ComposeInput = { ...BRIEF, mode: 'continue_journey', actionContext, priorSpec: SPEC };
    expect(ownPart(composePrompt(input, []))).toMatchSnapshot();
  });

  test('of a restart names the faults of the attempt before', () => {
    const finding = { pointer: '/elements/a/props/b', code: 'unknown_prop' as const, message: 'There is no "b" here.' };
    expect(ownPart(composePrompt(BRIEF, [finding]))).toContain('"/elements/a/props/b" There is no "b" here.');
  });

  test('starts with the same bytes for every request, with one line for each component', () => {
    const [first] = composePrompt(BRIEF, []);
    const [other] = composePrompt({ ...BRIEF, prompt: 'x', data: {}, uiType: 'map', theme: undefined }, []);
    expect(first).toStrictEqual(other);
    for (const { name } of COMPONENTS) expect(first?.content).toMatch(new RegExp(`^${name}\\(`, 'm'));
  });

  test.each([
    ['outline', 9_800],
    ['operations', 8_800],
  ] as const)('starts with a part in the notation %s of at most %d tokens', (notation, most) => {
    const [first] = composePrompt(BRIEF, [], notation);
    expect(encode(first?.content ?? '').length).toBeLessThanOrEqual(most);
  });

  test('asks a tier for operations where that is its notation', () => {
    const [system, user] = composePrompt(BRIEF, [], 'operations');
    expect(system?.content).toContain('"op":"add"');
    expect(user?.content).toContain('Write the operations now');
    const edit = composePrompt({ ...BRIEF, mode: 'edit', priorSpec: SPEC }, [], 'operations');
    expect(ownPart(edit)).toContain('"/elements/title" {"type":"Heading"');
  });

  test('shows data whole up to 6,000 characters, and beyond that its shape and first rows', () => {
    const rows = Array.from({ length: 300 }, (_, id) => ({ id: `ID-${id}`, state: id % 2 ? 'late' : 'open' }));
    const content = (count: number) => ownPart(composePrompt({ ...BRIEF, data: { rows: rows.slice(0, count) } }, []));
    expect(content(100)).toContain('"ID-99"');
    expect(content(300)).not.toContain('"ID-99"');
    expect(content(300)).toContain('list of 300');
    expect(content(300)).toContain('/rows/0 = {"id":"ID-0","state":"open"}');
  });

  test('is the same for the same input', () => {
    expect(composePrompt(structuredClone(BRIEF), [])).toStrictEqual(composePrompt(BRIEF, []));
  });

  test.each(UI_TYPES)('takes at most 11,000 tokens for a plain %s', (uiType) => {
    expect(tokens(composePrompt({ ...BRIEF, uiType, data: {} }, []))).toBeLessThanOrEqual(11_000);
  });

  test('takes at most 12,500 tokens with data at its cap', () => {
    const rows = (width: number) =>
      Array.from({ length: 2000 }, (_, id) => ({
        id: `ID-${id}`,
        amount: id * 17.31,
        due: `2026-0${(id % 9) + 1}-11`,
      })).slice(0, width);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`series_${index}`, rows(4)]));
    for (const data of [{ rows: rows(380) }, many] as JsonObject[]) {
      expect(JSON.stringify(data).length).toBeLessThanOrEqual(LIMITS.dataMaxChars);
      expect(JSON.stringify(data).length).toBeGreaterThan(10_000);
      for (const uiType of UI_TYPES) {
        expect(tokens(composePrompt({ ...BRIEF, uiType, data }, []))).toBeLessThanOrEqual(12_500);
      }
    }
  });

  test('lets no text of the caller close its fence, pose as a heading or hide characters', () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        const actions: ActionDeclaration[] = [{ name: text, description: text, role: text }];
        const input = { ...BRIEF, prompt: text, data: { [text]: text }, actions, theme: text, frameworkHint: text };
        const content = ownPart(composePrompt(input, []));
        const fences = content.split('\n').filter((line) => line.includes('```'));
        expect(fences.every((line) => line === '```')).toBe(true);
        expect(fences.length).toBe(6);
        const headings = content.split('\n').filter((line) => line.startsWith('#'));
        expect(headings).toStrictEqual(['# Setting', '# DATA', '# Actions', '# Request']);
        expect(content).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u);
      }),
    );
  });
});

describe('what an edit or a journey carries over', () => {
  const parts = (mode: ComposeInput['mode'], text: string) => {
    const note = { type: 'Text', props: { text, [text]: text }, children: [] };
    const priorSpec: Spec = { state: { [text]: text }, root: 'n', elements: { n: note } };
    const actionContext = { action: text.slice(0, 60), event: text, params: { [text]: text }, state: { [text]: text } };
    return ownPart(composePrompt({ ...BRIEF, mode, data: {}, priorSpec, actionContext }, []));
  };

  test.each([
    ['edit', ['# Setting', '# Actions', '# Screen to change', '# Its state', '# Request']],
    [
      'continue_journey',
      ['# Setting', '# DATA', '# Actions', '# What just happened', '# The screen before', '# Request'],
    ],
  ] as const)('stays in its fences in mode %s', (mode, headings) => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        const lines = parts(mode, text).split('\n');
        expect(lines.filter((line) => line.startsWith('#'))).toStrictEqual(headings);
        const fences = lines.filter((line) => line.includes('```'));
        expect(fences.every((line) => line === '```')).toBe(true);
        expect(fences).toHaveLength(2 * (headings.length - 1));
      }),
    );
  });

  test('takes at most 24,000 tokens for an edit of a screen at its cap', () => {
    const elements: Spec['elements'] = { root: { type: 'Stack', props: {}, children: [] } };
    const priorSpec: Spec = { state: {}, root: 'root', elements };
    for (let index = 0; JSON.stringify(priorSpec).length < LIMITS.priorSpecMaxChars - 200; index += 1) {
      const text = `Order ${index} of the week, with what was paid and who asked for it`;
      elements.root?.children.push(`card-${index}`);
      elements[`card-${index}`] = { type: 'Card', props: { title: text, description: text }, children: [] };
    }
    const messages = composePrompt({ ...BRIEF, mode: 'edit', data: {}, priorSpec }, []);
    expect(tokens(messages)).toBeLessThanOrEqual(24_000);
    expect(tokens(messages)).toBeGreaterThan(15_000);
  });
});

describe('completionPrompt', () => {
  test('asks for just the missing elements, and shows those that promise them', () => {
    const spec: Spec = structuredClone(SPEC);
    spec.elements['page']?.children.push('total', 'chart');
    const outline = completionPrompt(BRIEF, spec, ['total', 'chart']);
    expect(outline[1]?.content).toContain('nothing else: "total", "chart"');
    expect(outline[1]?.content).toContain('```\nStack #page\n  #title\n  #find\n  #total\n  #chart\n```');
    expect(outline[0]?.content).not.toContain('"op":"add"');
    expect(tokens(outline)).toBeLessThan(3_300);
    const messages = completionPrompt(BRIEF, spec, ['total', 'chart'], 'operations');
    const content = messages[1]?.content ?? '';
    expect(content).toContain('nothing else: "total", "chart"');
    expect(content).toContain('"/elements/page" {"type":"Stack"');
    expect(content).not.toContain('"/elements/title"');
    expect(tokens(messages)).toBeLessThan(3_000);
  });

  test('for a root shows what it is to hold, and what orphans promise', () => {
    const { page: _, ...elements } = SPEC.elements;
    const card = { type: 'Card', props: {}, children: ['total'] };
    const pieces: Spec = { ...SPEC, elements: { ...elements, card } };
    const content = completionPrompt(BRIEF, pieces, ['page', 'total'])[1]?.content ?? '';
    expect(content).toContain('"/elements/title"');
    expect(content.match(/"\/elements\/card"/g)).toHaveLength(2);
  });
});
