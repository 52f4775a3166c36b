import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import type { Superlative } from '#builtin/edit/words/superlatives.ts';

/** Where to place something. The anchor is given in the prompt's words, or by its id. */
export type Where = {
  side: 'before' | 'after' | 'first' | 'last' | 'up' | 'down' | 'inside' | 'at';
  /** The index among its siblings, for `at`. */
  index?: number;
  /** "under", "above": the two must be stacked, not side by side. */
  isVertical?: boolean;
  /** "on the left": moves within the row that holds it, or that holds an ancestor. */
  isSideways?: boolean;
  /** "at the very top of the page": relative to the page, not only to its container. */
  isWholePage?: boolean;
  /** When several elements move, each stays in its own part of the screen. */
  isPerPart?: boolean;
  anchor?: string;
  anchorId?: string;
};

/** An element to add: the words for it, and the kinds, quoted names and choices found in them. */
export type NewThing = {
  text: string;
  /** The whole clause, including its verb and its place. */
  clauseText?: string;
  kinds: readonly KindOfElement[];
  quotes: readonly string[];
  isCopy: boolean;
  /** The options of a new choice. */
  choices?: readonly string[];
};

/** One change that a prompt asks for. Targets are given in the prompt's words. */
export type Command = (
  | { verb: 'rename'; target: string; to: string; isAll?: boolean; isPart?: boolean }
  | { verb: 'remove'; target: string; pick?: 'first' | 'last'; isOne?: boolean }
  | { verb: 'add'; thing: NewThing; where: Where | undefined }
  | { verb: 'move'; target: string; where: Where }
  | { verb: 'swap'; one: string; other: string }
  | { verb: 'style'; target: string; look: string; isOff?: boolean }
  | { verb: 'require'; target: string; isRequired: boolean }
  | { verb: 'fill'; target: string; value: string }
  | { verb: 'set'; target: string; value: string; was?: string; isWords?: boolean }
  | { verb: 'bound'; target: string; bound: 'max' | 'min' | 'step'; value: string }
  | { verb: 'convert'; target: string; to: KindOfElement; choices?: readonly string[] }
  | {
      verb: 'sort';
      target: string | undefined;
      by: string | undefined;
      isDown: boolean;
      /** `by` was read from the object of the clause, so it may name the list instead of a column. */
      isObject?: boolean;
      compares: Superlative['compares'];
      /** The whole clause, because the column may be named anywhere in it. */
      clauseText?: string;
    }
  | { verb: 'confirm'; target: string; question: string | undefined }
  | { verb: 'ask'; label: string; when: string[]; isRequired: boolean }
  | { verb: 'when'; targets: string[]; when: string[]; isShown: boolean }
  | { verb: 'only'; names: string[]; clauseText: string }
  | { verb: 'count'; target: string | undefined; prop: string; value: number }
  | { verb: 'show'; target: string; inside: string | undefined }
  | { verb: 'entry'; row: string; member: string | undefined; value: string }
) & {
  /** The part of the screen that the target is in. */
  within?: string | undefined;
  /** `within` comes from an earlier clause, so the target may also be elsewhere. */
  isWithinInherited?: boolean;
  /** "both", "every": applies to every element of that name. */
  isEach?: boolean;
  /** The clause names a part that is not on the screen, so one of several targets cannot be picked. */
  hasUnknownPart?: boolean;
};
