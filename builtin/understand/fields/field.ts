import type { View } from '#builtin/part.ts';
import type { Json } from '#contract/json/json.ts';
import type { Scalar } from '#builtin/understand/values/value-kind.ts';
import type { RequestedControl } from './requested-control.ts';

/** The kind of answer that a field takes; parts/controls/form-control.ts has one control for each. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'url'
  | 'password'
  | 'longText'
  | 'number'
  | 'money'
  | 'quantity'
  | 'slider'
  | 'rating'
  | 'date'
  | 'dateRange'
  | 'time'
  | 'dateTime'
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'file'
  | 'tags'
  | 'color'
  | 'code'
  | 'signature'
  | 'records';

/** One answer to choose from; `value` is what is stored. */
export type Choice = { label: string; value: string };

/** One question to the user, from a prompt, a JSON Schema or a record. */
export type Field = {
  /** Key of the answer, exactly as the caller wrote it if it comes from a schema. */
  name: string;
  label: string;
  /** Whether the label was made from the name, so that a description may be the better one. */
  isFromName?: true;
  kind: FieldKind;
  required: boolean;
  /** True for a yes or no of a schema that has to be sent, but may be a no. */
  mayBeNo?: true;
  choices?: Choice[];
  /** The control that the request names for one of several choices. */
  control?: RequestedControl;
  /** Where the caller's data holds the choices, instead of `choices`. */
  choicesPath?: string;
  /** True for choices whose values are numbers. */
  isNumeric?: true;
  /** An expression that lists usual values of a number, in the form of `choices`; others can be entered too. */
  presets?: View;
  /** An expression that lists the choices as the data has them, in the form of `choices`. */
  choicesView?: View;
  help?: string;
  placeholder?: string;
  min?: number;
  max?: number;
  step?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /**
   * The other field of the same action, and the answer there, with which this one is asked for; a yes if no answer is stated.
   * `isOptionalElse` for a field that may be answered otherwise too.
   */
  onlyIf?: { name: string; eq?: string | number; isOptionalElse?: true };
  /** Initial value. */
  initial?: Json;
  /** Where the caller's data has the value that `initial` was taken from. */
  initialPointer?: string;
  /** End of a range of hours, `HH:MM`; `initial` is its start. Empty if the request gives no hours. */
  rangeEnd?: string;
  prefix?: string;
  /** The ISO code of the currency of an amount. */
  currency?: string;
  suffix?: string;
  /** A constant that the user is not asked for. */
  fixed?: Json;
  /** An expression that lists the records of the data for each of which one number is entered, with `_title` and `_details`. */
  counted?: View;
  /** The expressions for only those records that belong to one answer of another field: the items of the chosen zone. */
  countedBy?: readonly { values: readonly string[]; viewOf: (value: string) => View }[];
  /** Fields of an object, or columns of a list of records. */
  fields?: Field[];
  /** Whether only whole numbers are allowed. */
  whole?: boolean;
  multiple?: boolean;
  /** The values that the schema lists; undefined if it takes any text, empty if it restricts the values in another way. */
  allowedValues?: Scalar[];
};

/** Most fields in one form, or in all dialogs together: a field takes up to three elements, and a screen has at most 600. */
export const MAX_CONTROLS = 150;

/** How many controls a field takes: an object takes those of its fields and one for its name. */
export function controlCount({ fields = [], kind }: Field): number {
  return kind === 'records' ? 1 : fields.reduce((sum, inner) => sum + controlCount(inner), 1);
}
