/** What a value may rely on at the place where it stands. */
export type Scope = {
  /** `emitted`: what a composed spec may hold. `prior`: what a caller's `prior_spec` may hold as well. */
  readonly tolerance: 'emitted' | 'prior';
  /** True when something stands at that state path at some time: seeded, or written by a control or an action. */
  readonly canRead: (pointer: string) => boolean;
  /** Whether the item of the surrounding repeat has that field ("" is the whole item); undefined outside a repeat. */
  readonly itemHas: ((field: string) => boolean) | undefined;
  /** What is left to spend, so that no value can hold the checker up. */
  readonly effort: Effort;
};

/** Counts down while values are checked. */
export type Effort = { values: number; depth: number };

/** Values looked at in one check, and the nesting of lists and free objects inside one prop. */
const VALUES_MAX = 100_000;
export const DEPTH_MAX = 40;

export function fullEffort(): Effort {
  return { values: VALUES_MAX, depth: DEPTH_MAX };
}

/** A scope that knows nothing of the state: expressions are checked by their form alone. */
export function formOnlyScope(tolerance: Scope['tolerance'] = 'emitted'): Scope {
  return { tolerance, canRead: () => true, itemHas: () => true, effort: fullEffort() };
}
