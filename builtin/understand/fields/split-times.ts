import type { Copy } from '#builtin/copy/copy.ts';
import type { Field } from './field.ts';
import { fieldKindOf } from './field-kind.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';

// A label that only says that a time has two ends.
const TIME_SPAN = wordList(
  'from what time to/until what time|what time to/until what time|from when to/until when|from when till when|from which time to which time',
  'von wann bis wann|um wie viel uhr bis wie viel uhr|de quelle heure a quelle heure|de que hora a que hora|desde que hora hasta que hora',
  'dalle ore alle ore|da che ora a che ora|dalle alle|de que horas a que horas|das horas as horas|das as',
);
const AND = /\s+(?:and|und|et|y|e|&)\s+/iu;

/** Splits fields that need two controls: a date with its time, and the two ends of a range of hours. */
export function splitTimes(fields: readonly Field[], copy: Copy): Field[] {
  return fields.flatMap((field) => {
    if (field.kind === 'dateTime') return dayAndTime(field, copy);
    if (isOneOf(TIME_SPAN, field.label)) {
      const label = capitalized(copy.timeOfDay);
      return ends({ ...field, kind: 'time', label, name: identifier(label, 'time'), rangeEnd: '' }, copy);
    }
    return field.kind === 'time' && field.rangeEnd !== undefined ? ends(field, copy) : [field];
  });
}

// "Date and time" becomes "Date" and "Time"; any other label is kept for the date and repeated as "… (time)".
function dayAndTime(field: Field, copy: Copy): Field[] {
  const [first = '', second = '', ...more] = field.label.split(AND);
  const isBoth = more.length === 0 && fieldKindOf(first) === 'date' && fieldKindOf(second) === 'time';
  const [day, time] = isBoth ? [first, capitalized(second)] : [field.label, `${field.label} (${copy.timeOfDay})`];
  return [
    { ...field, kind: 'date', label: day, name: isBoth ? identifier(day, 'date') : field.name },
    { ...field, kind: 'time', label: time, name: isBoth ? identifier(time, 'time') : `${field.name}Time` },
  ];
}

function ends({ rangeEnd = '', ...field }: Field, copy: Copy): Field[] {
  return [
    { ...field, label: `${field.label} (${copy.from})`, name: `${field.name}From` },
    { ...field, label: `${field.label} (${copy.to})`, name: `${field.name}To`, initial: rangeEnd },
  ];
}
