import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import type { Superlative } from '#builtin/edit/words/superlatives.ts';

/** Where something is to stand; the anchor in the prompt's words, or by its id. */
export type Where = {
  side: 'before' | 'after' | 'first' | 'last' | 'up' | 'down' | 'inside' | 'at';
  /** The place in its row, for `at`. */
  index?: number;
  /** "under", "above": not beside one another. */
  isVertical?: boolean;
  /** "on the left": in the row that it stands in, or a part around it. */
  isSideways?: boolean;
  /** "at the very top of the page": not only of its part. */
  isWholePage?: boolean;
  /** Of several each stays in its own part of the screen. */
  isPerPart?: boolean;
  anchor?: string;
  anchorId?: string;
};

/** What is to be added: the words for it, and what of them says its kind, its name and its choices. */
export type NewThing = {
  text: string;
  /** The whole clause, with the words for adding and for the place. */
  clauseText?: string;
  kinds: readonly KindOfElement[];
  quotes: readonly string[];
  isCopy: boolean;
  /** What is to be chosen from. */
  choices?: readonly string[];
};

/** One change that a prompt asks for. Targets are in the prompt's words. */
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
      /** What it is by is named as what is sorted. */
      isObject?: boolean;
      compares: Superlative['compares'];
      /** The whole clause: a member may be named anywhere in it. */
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
  /** The part of the screen that is spoken of. */
  within?: string | undefined;
  /** The part was spoken of before; what is not there may be elsewhere. */
  isWithinInherited?: boolean;
  /** "both", "every": all that are called so. */
  isEach?: boolean;
  /** A part of the screen is told that nothing is called: one of several is meant. */
  hasUnknownPart?: boolean;
};
