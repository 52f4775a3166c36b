import type { Json } from '#contract/json/json.ts';
import type { Scalar } from '#builtin/understand/data/value-kind.ts';

/** What kind of answer a field takes; each has one control in parts/form-control.ts. */
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

/** One answer to choose; `value` is what is stored. */
export type Choice = { label: string; value: string };

/** One question to the user, whether a prompt, a JSON Schema or a record asks it. */
export type Field = {
  /** Key of the answer; as the caller wrote it where a schema names it. */
  name: string;
  label: string;
  kind: FieldKind;
  required: boolean;
  choices?: Choice[];
  /** Where the caller's data holds the choices, instead of `choices`. */
  choicesPath?: string;
  help?: string;
  placeholder?: string;
  min?: number;
  max?: number;
  step?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Start value. */
  initial?: Json;
  /** Of a span of hours: its end, `HH:MM`; `initial` is its start. */
  until?: string;
  prefix?: string;
  suffix?: string;
  /** A fixed value, not to be asked. */
  fixed?: Json;
  /** Fields inside: of an object, or the columns of a list of records. */
  fields?: Field[];
  /** Its values are whole numbers. */
  whole?: boolean;
  multiple?: boolean;
  /** The values that its schema lists, where it does not take any text; empty where it narrows them otherwise. */
  takes?: Scalar[];
};

/** Most fields that one form, or all dialogs together, ask for: a field takes up to three elements, and a screen has at most 600. */
export const ASKED_MAX = 150;

/** How many controls a field takes: an object one for its name, and those of its fields. */
export function askedIn({ fields = [], kind }: Field): number {
  return kind === 'records' ? 1 : fields.reduce((sum, inner) => sum + askedIn(inner), 1);
}
