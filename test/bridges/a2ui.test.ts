import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ComponentContext, GenericBinder } from '@a2ui/web_core/v0_9';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { a2uiCatalog } from '#catalog/compiler/json-schema/a2ui-catalog.ts';
import { COMPONENTS } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { Refusal } from '#contract/refusal.ts';
import { writtenScreens } from '#evals/corruption/written-screens.ts';
import { startServices } from '#test/contract/start-services.ts';
import { add, completed, smallCard, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import {
  a2uiHandler,
  type A2uiMessage,
  a2uiMessages,
  a2uiStream,
  readA2uiLines,
  requestOfAction,
} from '../../packages/client/src/a2ui.ts';
import {
  type ComposeEvent,
  type CompositionError,
  createClient,
  type Operation,
  type Spec,
} from '../../packages/client/src/index.ts';
import { nodeListener } from '../../packages/client/src/node.ts';
import { comparable, contentOf, contentOfSpec, hostCatalog, newHost, type Surface } from './a2ui-host.ts';
import { judgeComponents } from './a2ui-schema.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { apiKey } = await services.admin.newCaller();
const client = createClient({ apiKey, baseUrl: services.url, maxRetries: 0 });
const listen = nodeListener(a2uiHandler({ apiKey, baseUrl: services.url, authorize: () => true }));
const page = createServer((request, response) => void listen(request, response));
await once(page.listen(0, '127.0.0.1'), 'listening');
const pageUrl = `http://127.0.0.1:${(page.address() as AddressInfo).port}/`;
afterAll(async () => {
  page.closeAllConnections();
  page.close();
  await services.close();
  await composer.close();
});
beforeEach(() => composer.play(smallCard));

const catalog = hostCatalog();
const faultsOf = judgeComponents();

/** What the host of the official core shows after these messages. */
function shown(messages: readonly A2uiMessage[], host = newHost(catalog)): Surface {
  host.take(messages);
  return host.surface('s')!;
}

/** The properties of a component as a host's renderer gets them. */
function bound(surface: Surface, id: string, path = '/'): { readonly [name: string]: unknown } {
  const { type } = surface.componentsModel.get(id)!;
  const { schema } = catalog.components.get(type)!;
  return new GenericBinder(new ComponentContext(surface, id, path), schema as never).snapshot as never;
}

const element = (type: string, props: object = {}, more: object = {}) => ({ type, props, children: [], ...more });
const specOf = (elements: object, state: object = {}, more: object = {}): Spec =>
  ({ state, root: Object.keys(elements)[0], elements, ...more }) as unknown as Spec;
const CARD = element('Card', { title: 'Hello' });
const OF_CARD = { elements: { root: { type: 'Card', title: 'Hello' } } };

describe('the published catalog', () => {
  test('is written fresh; else `npm run gen` writes it', () => {
    const file = readFileSync('services/gateway/discovery/a2ui-catalog.gen.json', 'utf8');
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(a2uiCatalog())));
  });

  test('is served, cached by its content', async () => {
    const response = await fetch(`${services.url}/v1/catalog/a2ui`);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(a2uiCatalog())));
    const headers = { 'if-none-match': response.headers.get('etag')! };
    expect((await fetch(`${services.url}/v1/catalog/a2ui`, { headers })).status).toBe(304);
  });

  test('has every component in the official core', () => {
    const names = COMPONENTS.map(({ name }) => name);
    expect([...catalog.components.keys()].sort()).toEqual([...names, 'Fragment'].sort());
  });

  test('refuses what is none of ours', () => {
    expect(faultsOf({ id: 'a', component: 'Button', label: 'Go' })).toEqual([]);
    expect(faultsOf({ id: 'a', component: 'Button', label: { path: '/label' } })).toEqual([]);
    for (const wrong of [{ labl: 'Go' }, { label: 7 }, { label: 'Go', variant: 'loud' }, { label: 'Go', onSort: {} }]) {
      expect(faultsOf({ id: 'a', component: 'Button', ...wrong })).not.toEqual([]);
    }
  });
});

const examples = COMPONENTS.map(({ name }): [string, Spec] => [name, exampleSpec(name) as Spec]);
const written = writtenScreens().map(({ name, spec }): [string, Spec] => [name, spec as Spec]);

