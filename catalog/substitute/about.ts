import type { Json } from '#contract/json.ts';

/** What a substitute is made with, besides the element itself. */
export type About = {
  /** Words for a control that has no label of its own. */
  label: string;
  /** A machine name for a control that has none. */
  name: string;
  /** What stands in the state at a pointer. */
  valueAt: (pointer: string) => Json | undefined;
  /** True where something sets the flag of an overlay; one that nothing opens is shown at once. */
  isOpened: (pointer: string) => boolean;
  /** Words for a button that fires an action. */
  wordsForAction: (action: string) => string;
};
