/** What a spec comes to: the page, the state and the actions that were fired. */
export type Outcome = { page: string; state: unknown; actions: unknown[] };

/** A step of the user: the button or the field at a place, counted in the page, and what is typed there. */
export type Step = { press: number } | { type: string; into: number } | { tick: number };
