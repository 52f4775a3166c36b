import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { numberSpanAt } from '../amounts/number-span.ts';
import { ASKED, isBeside, type Part } from './marked-part.ts';
import { clockIn, timeSpanAt } from '../amounts/time-span.ts';

/** As far behind a name as what it starts with may stand. */
export const BEHIND_MAX_CHARS = 60;
const COUNTED: ReadonlySet<FieldKind> = new Set(['text', 'number', 'money', 'quantity', 'slider', 'rating']);
// What starts with an hour is one, and no report to upload.
const TIMED: ReadonlySet<FieldKind> = new Set(['text', 'yesNo', 'time', 'number', 'file']);
const ON = setOf(
  'on an ein activé activée activado activada attivo attiva ativado ativada ligado ligada enabled aktiviert',
);
const OFF = setOf(
  'off aus désactivé désactivée desactivado desactivada disattivato disattivata desativado desligado desligada disabled',
);
const SWITCH = String.raw`(on|off|an|aus|ein|(?:dés)?activée?|(?:des)?activad[oa]|(?:dis)?attiv[oa]|(?:des)?ativad[oa]|(?:des)?ligad[oa])`;
const SWITCHED = new RegExp(String.raw`\s+${SWITCH}$`, 'iu');
const SWITCHED_BEHIND = new RegExp(String.raw`^\s+${SWITCH}(?=\s*(?:[,;.)]|$|and\b|und\b))`, 'iu');
const STANDS_ALONE = /^\s*(?:[,;.)]|$|(?:and|und|et|y|e)\b)/iu;
const NUMBER = /^-?\d+(?:[.,]\d{1,2})?(?!\s?[\d.,–-])/;

/** Whether a part is the value that a field or setting right before it starts with: "target temperature 21 degrees". */
export function isStartValue(prompt: string, parts: readonly Part[], index: number): boolean {
  const [before, one] = [parts[index - 1], parts[index]];
  if (before === undefined || one?.tag !== 'value' || !ASKED.has(before.tag)) return false;
  return isBeside(prompt.slice(before.end, one.start));
}

/** A field that starts with a value as a request tells it. */
export function startingWith(field: Field, text: string): Field {
  const isOn = ON.has(text.toLowerCase());
  if (isOn || OFF.has(text.toLowerCase())) return { ...field, kind: 'yesNo', initial: isOn };
  const hour = clockIn(text);
  if (hour !== undefined && TIMED.has(field.kind)) return { ...field, kind: 'time', initial: hour };
  const [told] = NUMBER.exec(text) ?? [];
  if (told !== undefined && (COUNTED.has(field.kind) || field.kind === 'yesNo')) {
    const unit = text.slice(told.length).trim();
    const suffix = unit === '' ? {} : { suffix: ` ${unit}` };
    return {
      ...field,
      ...suffix,
      kind: field.kind === 'text' || field.kind === 'yesNo' ? 'number' : field.kind,
      initial: Number(told.replace(',', '.')),
    };
  }
  return field.kind === 'text' ? { ...field, initial: text } : field;
}

/** Parts without those that only tell the span of a field before them: "quiet hours from 22:00 to 7:00", "guests from 1 to 4". */
export function withoutSpans(prompt: string, parts: readonly Part[]): Part[] {
  let until = 0;
  return parts.filter(({ tag, start, end }) => {
    if (start < until) return false;
    const behind = prompt.slice(end, end + BEHIND_MAX_CHARS);
    const span = ASKED.has(tag) ? (timeSpanAt(behind) ?? numberSpanAt(behind)) : undefined;
    if (span !== undefined) until = end + span.length;
    return true;
  });
}

/** A setting with what it starts as: "Email on", "push off". `behind` is the text after it. */
export function switchIn(text: string, behind: string): { label: string; isOn: boolean } | undefined {
  const [whole = '', word = ''] = SWITCHED.exec(text) ?? [];
  // "Week starts on Monday" has its "on" for what follows.
  if (word !== '' && STANDS_ALONE.test(behind))
    return { label: text.slice(0, -whole.length), isOn: ON.has(word.toLowerCase()) };
  const next = SWITCHED_BEHIND.exec(behind)?.[1];
  return next === undefined ? undefined : { label: text, isOn: ON.has(next.toLowerCase()) };
}

/** A field with the span that is told behind it, of hours or of numbers. */
export function withSpan(field: Field, behind: string): Field {
  const hours = timeSpanAt(behind);
  if (hours !== undefined) return { ...field, kind: 'time', initial: hours.from, until: hours.to };
  const span = numberSpanAt(behind);
  if (span === undefined) return field;
  // "How loud was it" asks for words, "how loud was it from 1 to 5" for a number.
  if (field.kind === 'text' || field.kind === 'longText')
    return { ...field, kind: 'number', min: span.from, max: span.to };
  return COUNTED.has(field.kind) ? { ...field, min: span.from, max: span.to } : field;
}
