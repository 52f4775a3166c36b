import type { ReactNode } from 'react';
import { useStateStore, type ComponentRenderProps } from '@json-render/react';
import type { ComponentType } from 'react';
import type { HostDrawn } from '../../src/index.ts';

/** Draws what it is given, word for word: the props, a text box or tick box where one is bound, a button for events. */
function Plain({
  type,
  props,
  children,
  isBound,
  write,
  fire,
}: {
  type: string;
  props: Readonly<Record<string, unknown>>;
  children: ReactNode;
  isBound: (prop: string) => boolean;
  write: (prop: string, value: unknown) => void;
  fire: (verb: string) => void;
}) {
  return (
    <div data-type={type}>
      <code>{JSON.stringify(Object.fromEntries(Object.entries(props).toSorted(([a], [b]) => (a < b ? -1 : 1))))}</code>
      {isBound('value') && (
        <input value={shown(props['value'])} onChange={({ target }) => write('value', target.value)} />
      )}
      {isBound('checked') && (
        <input
          type="checkbox"
          checked={props['checked'] === true}
          onChange={({ target }) => write('checked', target.checked)}
        />
      )}
      {type === 'Button' && <button onClick={() => fire('commit')}>press</button>}
      {children}
    </div>
  );
}

/** For our renderer, which takes components of the host. */
export const ours = (type: string): ComponentType<HostDrawn> =>
  function Ours({ props, children, isBound, write, fire }) {
    return <Plain type={type} {...{ props, children, isBound, write }} fire={(verb) => fire(verb)} />;
  };

/** For json-render's. */
export const theirs = (type: string): ComponentType<ComponentRenderProps> =>
  function Theirs({ element, children, bindings = {}, emit }) {
    const { set } = useStateStore();
    const isBound = (prop: string) => bindings[prop] !== undefined;
    const write = (prop: string, value: unknown) => set(bindings[prop] ?? '', value);
    return <Plain type={type} props={element.props} {...{ children, isBound, write }} fire={emit} />;
  };

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
