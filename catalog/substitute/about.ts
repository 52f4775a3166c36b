import type { Json } from '#contract/json/json.ts';

/** The context in which a substitute is made. */
export type About = {
  /** Label for a control without one. */
  label: string;
  /** Machine name for a control without one. */
  name: string;
  /** The state value at a pointer. */
  valueAt: (pointer: string) => Json | undefined;
  /** True when something sets the flag of an overlay; an overlay that nothing opens is shown at once. */
  isOpened: (pointer: string) => boolean;
  /** Label for a button that fires an action. */
  wordsForAction: (action: string) => string;
};
