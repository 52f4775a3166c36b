import type { ChangeEvent, ComponentType, ReactNode } from 'react';
import { useBoundProp, type ComponentRenderProps } from '@json-render/react';
import type { HostDrawn } from '../../src/index.ts';

/** What a plain component is given, whichever renderer draws it. */
type Plain = {
  props: Record<string, unknown>;
  children?: ReactNode;
  write: (prop: string, value: unknown) => void;
  press: () => void;
};

/** How often a component was drawn since the count was set to 0. */
export const drawnTimes = { count: 0 };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

// Plain components in the manner of shadcn's, for every type of the bench screen.
const PLAIN: Record<string, (plain: Plain) => ReactNode> = {
  Stack: ({ children }) => <div className="flex flex-col gap-4">{children}</div>,
  Card: ({ props, children }) => (
    <div className="rounded-lg border p-4">
      <h3>{text(props['title'])}</h3>
      <p>{text(props['description'])}</p>
      {children}
    </div>
  ),
  Heading: ({ props }) => <h2>{text(props['text'])}</h2>,
  Text: ({ props }) => <p>{text(props['text'])}</p>,
  Badge: ({ props }) => <span className="badge">{text(props['text'])}</span>,
  Stat: ({ props }) => (
    <div>
      <span>{text(props['label'])}</span>
      <strong>{text(props['value'])}</strong>
    </div>
  ),
  Input: ({ props, write }) => (
    <label>
      {text(props['label'])}
      <input value={text(props['value'])} onChange={({ target }) => write('value', target.value)} />
    </label>
  ),
  Select: ({ props, write }) => (
    <label>
      {text(props['label'])}
      <select
        value={text(props['value'])}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => write('value', target.value)}
      >
        {(props['options'] as { label: string; value: string }[]).map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  ),
  Switch: ({ props, write }) => (
    <label>
      {text(props['label'])}
      <input
        type="checkbox"
        checked={props['checked'] === true}
        onChange={({ target }) => write('checked', target.checked)}
      />
    </label>
  ),
  Button: ({ props, press }) => (
    <button type="button" onClick={press}>
      {text(props['label'])}
    </button>
  ),
};

/** The plain components for our renderer. */
export const FOR_OURS = mapped(
  (draw): ComponentType<HostDrawn> =>
    function Ours({ props, children, write, fire }) {
      drawnTimes.count += 1;
      return draw({ props, children, write, press: () => fire('commit') });
    },
);

/** The same for json-render's. */
export const FOR_JSON_RENDER = mapped(
  (draw): ComponentType<ComponentRenderProps> =>
    function Theirs({ element, children, bindings = {}, emit }) {
      drawnTimes.count += 1;
      const [bound] = Object.keys(bindings);
      const [, setValue] = useBoundProp(undefined, bound === undefined ? undefined : bindings[bound]);
      return draw({
        props: element.props,
        children,
        write: (_, value) => setValue(value),
        press: () => emit('commit'),
      });
    },
);

function mapped<T>(make: (draw: (plain: Plain) => ReactNode) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(PLAIN).map(([type, draw]) => [type, make(draw)]));
}
