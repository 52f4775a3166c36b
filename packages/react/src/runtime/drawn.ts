import type { ComponentType, ReactNode } from 'react';
import type { ComponentEvents, ComponentProps } from '../generated/component-props.ts';

/** The name of a catalog component. */
export type ComponentName = keyof ComponentProps;

/** The props of a component that may be written to. */
type PropName<N extends ComponentName> = Extract<keyof ComponentProps[N], string>;

/** Fires a verb with the payload keys that the definition lists, no others. */
export type Fire<N extends ComponentName> = <Verb extends keyof ComponentEvents[N] & string>(
  verb: Verb,
  payload?: { readonly [Key in ComponentEvents[N][Verb] & string]?: unknown },
) => void;

/** One child element as its parent sees it, for parents that look at what they hold. */
export type ChildElement = {
  id: string;
  type: string;
  /** Props as written in the spec: expressions are not resolved. */
  props: Readonly<Record<string, unknown>>;
  node: ReactNode;
};

/** What a component that draws an element is given. */
export type Drawn<N extends ComponentName> = {
  /** Unique in the page and stable: the base of DOM ids for label, help and popover. */
  id: string;
  /** Resolved, checked and with defaults; see `ComponentProps`. */
  props: ComponentProps[N];
  /** The child elements, drawn, in order; null without any. */
  children: ReactNode;
  /** The same children one by one, for parents that place each of them. */
  childElements: readonly ChildElement[];
  /** Fires an event. Write bound props first, so that `$state` params see them. */
  fire: Fire<N>;
  /** Writes to the state path that the prop is bound to; without a binding nothing happens. */
  write: (prop: PropName<N>, value: unknown) => void;
  /** True when the prop is bound to a state path, which is then the owner of the value. */
  isBound: (prop: PropName<N>) => boolean;
  /** True when the event has an action in the spec. */
  isWired: (verb: keyof ComponentEvents[N] & string) => boolean;
  /** True while an action that this element fired is running: show it and take no second press. */
  isBusy: boolean;
};

/** What draws each component of the catalog, by name. */
export type Registry = { readonly [N in ComponentName]?: ComponentType<Drawn<N>> };

/** What a host's own component is given; its props are resolved, but not checked against a definition. */
export type HostDrawn = {
  /** Unique in the page and stable: a base for DOM ids. */
  id: string;
  props: Readonly<Record<string, unknown>>;
  /** The child elements, drawn, in order; null without any. */
  children: ReactNode;
  /** The same children one by one. */
  childElements: readonly ChildElement[];
  /** Fires an event, which runs the actions that the spec wires to it. */
  fire: (verb: string, payload?: Readonly<Record<string, unknown>>) => void;
  /** Writes to the state path that the prop is bound to; without a binding nothing happens. */
  write: (prop: string, value: unknown) => void;
  /** True when the prop is bound to a state path. */
  isBound: (prop: string) => boolean;
  /** True when the event has an action in the spec. */
  isWired: (verb: string) => boolean;
  /** True while an action that this element fired is running. */
  isBusy: boolean;
};