describe('a spec', () => {
  test.each(examples)('of %s passes both validators and keeps its content', (_, spec) => {
    const messages = a2uiMessages(spec, 's');
    const components = messages.flatMap((one) => ('updateComponents' in one ? one.updateComponents.components : []));
    expect(components.flatMap(faultsOf)).toEqual([]);
    expect(withoutTemplates(comparable(contentOf(shown(messages))))).toEqual(
      withoutTemplates(comparable(contentOfSpec(spec as never))),
    );
  });

  test('resolves bindings wherever they stand, and literals that look like them', () => {
    const data = [{ label: { $state: '/name' }, value: 1 }];
    const spec = specOf({ a: element('BarChart', { data }) }, { name: 'Ann' });
    expect(bound(shown(a2uiMessages(spec, 's')), 'root')['data']).toEqual([{ label: 'Ann', value: 1 }]);
    const literal = specOf(
      { a: element('BarChart', { data: [{ label: 'x', value: 1, path: '/name' }] }) },
      { name: 'Ann' },
    );
    expect(bound(shown(a2uiMessages(literal, 's')), 'root')['data']).toEqual([{ label: 'x', value: 1, path: '/name' }]);
  });

  test('repeats its children over a list, several of them in a fragment', () => {
    const repeat = { statePath: '/rows' };
    const text = element('Text', { text: { $bindItem: 'name' } });
    const one = specOf({ a: element('Stack', {}, { children: ['t'], repeat }), t: text }, { rows: [{ name: 'Ann' }] });
    const surface = shown(a2uiMessages(one, 's'));
    expect(bound(surface, 'root')['children']).toEqual([{ id: 't', basePath: '/rows/0' }]);
    expect(bound(surface, 't', '/rows/0')['text']).toBe('Ann');
    const two = specOf({ a: element('Stack', {}, { children: ['t', 'u'], repeat }), t: text, u: text }, { rows: [1] });
    const fragment = shown(a2uiMessages(two, 's'));
    expect(bound(fragment, 'root')['children']).toEqual([{ id: 'root.row', basePath: '/rows/0' }]);
    expect(bound(fragment, 'root.row')['children']).toEqual(['t', 'u']);
  });

  test.each([
    [{ $state: '/n' }, true],
    [{ $state: '/n', not: true }, false],
    [{ $state: '/n', eq: 2 }, true],
    [{ $state: '/n', neq: 2 }, false],
    [{ $state: '/n', gt: 1 }, true],
    [{ $state: '/n', lte: { $state: '/one' } }, false],
    [{ $state: '/none', eq: null }, true],
    [[{ $state: '/n' }, { $state: '/one', eq: 2 }], false],
    [{ $or: [{ $state: '/n', eq: 9 }, { $and: [true, { $state: '/one' }] }] }, true],
    [false, false],
    ['nonsense', false],
  ])('shows by its condition: %j is %j', (visible, isVisible) => {
    const spec = specOf({ a: element('Text', { text: 'x' }, { visible }) }, { n: 2, one: 1, none: null });
    expect(bound(shown(a2uiMessages(spec, 's')), 'root')['visible']).toBe(isVisible);
  });

  test("changes its state through the host's functions, and reports actions with their params", () => {
    const fires = (action: string, params: object, more: object = {}) =>
      element('Button', { label: 'Go' }, { on: { commit: { action, params, ...more } } });
    const spec = specOf(
      {
        a: element('Stack', {}, { children: ['set', 'push', 'drop', 'send'] }),
        set: fires('setState', { statePath: '/step', value: 1 }),
        push: fires('pushState', { statePath: '/rows', value: { $state: '/name' }, clearStatePath: '/name' }),
        drop: fires('removeState', { statePath: '/rows', index: 0 }),
        send: fires('save', { who: { $state: '/name' }, of: { a: 1 } }, { confirm: { title: 'Sure?' } }),
        inert: fires('nothing', {}),
      },
      { step: 0, rows: ['a'], name: 'Ann' },
      { actions: { nothing: { kind: false } } },
    );
    const host = newHost(catalog);
    const surface = shown(a2uiMessages(spec, 's'), host);
    const press = (id: string) => (bound(surface, id)['onCommit'] as () => void)();
    press('send');
    expect(host.actions).toMatchObject([
      { name: 'save', sourceComponentId: 'send', context: { who: 'Ann', of: { a: 1 } } },
    ]);
    expect(bound(surface, 'send')['confirm']).toEqual({ commit: { title: 'Sure?' } });
    for (const id of ['set', 'push', 'drop']) press(id);
    expect(surface.dataModel.get('/')).toEqual({ step: 1, rows: ['Ann'], name: '' });
    expect(bound(surface, 'inert')).not.toHaveProperty('onCommit');
    expect(requestOfAction(host.actions[0] as never, { spec, state: { name: 'Ann' } })).toMatchObject({
      mode: 'continue_journey',
      action_context: { action: 'save', params: { who: 'Ann' }, element_id: 'send', state: { name: 'Ann' } },
    });
  });

  test('has its top element called root, whatever it and others are called here', () => {
    const spec = specOf({ top: element('Stack', {}, { children: ['root'] }), root: CARD });
    const { elements } = contentOf(shown(a2uiMessages(spec, 's')));
    expect(elements).toEqual({
      root: { type: 'Stack', children: ['root.element'] },
      'root.element': OF_CARD.elements.root,
    });
  });
});

