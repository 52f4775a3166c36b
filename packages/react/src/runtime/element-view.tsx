import {
  Fragment,
  memo,
  useCallback,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { REGISTRY } from '../generated/registry.ts';
import { SHAPES } from '../generated/shapes.ts';
import { BoundElementContext } from '../parts/fields/form-context.ts';
import { Placeholder } from './placeholder.tsx';
import { asOffered } from './as-offered.ts';
import { isShown } from './condition.ts';
import type { ChildElement, HostDrawn } from './drawn.ts';
import type { Element } from './element.ts';
import { ElementBoundary } from './element-boundary.tsx';
import { withFacts } from './facts.ts';
import { pointersIn, resolve, writePointer } from './expression.ts';
import { useReads } from './reads.ts';
import { useRuntime, type Runtime } from './runtime.ts';
import { domId, type Scope } from './scope.ts';
import { useChildScopes } from './repeat.ts';
import { propsByShape } from './shape.ts';
import { localShape } from '../words/local-shape.ts';
import { UnknownComponent } from './unknown-component.tsx';

type ElementViewProps = { id: string; scope: Scope | undefined };

/** Draws one element and what is below it. It subscribes to its own element and to the state that it reads, nothing else. */
export const ElementView = memo(function ElementView({ id, scope }: ElementViewProps): ReactNode {
  const runtime = useRuntime();
  const element = useElement(runtime, id);
  // Its turn comes within a few frames: too soon for anything to be seen in its place.
  if (runtime.elements.isHeldBack(id)) return <span hidden data-ui-placeholder="" />;
  if (element === undefined) return runtime.elements.isLoading() ? <Placeholder /> : null;
  return <PresentElement id={id} scope={scope} element={element} />;
});

function useElement(runtime: Runtime, id: string): Element | undefined {
  const { elements } = runtime;
  const subscribe = useCallback((listener: () => void) => elements.subscribe(id, listener), [elements, id]);
  const version = useCallback(() => elements.version(id), [elements, id]);
  useSyncExternalStore(subscribe, version, version);
  return elements.element(id);
}

function PresentElement({ id, scope, element }: ElementViewProps & { element: Element }): ReactNode {
  const runtime = useRuntime();
  const pointers = useMemo(() => [...pointersIn([element.props, element.visible], scope)], [element, scope]);
  const values = useReads(pointers);
  const read = runtime.state.read;
  if (!isShown(element.visible, read, scope)) return null;
  const drawn = (
    <ElementBoundary id={id} resetKey={element} values={values} report={runtime.report}>
      <DrawnElement id={id} scope={scope} element={element} values={values} />
    </ElementBoundary>
  );
  const { inspect } = runtime;
  return inspect === undefined ? drawn : <Fragment ref={(place) => inspect(id, place)}>{drawn}</Fragment>;
}

function DrawnElement({
  id,
  scope,
  element,
  values,
}: ElementViewProps & { element: Element; values: readonly unknown[] }) {
  const runtime = useRuntime();
  const { type } = element;
  const definition = Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined;
  const shape = definition === undefined ? undefined : localShape(definition, runtime.words);
  const hostComponent = Object.hasOwn(runtime.components, type) ? runtime.components[type] : undefined;
  const Component = (hostComponent ??
    (Object.hasOwn(REGISTRY, type) ? REGISTRY[type as keyof typeof REGISTRY] : undefined)) as
    | ComponentType<HostDrawn>
    | undefined;
  const props = useMemo(() => {
    const resolved = resolve(element.props, runtime.state.read, scope) as Record<string, unknown>;
    if (shape === undefined || hostComponent !== undefined) return resolved;
    const fitting = propsByShape(shape, resolved);
    return fitting === undefined ? undefined : withFacts(type, shape, fitting, runtime.surroundings);
    // `values` stands for everything that resolving reads.
  }, [element, scope, type, shape, hostComponent, runtime, values]);
  const answers = useMemo(() => answersOf(element, scope), [element, scope]);
  const events = useEvents(id, scope, element, shape?.events);
  const children = useChildren(id, scope, element);
  if (Component === undefined) return <UnknownComponent id={id} type={type} />;
  if (props === undefined) {
    return runtime.elements.isLoading() ? <Placeholder /> : <UnknownComponent id={id} type={type} isMissingProps />;
  }
  const drawsChildren = shape?.children === true || hostComponent !== undefined;
  const ownId = domId(runtime.idPrefix, id, scope);
  const drawn = (
    <Component id={ownId} props={props} childElements={drawsChildren ? children : NO_CHILDREN} {...events}>
      {drawsChildren && children.length > 0 ? children.map((child) => child.node) : null}
    </Component>
  );
  if (answers.length === 0) return drawn;
  return <BoundElementContext value={{ id: ownId, pointers: answers }}>{drawn}</BoundElementContext>;
}

const NO_CHILDREN: readonly ChildElement[] = [];

// `value`, `startValue`, `valueMin`, `selectedFiles`: not what is merely shown, such as the month of a calendar.
const ANSWER = /value|checked|pressed|selected|country/i;

/** The paths of the state that hold what the user answers in an element. */
function answersOf(element: Element, scope: Scope | undefined): string[] {
  return Object.entries(element.props).flatMap(([prop, value]) =>
    ANSWER.test(prop) ? (writePointer(value, scope) ?? []) : [],
  );
}

function useEvents(
  id: string,
  scope: Scope | undefined,
  element: Element,
  payloadKeys: Readonly<Record<string, readonly string[]>> | undefined,
) {
  const runtime = useRuntime();
  const key = scope === undefined ? id : `${id}-${scope.key}`;
  const subscribe = runtime.actions.subscribe;
  const isBusyNow = useCallback(() => runtime.actions.isBusy(key), [runtime, key]);
  const isBusy = useSyncExternalStore(subscribe, isBusyNow, isBusyNow);
  const latest = useRef({ element, scope });
  latest.current = { element, scope };
  const handlers = useMemo(
    () => ({
      fire: (verb: string, payload: Readonly<Record<string, unknown>> = {}) => {
        const bindings = latest.current.element.on[verb] ?? [];
        const keys = payloadKeys === undefined ? Object.keys(payload) : (payloadKeys[verb] ?? []);
        void runtime.actions.fire({
          elementId: id,
          key,
          verb,
          bindings,
          payload,
          payloadKeys: keys,
          scope: latest.current.scope,
        });
      },
      write: (prop: string, value: unknown) => {
        const { props } = latest.current.element;
        const pointer = writePointer(props[prop], latest.current.scope);
        if (pointer === undefined) return;
        const resolved = resolve(props, runtime.state.read, latest.current.scope) as Record<string, unknown>;
        runtime.state.writeLike(pointer, asOffered(resolved, value));
      },
      isBound: (prop: string) => writePointer(latest.current.element.props[prop], latest.current.scope) !== undefined,
      isWired: (verb: string) => (latest.current.element.on[verb]?.length ?? 0) > 0,
    }),
    [runtime, id, key, payloadKeys],
  );
  return { ...handlers, isBusy };
}

function useChildren(id: string, scope: Scope | undefined, element: Element): readonly ChildElement[] {
  const runtime = useRuntime();
  const ids = runtime.elements.children(id);
  const scopes = useChildScopes(element, scope);
  return useMemo(
    () =>
      scopes.flatMap((rowScope) =>
        ids.map((childId): ChildElement => {
          const child = runtime.elements.element(childId);
          const key = rowScope === scope ? childId : `${childId}-${rowScope?.key}`;
          return {
            id: domId(runtime.idPrefix, childId, rowScope),
            type: child?.type ?? '',
            props: child?.props ?? {},
            node: <ElementView key={key} id={childId} scope={rowScope} />,
          };
        }),
      ),
    // The ids are a new list, too, when a child comes or becomes another: see `keepChildren`.
    [runtime, ids, scopes, scope],
  );
}
