import { diffLines } from 'diff';

/** A line of either version. */
export type DiffLine = {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Line numbers in the old and the new version, from 1. */
  readonly before: number | undefined;
  readonly after: number | undefined;
};

/** Beyond this many edits two texts have little in common, and looking for it takes long. */
const MOST_EDITS = 4000;

/** Two versions line by line: what stayed, what came, what went. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const parts = diffLines(withEnd(before), withEnd(after), { maxEditLength: MOST_EDITS }) ?? [
    { value: withEnd(before), added: false, removed: true, count: 0 },
    { value: withEnd(after), added: true, removed: false, count: 0 },
  ];
  const lines: DiffLine[] = [];
  let [oldLine, newLine] = [1, 1];
  for (const { value, added, removed } of parts) {
    const kind = kindOf(added, removed);
    for (const text of value.replace(/\n$/, '').split('\n')) {
      if (value === '') continue;
      lines.push({
        kind,
        text,
        before: kind === 'added' ? undefined : oldLine++,
        after: kind === 'removed' ? undefined : newLine++,
      });
    }
  }
  return lines;
}

function kindOf(isAdded: boolean, isRemoved: boolean): DiffLine['kind'] {
  if (isAdded) return 'added';
  return isRemoved ? 'removed' : 'same';
}

// A line break at the end of the last line is no visible difference.
function withEnd(text: string): string {
  const plain = text.replaceAll('\r\n', '\n');
  return plain === '' || plain.endsWith('\n') ? plain : `${plain}\n`;
}

/** Two lines that stand side by side; undefined where one version has none there. */
export type DiffPair = { readonly left: DiffLine | undefined; readonly right: DiffLine | undefined };

/** Old and new side by side: what went stands beside what came in its place. */
export function sideBySide(lines: readonly DiffLine[]): DiffPair[] {
  const pairs: DiffPair[] = [];
  let removed: DiffLine[] = [];
  let added: DiffLine[] = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++) {
      pairs.push({ left: removed[at], right: added[at] });
    }
    removed = [];
    added = [];
  };
  for (const line of lines) {
    if (line.kind === 'removed') removed.push(line);
    else if (line.kind === 'added') added.push(line);
    else {
      flush();
      pairs.push({ left: line, right: line });
    }
  }
  flush();
  return pairs;
}
