import type { GROUPS } from './components.ts';
import type { Fields, Kind, Prop } from './definition.ts';
import type { IconName } from './icons.ts';

type Component = (typeof GROUPS)[keyof typeof GROUPS][number];

/** The name of a catalog component: the key of a renderer's table, `satisfies Record<ComponentName, …>`. */
export type ComponentName = Component['name'];

/**
 * The props of a component as a renderer receives them: expressions are already resolved, and `null` on an optional
 * prop means the same as its absence. A required prop may still be missing at run time while its state path is empty.
 */
export type PropsOf<N extends ComponentName> = Members<DefinitionOf<N>['props'], DefinitionOf<N>['props']>;

type DefinitionOf<N extends ComponentName> = Extract<Component, { name: N }>;

type Scalar = string | number | boolean | null;

/** The values of simple kinds; the others depend on the prop. */
type ScalarKinds = {
  string: string;
  text: string;
  number: number;
  integer: number;
  count: number;
  boolean: boolean;
  color: string;
  dimension: number | string;
  icon: IconName;
  url: string;
  date: string;
  time: string;
  datetime: string;
  any: Scalar;
};

/** The members of an object; `Root` is the component's props, which recursive items point back to. */
type Members<F extends Fields, Root> = {
  -readonly [K in keyof F as F[K] extends { required: true } ? K : never]: ValueOf<F[K], Root>;
} & {
  -readonly [K in keyof F as F[K] extends { required: true } ? never : K]?: ValueOf<F[K], Root> | null;
};

type ValueOf<P extends Prop, Root> = P['kind'] extends readonly (infer K)[]
  ? ValueOfKind<K, P, Root>
  : ValueOfKind<P['kind'], P, Root>;

// Distributes over the kinds of a union prop.
type ValueOfKind<K, P extends Prop, Root> = K extends keyof ScalarKinds
  ? ScalarKinds[K]
  : K extends 'enum'
    ? MenuOf<P>
    : K extends 'array'
      ? ItemOf<P, Root>[]
      : K extends 'object'
        ? ObjectOf<P, Root>
        : K extends 'record'
          ? Record<string, P extends { items: infer I extends Prop } ? ValueOf<I, Root> : Scalar>
          : K extends Kind
            ? unknown
            : never;

type MenuOf<P> = P extends { values: readonly (infer V)[] } ? V : never;

type ItemOf<P, Root> = P extends { of: infer F extends Fields }
  ? Members<F, Root>
  : P extends { items: infer I extends Prop }
    ? ValueOf<I, Root>
    : unknown;

type ObjectOf<P, Root> = P extends { sameAs: infer List extends keyof Root }
  ? ItemOf<Root[List], Root>
  : P extends { of: infer F extends Fields }
    ? Members<F, Root>
    : Record<string, unknown>;
