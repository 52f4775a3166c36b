import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';

/** A screen as models and hosts write them, with other ids and other frames than ours, and what is asked of it. */
export type EditedScreen = { prior: Spec; edits: Edit[] };

/** An edit as people word it, and all that it may change. */
type Edit = {
  says: string;
  /** Ids of the elements that are there before and after, and differ. */
  touches: string[];
  /** What stands where afterwards; undefined where nothing does. */
  after?: { [pointer: string]: Json | undefined };
  /** Types of the elements that come new, in order. */
  adds?: string[];
  /** Ids of the elements that are gone. */
  removes?: string[];
};
