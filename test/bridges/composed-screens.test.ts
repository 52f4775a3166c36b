import { HttpAgent } from '@ag-ui/client';
import { autoFixSpec, validateSpec as validatePeerSpec } from '@json-render/core';
import { type ComponentRenderProps, JSONUIProvider, Renderer } from '@json-render/react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { composedScreens } from '#test/browser/composed-screens.ts';
import { a2uiMessages } from '../../packages/client/src/a2ui.ts';
import { agUiEvents } from '../../packages/client/src/agui.ts';
import type { ComposeEvent, Spec } from '../../packages/client/src/types.ts';
import { comparable, contentOf, contentOfSpec, hostCatalog, newHost } from './a2ui-host.ts';
import { judgeComponents } from './a2ui-schema.ts';

const screens = await composedScreens();
const catalog = hostCatalog();
const faultsOf = judgeComponents();

/** The screen as the events of its stream. */
async function* eventsOf(spec: Spec): AsyncGenerator<ComposeEvent> {
  const told = { generation_id: 'gen_1', model: 'm' };
  yield { type: 'compose.started', ...told };
  const { elements, ...members } = spec;
  const values = [
    ...Object.entries({ ...members, elements: {} }).map(([name, value]) => [`/${name}`, value] as const),
    ...Object.entries(elements).map(([id, element]) => [`/elements/${id}`, element] as const),
  ];
  const operations = values.map(([path, value]) => ({ op: 'add', path, value }));
  for (const operation of operations) yield { type: 'op', ...operation } as ComposeEvent;
  const usage = { input_tokens: 1, output_tokens: 1 };
  yield { type: 'compose.completed', ...told, operation_count: operations.length, usage, validated: true };
}

/** The screens that a check does not accept, with its message. */
async function refusedBy(check: (spec: Spec) => unknown): Promise<unknown[]> {
  const verdicts = [];
  for (const { title, spec } of screens) {
    const fault = await (async () => check(structuredClone(spec) as unknown as Spec))().catch(String);
    if (fault !== undefined) verdicts.push([title, fault]);
  }
  return verdicts;
}

/** What differs, or nothing. */
function difference(actual: unknown, wanted: unknown): unknown {
  try {
    expect(actual).toEqual(wanted);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function StandIn({ element, children }: ComponentRenderProps): ReactElement {
  return createElement('div', { title: element.type }, children);
}

describe('150 composed screens', () => {
  test('are that many', () => expect(screens).toHaveLength(150));

  test('pass validateSpec of json-render, and autoFixSpec changes nothing', async () => {
    const refused = await refusedBy((spec) => {
      const { valid, issues } = validatePeerSpec(spec as never, { checkOrphans: true });
      if (!valid || issues.length > 0) return issues;
      return difference(autoFixSpec(spec as never).fixes, []);
    });
    expect(refused).toEqual([]);
  });

  test('are drawn by @json-render/react without an exception or a warning', async () => {
    const registry = Object.fromEntries(COMPONENTS.map(({ name }) => [name, StandIn]));
    const told = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const refused = await refusedBy((spec) => {
      const children = createElement(Renderer, { spec: spec as never, registry });
      const html = renderToStaticMarkup(
        createElement(JSONUIProvider, { registry, initialState: spec.state, children }),
      );
      return html.includes('title=') ? undefined : 'nothing is drawn';
    });
    expect(refused).toEqual([]);
    for (const spy of told) expect(spy).not.toHaveBeenCalled();
  });

  // The reference's strict gate counts the numbers of a chart, and skips a list that is read from the state as one.
  test('have charts whose lists are bound as one, or that hold their numbers', () => {
    const charts = screens.flatMap(({ title, spec }) =>
      Object.values(spec.elements).flatMap(({ type, props }) => {
        const list = CHART_LISTS[type]?.map((prop) => props[prop]).find((value) => value !== undefined);
        return list === undefined ? [] : [{ title, list }];
      }),
    );
    expect(charts.length).toBeGreaterThan(5);
    expect(charts.filter(({ list }) => !isCountable(list))).toEqual([]);
  });

  test('are the same by the official client of AG-UI', async () => {
    const refused = await refusedBy(async (spec) => {
      const agent = agentOf(spec);
      await agent.runAgent();
      return difference(agent.messages.at(-1)?.content, spec);
    });
    expect(refused).toEqual([]);
  });

  test('pass the validators of A2UI and come to the same content', async () => {
    const refused = await refusedBy((spec) => {
      const messages = a2uiMessages(spec, 's');
      const told = messages.flatMap((one) => ('updateComponents' in one ? one.updateComponents.components : []));
      const faults = told.flatMap(faultsOf);
      if (faults.length > 0) return faults;
      const host = newHost(catalog);
      host.take(messages);
      const content = contentOf(host.surface('s')!);
      // Templates are expressed differently.
      if (Object.values(spec.elements).some(({ repeat }) => repeat !== undefined)) return undefined;
      return difference(comparable(content), comparable(contentOfSpec(spec as never)));
    });
    expect(refused).toEqual([]);
  });
});

const CHART_LISTS: { readonly [type: string]: readonly string[] } = {
  ...Object.fromEntries(['LineChart', 'AreaChart', 'ScatterChart', 'RadarChart'].map((type) => [type, ['series']])),
  ...Object.fromEntries(
    ['DonutChart', 'PieChart', 'BarList', 'Treemap', 'RadialBar', 'Candlestick'].map((type) => [type, ['data']]),
  ),
  BarChart: ['series', 'data'],
  FunnelChart: ['stages'],
  Sparkline: ['points'],
  Heatmap: ['cells'],
};

/** Whether a chart's list is one binding, or each of its entries is one, has one for its numbers, or holds numbers. */
function isCountable(list: unknown): boolean {
  if (isBinding(list) || !Array.isArray(list)) return isBinding(list);
  return list.every((entry: { points?: unknown; values?: unknown; value?: unknown } | number[]) => {
    if (isBinding(entry)) return true;
    const numbers = Array.isArray(entry) ? entry : (entry.points ?? entry.values ?? entry.value);
    return isBinding(numbers) ? numbers !== Reflect.get(entry, 'value') : [numbers].flat().every(Number.isFinite);
  });
}

function isBinding(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value)[0]?.startsWith('$') === true
  );
}

/** The official client over an endpoint that sends this screen. */
function agentOf(spec: Spec): HttpAgent {
  const encoder = new TextEncoder();
  const stream = async function* (): AsyncGenerator<Uint8Array> {
    for await (const event of agUiEvents(eventsOf(spec), { threadId: 't', runId: 'r' })) {
      yield encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
    }
  };
  const headers = { 'content-type': 'text/event-stream' };
  return new HttpAgent({
    url: 'http://host.invalid/agent',
    fetch: () => Promise.resolve(new Response(ReadableStream.from(stream()), { headers })),
  });
}
