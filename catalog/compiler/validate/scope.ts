/** The context of a value at its position. */
export type Scope = {
  /** `emitted`: what a composed spec may contain. `prior`: what a caller's `prior_spec` may contain in addition. */
  readonly tolerance: 'emitted' | 'prior';
  /** True when that state path has a value at some time: seeded, or written by a control or an action. */
  readonly canRead: (pointer: string) => boolean;
  /** Whether the item of the surrounding repeat has that field ("" is the whole item); undefined outside a repeat. */
  readonly itemHas: ((field: string) => boolean) | undefined;
  /** The remaining budget, which bounds the work on any value. */
  readonly effort: Effort;
};

/** Counted down while values are checked. */
export type Effort = { values: number; depth: number };

/** Values examined in one check, and the nesting of lists and free-form objects inside one prop. */
const VALUES_MAX = 100_000;
export const DEPTH_MAX = 40;

export function fullEffort(): Effort {
  return { values: VALUES_MAX, depth: DEPTH_MAX };
}

/** A scope without knowledge of the state: only the form of expressions is checked. */
export function formOnlyScope(tolerance: Scope['tolerance'] = 'emitted'): Scope {
  return { tolerance, canRead: () => true, itemHas: () => true, effort: fullEffort() };
}
