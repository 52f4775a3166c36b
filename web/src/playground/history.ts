import type { Spec } from '@ui-composition/client';
import type { Fields } from './request.ts';

/** One composition that worked, as this browser remembers it. */
export type Entry = { id: string; atMs: number; fields: Fields; spec: Spec };

const KEY = 'uic.playground.history';
const ENTRIES_MAX = 20;

/** What was composed in this browser before, newest first. */
export function readHistory(): Entry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? (entries as Entry[]) : [];
  } catch {
    return [];
  }
}

/** Remembers a composition, in place of what the same request came to before; a full storage forgets the oldest. */
export function remember(entry: Entry): Entry[] {
  const asked = JSON.stringify(entry.fields);
  const others = readHistory().filter(({ fields }) => JSON.stringify(fields) !== asked);
  let entries = [entry, ...others].slice(0, ENTRIES_MAX);
  while (entries.length > 0) {
    try {
      localStorage.setItem(KEY, JSON.stringify(entries));
      break;
    } catch {
      entries = entries.slice(0, -1);
    }
  }
  return entries;
}
