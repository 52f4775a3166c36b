import { type ComponentRenderProps, JSONUIProvider, Renderer } from '@json-render/react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { goodScreens } from '#evals/corruption/good-specs.ts';

/** Stands in for every component: shows its type, its resolved props and its children. */
function StandIn({ element, children }: ComponentRenderProps): ReactElement {
  return createElement('div', { 'data-type': element.type, title: JSON.stringify(element.props) }, children);
}

const registry = Object.fromEntries(COMPONENTS.map(({ name }) => [name, StandIn]));

describe('The json-render React renderer', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn');
  });
  afterEach(() => vi.restoreAllMocks());

  test.each(goodScreens())('renders $name on the server without error or warning', ({ spec }) => {
    const html = renderToStaticMarkup(
      createElement(JSONUIProvider, {
        registry,
        initialState: spec.state,
        children: createElement(Renderer, { spec: spec as never, registry }),
      }),
    );
    const shown = html.match(/data-type=/g)?.length ?? 0;
    const elements = Object.values(spec.elements);
    const isPlain = elements.every(({ visible, repeat }) => visible === undefined && repeat === undefined);
    if (isPlain) expect(shown).toBe(elements.length);
    else expect(shown).toBeGreaterThan(1);
    expect(html).not.toMatch(/\$(?:state|bindState|bindItem)/);
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('shows one template for each item of a repeated list, with the fields of that item', () => {
    const [team] = goodScreens().filter(({ name }) => name === 'team');
    const html = renderToStaticMarkup(
      createElement(JSONUIProvider, {
        registry,
        initialState: team!.spec.state,
        children: createElement(Renderer, { spec: team!.spec as never, registry }),
      }),
    );
    expect(html.match(/data-type="Card"/g)).toHaveLength(2);
    expect(html).toContain('Mara Okafor');
    expect(html).toContain('Tom Hale');
  });
});
