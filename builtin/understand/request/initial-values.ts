import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { numberRangeAt } from '../amounts/number-range.ts';
import { INPUT_TAGS, isShortGap, type TaggedPart } from './tagged-part.ts';
import { clockIn, timeRangeAt } from '../amounts/time-range.ts';

/** How many characters after a name are searched for its initial value. */
export const LOOKAHEAD_CHARS = 60;
const CAN_BE_NUMBER: ReadonlySet<FieldKind> = new Set(['text', 'number', 'money', 'quantity', 'slider', 'rating']);
// Kinds that become a time if the initial value is one: "report at 7:30" is no file to upload.
const CAN_BE_TIME: ReadonlySet<FieldKind> = new Set(['text', 'yesNo', 'time', 'number', 'file']);
const ON = setOf(
  'on an ein activé activée activado activada attivo attiva ativado ativada ligado ligada enabled aktiviert',
);
const OFF = setOf(
  'off aus désactivé désactivée desactivado desactivada disattivato disattivata desativado desligado desligada disabled',
);
const SWITCH = String.raw`(on|off|an|aus|ein|(?:dés)?activée?|(?:des)?activad[oa]|(?:dis)?attiv[oa]|(?:des)?ativad[oa]|(?:des)?ligad[oa])`;
const ENDS_IN_SWITCH = new RegExp(String.raw`\s+${SWITCH}$`, 'iu');
const SWITCH_AFTER = new RegExp(String.raw`^\s+${SWITCH}(?=\s*(?:[,;.)]|$|and\b|und\b))`, 'iu');
const STANDS_ALONE = /^\s*(?:[,;.)]|$|(?:and|und|et|y|e)\b)/iu;
const NUMBER = /^-?\d+(?:[.,]\d{1,2})?(?!\s?[\d.,–-])/;

/** Whether a part is the initial value of the field or setting right before it: "target temperature 21 degrees". */
export function isInitialValue(prompt: string, parts: readonly TaggedPart[], index: number): boolean {
  const [before, one] = [parts[index - 1], parts[index]];
  if (before === undefined || one?.tag !== 'value' || !INPUT_TAGS.has(before.tag)) return false;
  return isShortGap(prompt.slice(before.end, one.start));
}

/** A field with the initial value that the request writes: "on", "7:30", "21 degrees". */
export function withInitialValue(field: Field, text: string): Field {
  const isOn = ON.has(text.toLowerCase());
  if (isOn || OFF.has(text.toLowerCase())) return { ...field, kind: 'yesNo', initial: isOn };
  const hour = clockIn(text);
  if (hour !== undefined && CAN_BE_TIME.has(field.kind)) return { ...field, kind: 'time', initial: hour };
  const [number] = NUMBER.exec(text) ?? [];
  if (number !== undefined && (CAN_BE_NUMBER.has(field.kind) || field.kind === 'yesNo')) {
    const unit = text.slice(number.length).trim();
    const suffix = unit === '' ? {} : { suffix: ` ${unit}` };
    return {
      ...field,
      ...suffix,
      kind: field.kind === 'text' || field.kind === 'yesNo' ? 'number' : field.kind,
      initial: Number(number.replace(',', '.')),
    };
  }
  return field.kind === 'text' ? { ...field, initial: text } : field;
}

/** Parts without those inside the range after a field: "quiet hours from 22:00 to 7:00", "guests from 1 to 4". */
export function withoutRangeParts(prompt: string, parts: readonly TaggedPart[]): TaggedPart[] {
  let coveredEnd = 0;
  return parts.filter(({ tag, start, end }) => {
    if (start < coveredEnd) return false;
    const after = prompt.slice(end, end + LOOKAHEAD_CHARS);
    const range = INPUT_TAGS.has(tag) ? (timeRangeAt(after) ?? numberRangeAt(after)) : undefined;
    if (range !== undefined) coveredEnd = end + range.length;
    return true;
  });
}

/** The label and initial state of a switch: "Email on", "push off". `after` is the text after it. */
export function switchStateIn(text: string, after: string): { label: string; isOn: boolean } | undefined {
  const [whole = '', word = ''] = ENDS_IN_SWITCH.exec(text) ?? [];
  // In "Week starts on Monday" the "on" belongs to what follows.
  if (word !== '' && STANDS_ALONE.test(after))
    return { label: text.slice(0, -whole.length), isOn: ON.has(word.toLowerCase()) };
  const next = SWITCH_AFTER.exec(after)?.[1];
  return next === undefined ? undefined : { label: text, isOn: ON.has(next.toLowerCase()) };
}

// "1 to 5" are stars.
function isScale({ from, to }: { from: number; to: number }): boolean {
  return from === 1 && to >= 4 && to <= 5;
}

/** A field with the range of hours or numbers that stands after it. */
export function withRange(field: Field, after: string): Field {
  const hours = timeRangeAt(after);
  if (hours !== undefined) return { ...field, kind: 'time', initial: hours.from, rangeEnd: hours.to };
  const range = numberRangeAt(after);
  if (range === undefined) return field;
  // "How loud was it" asks for words, but with "from 1 to 5" it asks for a number.
  if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'yesNo')
    return { ...field, kind: isScale(range) ? 'rating' : 'number', min: range.from, max: range.to };
  return CAN_BE_NUMBER.has(field.kind) ? { ...field, min: range.from, max: range.to } : field;
}
