import { A2uiMessageListSchema, Catalog, MessageProcessor, type SurfaceModel } from '@a2ui/web_core/v0_9';
import { a2uiCatalog } from '#catalog/compiler/json-schema/a2ui-catalog.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { a2uiFunctions, type A2uiMessage } from '../../packages/client/src/a2ui.ts';

type HostCatalog = ConstructorParameters<typeof MessageProcessor>[0][number];
export type Surface = SurfaceModel<never>;

/** The published catalog in the official core, with our functions, as a host registers it. */
export function hostCatalog(): HostCatalog {
  const { id, components, functions } = Catalog.fromSchema(a2uiCatalog() as never);
  const implemented = [...functions.values()].map((api) => ({ ...api, execute: a2uiFunctions[api.name]! }));
  return new Catalog(id, [...components.values()], implemented);
}

/** A host of the official core that shows surfaces of our catalog; it throws at what its validators refuse. */
export function newHost(catalog: HostCatalog) {
  const actions: unknown[] = [];
  const processor = new MessageProcessor([catalog], (action) => void actions.push(action));
  return {
    actions,
    take(messages: readonly A2uiMessage[]): void {
      const travelled: unknown = JSON.parse(JSON.stringify(messages));
      processor.processMessages(A2uiMessageListSchema.parse(travelled) as never);
    },
    surface: (id: string): Surface | undefined => processor.model.getSurface(id) as never,
  };
}

type Members = { readonly [key: string]: unknown };
type Shown = { state: unknown; elements: { readonly [id: string]: Members } };

/** The content of a surface in a form that a spec can be converted to as well. */
export function contentOf(surface: Surface): Shown {
  const elements = [...surface.componentsModel.entries].map(
    ([id, { type, properties }]) => [id, { type, ...(neutral(properties) as Members) }] as const,
  );
  return { state: surface.dataModel.get('/'), elements: Object.fromEntries(elements) };
}

/** A spec in the same form: props, children, and which verbs are wired to what. */
export function contentOfSpec(spec: {
  state: object;
  root: string;
  elements: { readonly [id: string]: SpecElement };
}): Shown {
  const idOf = (id: string) => (id === spec.root ? 'root' : id);
  const elements = Object.entries(spec.elements).map(([id, element]) => {
    const { type, props, children, on = {} } = element;
    const told = Object.entries(props).flatMap(([name, value]) =>
      value === null ? [] : [[OTHER_NAMES[name] ?? name, neutral(value)] as const],
    );
    const verbs = Object.keys(on).map((verb) => `on${verb[0]!.toUpperCase()}${verb.slice(1)}`);
    return [
      idOf(id),
      { type, ...Object.fromEntries(told), ...(children.length > 0 && { children: children.map(idOf) }), verbs },
    ] as const;
  });
  return { state: spec.state, elements: Object.fromEntries(elements) };
}

const OTHER_NAMES: { readonly [prop: string]: string } = { id: 'ownId', weight: 'ownWeight', checks: 'ownChecks' };

/** The content without what each side expresses differently: actions, conditions, templates. */
export function comparable({ state, elements }: Shown): Shown {
  const bare = Object.entries(elements).map(([id, { verbs, ...members }]) => {
    const wired = Object.keys(members).filter((name) => /^on[A-Z]/.test(name));
    const inOtherWords = new Set([...wired, 'visible', 'confirm']);
    const others = Object.entries(members).filter(([name]) => !inOtherWords.has(name));
    return [id, { ...Object.fromEntries(others), verbs: (verbs ?? wired) as string[] }] as const;
  });
  return { state, elements: Object.fromEntries(bare) };
}

function neutral(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(neutral);
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Members;
  if (members['call'] === 'object') return neutral(members['args']);
  const pointer = members['path'] ?? members['$state'] ?? members['$bindState'] ?? members['$bindItem'];
  if (Object.keys(members).length === 1 && typeof pointer === 'string') return `<${pointer}>`;
  return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, neutral(member)]));
}
