import type { Spec } from '@ui-composition/client';
import { keepKnown } from './permalink.ts';
import type { Fields } from './request.ts';

/** One composition that worked, as this browser remembers it. */
export type Entry = { id: string; atMs: number; fields: Fields; spec: Spec };

/** Whose compositions: the person who has signed in, in one workspace. The next person at this browser has others. */
export type Owner = { actor: string; slug: string };

const PREFIX = 'uic.playground.history';
const ENTRIES_MAX = 20;

function keyOf({ actor, slug }: Owner): string {
  return `${PREFIX}/${slug}/${actor}`;
}

/** What they composed in this browser before, newest first. */
export function readHistory(owner: Owner): Entry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]');
    return Array.isArray(entries) ? entries.flatMap(entryOf) : [];
  } catch {
    return [];
  }
}

// What an earlier release has stored may lack fields that there are now.
function entryOf(stored: unknown): Entry[] {
  const { id, atMs, fields, spec } = (stored ?? {}) as Partial<Record<keyof Entry, unknown>>;
  if (typeof id !== 'string' || typeof atMs !== 'number') return [];
  if (typeof fields !== 'object' || fields === null || typeof spec !== 'object' || spec === null) return [];
  return [{ id, atMs, fields: keepKnown(fields as Record<string, unknown>), spec: spec as Spec }];
}

/** Remembers a composition, in place of what the same request came to before; a full storage forgets the oldest. */
export function remember(owner: Owner, entry: Entry): Entry[] {
  const asked = JSON.stringify(entry.fields);
  const others = readHistory(owner).filter(({ fields }) => JSON.stringify(fields) !== asked);
  let entries = [entry, ...others].slice(0, ENTRIES_MAX);
  while (entries.length > 0) {
    try {
      localStorage.setItem(keyOf(owner), JSON.stringify(entries));
      break;
    } catch {
      entries = entries.slice(0, -1);
    }
  }
  return entries;
}

/** Forgets what anybody composed in this browser. */
export function forgetHistory(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
