import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';

/** A screen as models and hosts write it, with ids and containers unlike the built-in composer's, and edits of it. */
export type EditedScreen = { prior: Spec; edits: Edit[] };

/** An edit as a user phrases it, and everything that it may change. */
type Edit = {
  prompt: string;
  /** Ids of the elements that exist before and after, and differ. */
  touches: string[];
  /** Values by JSON Pointer after the edit; undefined for a value that must not exist. */
  after?: { [pointer: string]: Json | undefined };
  /** Types of the elements that are added, in order. */
  adds?: string[];
  /** Ids of the elements that are removed. */
  removes?: string[];
};
