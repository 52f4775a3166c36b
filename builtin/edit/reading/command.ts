import type { FieldKind } from '#builtin/understand/fields/field.ts';
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
  /** When several elements move, the part of the screen that this one stays in. */
  part?: string;
  anchor?: string;
  anchorId?: string;
};

/** A named thing to add. */
export type Addition = {
  label: string;
  /** The words that tell its kind, and the kinds found in them. */
  kindText: string;
  kinds: readonly KindOfElement[];
  /** The options of a new choice. */
  choices: readonly string[];
  /** What is told about it: the members of a new entry, the value of a new fact. */
  values: readonly string[];
  /** The words right before its name and before each value: "borrower" before "Ines T." */
  leads?: readonly string[];
  /** What it is in, when its place is told beside something: "on each card below the price". */
  within?: string;
  /** Told for what is to be filled in: it must or need not be. */
  isRequired?: boolean;
  /** Told in quotation marks. */
  isQuoted?: boolean;
  /** Told in small letters: what it is rather than its name. */
  isNoun?: boolean;
  /** Told as one of what the screen lists, not as something to fill in. */
  isEntry?: boolean;
};

/** One change that a prompt asks for. Targets are given in the prompt's words. */
export type Command = (
  | { verb: 'add'; thing: Addition; where: Where | undefined }
  | { verb: 'ask'; label: string; when: string[]; isRequired: boolean }
  | { verb: 'show'; target: string }
  | {
      verb: 'remove';
      target: string;
      /** Only the text, not what it names. */ isWord?: boolean;
      /** What the line that goes stands under. */ below?: string;
    }
  | { verb: 'rename'; target: string; to: string; isAll?: boolean; isPart?: boolean }
  | { verb: 'move'; target: string; where: Where }
  | { verb: 'swap'; one: string; other: string }
  | { verb: 'style'; target: string; look: string; isOff?: boolean }
  | { verb: 'badge'; target: string; value: string }
  | { verb: 'icon'; target: string; value: string }
  | { verb: 'require'; target: string; isRequired: boolean }
  | {
      verb: 'fill';
      target: string;
      value: string;
      was?: string;
      /** The target is one of the options of a control. */ isOption?: boolean;
      /** No other option is chosen. */ isOnly?: boolean;
      /** What the target belongs to. A control outside is not meant. */ of?: string;
    }
  | {
      verb: 'set';
      target: string;
      value: string;
      was?: string;
      isWords?: boolean;
      /** The end of a range that the value is for. */ end?: 'start' | 'end';
    }
  | { verb: 'member'; row: string; member: string | undefined; value: string; was?: string }
  | { verb: 'bound'; target: string; bound: 'max' | 'min' | 'step'; value: string }
  | { verb: 'count'; target: string | undefined; prop: string; value: number; isPaged?: boolean }
  | {
      verb: 'convert';
      target: string;
      to: KindOfElement;
      choices?: readonly string[];
      /** The kind of value that a control asks for afterwards. */ asks?: FieldKind;
      /** How the bars of a chart run. */ layout?: 'horizontal' | 'vertical';
    }
  | {
      verb: 'sort';
      target: string | undefined;
      by: string | undefined;
      isDown: boolean;
      compares: Superlative['compares'] | undefined;
      /** The words that tell the order, because the column may be named anywhere in them. */
      clauseText: string;
    }
  | {
      verb: 'sortable';
      target: string | undefined;
      /** The columns that users sort by; all if none is told. */ by: string[];
    }
  | { verb: 'confirm'; target: string; question: string | undefined }
  | {
      verb: 'when';
      targets: string[];
      when: string[];
      isShown: boolean;
      /** The words that tell the condition. */ condition: string;
    }
  | { verb: 'only'; names: string[]; clauseText: string }
) & {
  /** The part of the screen that the target is in. */
  within?: string | undefined;
  /** "both", "every": applies to every element of that name. */
  isEach?: boolean;
};
