import type { Choice } from './field.ts';
import { humanize } from './humanize.ts';

/** One word as a choice: it is stored as the caller wrote it and shown as a label. */
export function choiceOf(value: string): Choice {
  return { label: humanize(value), value };
}
