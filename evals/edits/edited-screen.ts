import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';

/** A screen as models and hosts write them, with other ids and containers than ours, and the edits asked for. */
export type EditedScreen = { prior: Spec; edits: Edit[] };

/** An edit in people's words, and everything that it may change. */
type Edit = {
  says: string;
  /** Ids of the elements that are there before and after, and differ. */
  touches: string[];
  /** Values by JSON Pointer after the edit; undefined where there must be none. */
  after?: { [pointer: string]: Json | undefined };
  /** Types of the elements that are added, in order. */
  adds?: string[];
  /** Ids of the elements that are removed. */
  removes?: string[];
};