describe('a stream', () => {
  const play = async (operations: readonly Operation[], base: Spec | undefined, host = newHost(catalog)) => {
    const events = async function* (): AsyncGenerator<ComposeEvent> {
      yield { type: 'compose.started', generation_id: 'g', model: 'm' };
      for (const operation of operations) yield { type: 'op', ...operation };
    };
    const surface = { surfaceId: 's', isShown: base !== undefined, ...(base && { priorSpec: base }) };
    for await (const message of a2uiStream(events(), surface)) host.take([message]);
    return host.surface('s')!;
  };

  test.each(written)('is valid at every message and comes to the same surface: %s', async (_, spec) => {
    const put = (path: string, value: unknown): Operation => ({ op: 'add', path, value: value as never });
    const operations = [
      put('/state', {}),
      ...Object.entries(spec.state).map(([key, value]) =>
        put(`/state/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, value),
      ),
      put('/root', spec.root),
      put('/elements', {}),
      ...Object.entries(spec.elements).map(([id, one]) => put(`/elements/${id}`, one)),
      put('/actions', spec.actions ?? {}),
    ];
    expect(contentOf(await play(operations, undefined))).toEqual(contentOf(shown(a2uiMessages(spec, 's'))));
  });

  test('of an edit changes the surface that is there, and no more of it', async () => {
    const before = specOf({ card: CARD }, { rows: ['b'], kept: 1 });
    const host = newHost(catalog);
    host.take(a2uiMessages(before, 's'));
    const kept = host.surface('s')!.componentsModel.get('root');
    const operations: Operation[] = [
      { op: 'add', path: '/state/rows/0', value: 'a' },
      { op: 'remove', path: '/state/kept' },
      { op: 'replace', path: '/elements/card/props/title', value: 'Changed' },
    ];
    const surface = await play(operations, before, host);
    expect(contentOf(surface)).toEqual({
      state: { rows: ['a', 'b'] },
      elements: { root: { type: 'Card', title: 'Changed' } },
    });
    expect(surface.componentsModel.get('root')).toBe(kept);
  });
});

describe('a composition over the gateway', () => {
  const drawOn = async (host: ReturnType<typeof newHost>, request: object): Promise<string | undefined> => {
    const response = await fetch(pageUrl, { method: 'POST', body: JSON.stringify(request) });
    try {
      for await (const message of readA2uiLines(response)) host.take([message]);
      return undefined;
    } catch (error) {
      return (error as CompositionError).message;
    }
  };

  test('is drawn by the page, edited there, and taken back where it fails', async () => {
    const host = newHost(catalog);
    expect(await drawOn(host, { surfaceId: 's', prompt: 'a card' })).toBeUndefined();
    expect(contentOf(host.surface('s')!)).toMatchObject(OF_CARD);
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/elements/card/props/title', 'Changed');
      if (request.prompt === 'fail') throw new Refusal('COMPOSITION_FAILED');
      yield completed(request);
    });
    const edit = { surfaceId: 's', isShown: true, mode: 'edit', prior_spec: specOf({ card: CARD }) };
    expect(await drawOn(host, { ...edit, prompt: 'change it' })).toBeUndefined();
    expect(contentOf(host.surface('s')!)).toMatchObject({ elements: { root: { title: 'Changed' } } });
    expect(await drawOn(host, { ...edit, prompt: 'fail' })).toMatch(/composed/);
    expect(contentOf(host.surface('s')!)).toMatchObject(OF_CARD);
    expect(await drawOn(host, { surfaceId: 'new', prompt: 'fail' })).toBeDefined();
    expect(host.surface('new')).toBeUndefined();
  });

  test('is held by the host of the example', async () => {
    vi.stubEnv('UIC_API_KEY', apiKey).stubEnv('UIC_URL', services.url).stubEnv('PORT', '0');
    const print = vi.spyOn(console, 'log').mockReturnValue();
    await import(fileURLToPath(new URL('../../examples/a2ui/main.ts', import.meta.url)));
    expect(print.mock.calls.map(([line]) => String(line))).toEqual([
      'createSurface',
      'updateDataModel',
      'updateComponents',
      '{}',
      'Card {"title":"Hello"}',
    ]);
  });

  test('starts again on a new surface at a restart', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/root', 'lost');
      yield add('/elements', { lost: CARD, other: CARD });
      yield { $case: 'restarted', value: { model: 'scripted-2', reasonCode: 'validation_failed' } };
      for await (const event of smallCard(request)) if (event.$case !== 'started') yield event;
    });
    const host = newHost(catalog);
    for await (const message of a2uiStream(client.compose({ prompt: 'again' }), { surfaceId: 's' }))
      host.take([message]);
    expect(contentOf(host.surface('s')!)).toEqual({ state: {}, ...OF_CARD });
  });

  test('that is refused keeps the sentence, and names the field', async () => {
    const host = newHost(catalog);
    expect(await drawOn(host, { prompt: 'a card' })).toMatch(/^surfaceId: /);
    expect(await drawOn(host, { surfaceId: 's', isShown: 1, prompt: 'a card' })).toMatch(/^isShown: /);
    expect(await drawOn(host, { surfaceId: 's', prompt: '' })).toMatch(/`prompt`/);
    expect(host.surface('s')).toBeUndefined();
  });
});

// Templates are expressed differently; another test covers them.
function withoutTemplates({ state, elements }: ReturnType<typeof contentOf>): unknown {
  const plain = Object.entries(elements).flatMap(([id, one]) => {
    if (id.endsWith('.row')) return [];
    return [
      [
        id,
        Array.isArray(one['children']) ? { ...one, children: 'list' } : { ...one, children: one['children'] && 'list' },
      ],
    ];
  });
  return { state, elements: Object.fromEntries(plain) as object };
}
