import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decodeStack, encodeStack, type Thumbnail } from './thumbnail.ts';

/** The thumbnails of one sheet, by the name of the component or screen that each shows. */
export type Thumbnails = ReadonlyMap<string, Thumbnail>;

const FOLDER = new URL('./accepted/', import.meta.url);
const HEIGHTS = new URL('heights.json', FOLDER);

/** The contents of each stack from the top down: name and height. */
type Heights = { [sheet: string]: [name: string, height: number][] };

/** The thumbnails of a sheet as they were last accepted; none where it never was. */
export function readAccepted(sheet: string): Thumbnails {
  const rows = readHeights()[sheet];
  if (rows === undefined) return new Map();
  const stack = decodeStack(
    readFileSync(new URL(`${sheet}.png`, FOLDER)),
    rows.map(([, height]) => height),
  );
  return new Map(rows.map(([name], at) => [name, stack[at]!]));
}

/** Stores the thumbnails of a sheet as the reference for later comparisons. */
export function writeAccepted(sheet: string, thumbnails: Thumbnails): void {
  mkdirSync(FOLDER, { recursive: true });
  const rows = [...thumbnails].map(([name, { height }]): [string, number] => [name, height]);
  writeFileSync(new URL(`${sheet}.png`, FOLDER), encodeStack([...thumbnails.values()]));
  const all = Object.entries({ ...readHeights(), [sheet]: rows }).toSorted(([a], [b]) => a.localeCompare(b));
  const lines = all.map(([name, heights]) => `  ${JSON.stringify(name)}: ${JSON.stringify(heights)}`);
  writeFileSync(HEIGHTS, `{\n${lines.join(',\n')}\n}\n`);
}

function readHeights(): Heights {
  try {
    return JSON.parse(readFileSync(HEIGHTS, 'utf8')) as Heights;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
