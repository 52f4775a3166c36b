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

/** What stands in the playground of this tab: the fields, the screen, and the end of the address that it was read from. */
export type Draft = { fields: Fields; spec: Spec | undefined; fragment: string };

const DRAFT_PREFIX = 'uic.playground.draft';

function draftKeyOf({ actor, slug }: Owner): string {
  return `${DRAFT_PREFIX}/${slug}/${actor}`;
}

/** The playground of this tab as it was before it was left or loaded again. */
export function readDraft(owner: Owner): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKeyOf(owner)) ?? 'null') as Partial<Draft> | null;
    if (typeof stored?.fields !== 'object' || typeof stored.fragment !== 'string') return undefined;
    return { fields: keepKnown(stored.fields), spec: stored.spec, fragment: stored.fragment };
  } catch {
    return undefined;
  }
}

/** Keeps it; a full storage keeps nothing. */
export function keepDraft(owner: Owner, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKeyOf(owner), JSON.stringify(draft));
  } catch {
    sessionStorage.removeItem(draftKeyOf(owner));
  }
}

/** Forgets what anybody composed in this browser, or was about to in this tab. */
export function forgetHistory(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
}
