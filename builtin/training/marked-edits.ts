import { readdirSync, readFileSync } from 'node:fs';
import { CHANGE_TAGS } from '../edit/tagging/change-tags.ts';
import { NAME_KINDS, type ScreenName } from '../edit/tagging/screen-names.ts';
import type { MarkedEdit } from './tagging/change-weights.ts';
import { KEPT, KEPT_WEIGHT, readMarkedAs } from './marked-text.ts';

const EDITS = new URL('./edits/', import.meta.url);
const BLIND = new URL('./blind/edits/', import.meta.url);
const SCREENS = 'screens.txt';

/** The marked requests for changes to train on. In their files the id of the screen takes the place of the archetype. */
export function markedEdits(): MarkedEdit[] {
  return editsIn(EDITS);
}

/** Those that are never trained on. */
export function blindEdits(): MarkedEdit[] {
  return editsIn(BLIND);
}

function editsIn(folder: URL): MarkedEdit[] {
  const screens = screenFile(new URL(SCREENS, EDITS));
  const files = handFiles(folder).flatMap((hand) =>
    Array.from({ length: hand === KEPT ? KEPT_WEIGHT : 1 }, () => hand),
  );
  return files.flatMap((hand) =>
    readMarkedAs(CHANGE_TAGS, readFileSync(new URL(hand, folder), 'utf8'), hand).map((request) => ({
      ...withoutQuotes(request),
      names: screens.get(request.archetype) ?? [],
    })),
  );
}

/** The files that determine what is learned about edits. */
export function editFiles(): URL[] {
  return [...handFiles(EDITS), SCREENS].map((name) => new URL(name, EDITS));
}

function handFiles(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /^hand-\w+\.txt$/.test(name))
    .toSorted();
}

// Each line of the file has the id of a screen, a kind, and the names of that kind, all separated by bars.
function screenFile(file: URL): Map<string, ScreenName[]> {
  const screens = new Map<string, ScreenName[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [id = '', kindName = '', ...names] = line.split(' | ');
    const kind = NAME_KINDS.find((one) => one === kindName);
    if (kind === undefined) continue;
    screens.set(id, [...(screens.get(id) ?? []), ...names.map((text) => ({ kind, text }))]);
  }
  return screens;
}

const QUOTES: ReadonlySet<string> = new Set('"“”„«»\'‘’‹› ');

// Writers differ in whether quotation marks belong to a span; they never do here.
function withoutQuotes<Request extends { text: string; spans: { start: number; end: number }[] }>(
  request: Request,
): Request {
  const { text } = request;
  const spans = request.spans.map((span) => {
    let { start, end } = span;
    while (start < end && QUOTES.has(text.charAt(start))) start += 1;
    while (end > start && QUOTES.has(text.charAt(end - 1))) end -= 1;
    return start < end ? { ...span, start, end } : span;
  });
  return { ...request, spans };
}
