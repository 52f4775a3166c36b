import type { Random } from '../random.ts';

/**
 * One way in which the text of an answer breaks or ends early. `mutate` returns undefined if it does not apply. `unlisted`
 * are ids that no element lists as a child; written elements with these ids are orphans.
 */
export type TextMutation = {
  name: string;
  weight: number;
  mutate: (lines: readonly string[], random: Random, unlisted: readonly string[]) => string[] | undefined;
};

/** Answers that are cut off by the token limit. */
export const TRUNCATIONS: readonly TextMutation[] = [
  {
    name: 'cut by the token limit',
    weight: 1,
    mutate: (lines, random, unlisted) => {
      const text = lines.join('\n');
      const kept = text.slice(0, Math.floor(text.length * (0.4 + 0.55 * (random.integer(1000) / 1000))));
      const isLost = unlisted.some((id) => !isWritten(id, kept, text));
      return isLost ? undefined : kept.split('\n');
    },
  },
];

/** Broken JSON, which is very rare but repaired as well. */
export const SYNTAX_MUTATIONS: readonly TextMutation[] = [
  onLine('an extra brace', 4, (line) => (line.startsWith('{') && line.endsWith('}') ? `${line}}` : undefined)),
  onLine('a trailing comma', 4, (line) => (line.endsWith('}}') ? `${line.slice(0, -1)},}` : undefined)),
  onLine('a brace too few', 3, (line) =>
    line.startsWith('{"op"') && line.endsWith('}') ? line.slice(0, -1) : undefined,
  ),
  onLine('single quotes', 1, (line) =>
    line.startsWith('{"op"') && !line.includes("'") && !line.includes('\\') ? line.replaceAll('"', "'") : undefined,
  ),
  {
    name: 'a line written twice',
    weight: 2,
    mutate: (lines, random) => {
      const at = random.integer(lines.length);
      const line = lines[at] ?? '';
      return line.startsWith('{"op"') && line.endsWith('}') ? lines.toSpliced(at, 0, line) : undefined;
    },
  },
  {
    name: 'a comma after each line',
    weight: 1,
    mutate: (lines) => (lines[0]?.startsWith('{"op"') ? lines.map((line) => `${line},`) : undefined),
  },
];

/** True if the element is complete in the text before the cut and something else follows it. */
function isWritten(id: string, kept: string, text: string): boolean {
  const spellings = [`"/elements/${id}"`, `"${id}":`];
  const at = Math.max(...spellings.map((spelling) => text.lastIndexOf(spelling)));
  const next = text.indexOf('\n', at);
  return at >= 0 && next >= 0 && next < kept.length;
}

function onLine(name: string, weight: number, change: (line: string) => string | undefined): TextMutation {
  return {
    name,
    weight,
    mutate: (lines, random) => {
      const at = random.integer(lines.length);
      const changed = change(lines[at] ?? '');
      return changed === undefined ? undefined : lines.toSpliced(at, 1, changed);
    },
  };
}
