import { JSONUIProvider, Renderer, useStateStore } from '@json-render/react';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Composition, type DraftSpec } from '../../src/index.ts';
import type { Outcome, Step } from './outcome.ts';
import { ours, theirs } from './plain.tsx';

type Spec = DraftSpec & { state?: Record<string, unknown> };
type Hear = { action: (name: string, params: unknown) => void; state: (state: unknown) => void };

/** The components that both renderers are given: the 36 names of json-render's own set. */
const NAMES = `Card Stack Grid Separator Tabs Accordion Collapsible Dialog Drawer Carousel Table Heading Text Image
  Avatar Badge Alert Progress Skeleton Spinner Tooltip Popover Input Textarea Select Checkbox Radio Switch Slider
  Button Link DropdownMenu Toggle ToggleGroup ButtonGroup Pagination`.split(/\s+/);

// Composed screens use other names, too.
function registry<T>(spec: Spec, draw: (type: string) => T): Record<string, T> {
  const types = Object.values(spec.elements ?? {}).map((element: { type: unknown }) => String(element.type));
  return Object.fromEntries([...NAMES, ...types].map((type) => [type, draw(type)]));
}

const RENDERERS: Record<string, (spec: Spec, actions: readonly string[], hear: Hear) => ReactNode> = {
  ours: (spec, _, hear) => (
    <Composition
      spec={spec}
      components={registry(spec, ours)}
      onAction={({ name, params }) => hear.action(name, params)}
      onStateChange={hear.state}
    />
  ),
  theirs: (spec, actions, hear) => (
    <JSONUIProvider
      registry={registry(spec, theirs)}
      initialState={spec.state ?? {}}
      handlers={Object.fromEntries(
        actions.map((name) => [name, (params: unknown) => hear.action(name, params)] as const),
      )}
    >
      <Renderer spec={spec as never} registry={registry(spec, theirs)} />
      <StateOf hear={hear} />
    </JSONUIProvider>
  ),
};

function StateOf({ hear }: { hear: Hear }) {
  const { state } = useStateStore();
  useEffect(() => hear.state(state), [hear, state]);
  return null;
}

/** Draws a spec with one of the renderers, does what the user does, and returns the outcome. */
async function outcome(renderer: string, spec: Spec, steps: readonly Step[]): Promise<Outcome> {
  const place = document.createElement('div');
  document.querySelector('#screen')?.replaceChildren(place);
  const root = createRoot(place, { onUncaughtError: () => undefined, onCaughtError: () => undefined });
  const came: Outcome = { page: '', state: spec.state ?? {}, actions: [] };
  const hear: Hear = {
    action: (name, params) => came.actions.push([name, params ?? {}]),
    state: (state) => {
      came.state = state;
    },
  };
  root.render(RENDERERS[renderer]?.(spec, actionNames(spec), hear));
  await rest();
  for (const step of steps) {
    take(place, step);
    await rest();
  }
  const drawn = [...place.querySelectorAll('[data-type]')].filter(
    (part) => part.parentElement?.closest('[data-type]') === null,
  );
  came.page = drawn.map(told).join('');
  root.unmount();
  return structuredClone(came);
}

function take(place: Element, step: Step): void {
  if ('press' in step) place.querySelectorAll('button')[step.press]?.click();
  else if ('tick' in step) place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[step.tick]?.click();
  else {
    const input = place.querySelectorAll<HTMLInputElement>('input:not([type])')[step.into];
    // Past React's own property, as typing goes.
    Reflect.set(HTMLInputElement.prototype, 'value', step.type, input);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

// Types, props, what stands in the fields, and what is below.
function told(part: Element): string {
  const own = [...part.children].map((child) => {
    if (child instanceof HTMLInputElement) return child.type === 'checkbox' ? `[${child.checked}]` : `[${child.value}]`;
    if (child.tagName === 'CODE') return child.textContent;
    return child.matches('[data-type]') ? told(child) : '';
  });
  return `<${part.getAttribute('data-type')} ${own.join('')}>`;
}

function actionNames(spec: Spec): string[] {
  return [...JSON.stringify(spec).matchAll(/"action":"(\w+)"/g)].map(([, name = '']) => name);
}

const rest = async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

Object.assign(window, { outcome });
