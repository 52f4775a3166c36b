import type { UiType } from '#contract/spec/ui-type.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import { readStarterFiles, type StarterFiles } from './starter-files.ts';

/** What is drawn for a subject where the request names no kind of screen, and the archetype that it is a screen of. */
export const ARCHETYPE = {
  list: 'list_table',
  tracker: 'dashboard',
  ticks: 'other',
  week: 'other',
  plan: 'other',
  rota: 'other',
  board: 'board',
  calendar: 'calendar',
  form: 'form',
  settings: 'settings_panel',
} as const satisfies { [kind: string]: UiType };
export type StarterKind = keyof typeof ARCHETYPE;

/** A word of screens in the languages, in their order, as `Yes | Ja | …`; with the options of a choice. */
export type StarterWord = {
  kind: FieldKind | 'status' | 'figure' | 'chart' | 'section' | 'plan';
  labels: string;
  options?: string;
};

/** What a subject or a place is made of, by the names of its words; `names` are one and many in the languages. */
type Made = { key: string; names: string; counts: string[]; chart: string | undefined };
export type Subject = Made & { kind: StarterKind; has: string[]; asks: string[]; offers: string[] };
export type Place = Made & { lists: string[]; pages: string[]; plans: string[]; sets: string[]; isPage: boolean };

/** How a phrase is meant: weakly where it means it only if nothing else is spoken of. */
export type Call<What> = { what: What; isWeak: boolean; asksForForm: boolean };

/** How what a heading stands for is drawn, and the words of its parts. */
export type Shape = { name: string; has: string[]; words: WordList };

export type Starters = {
  words: ReadonlyMap<string, StarterWord>;
  subjects: ReadonlyMap<string, Subject>;
  /** By folded words with a blank between them. */
  calledSubjects: ReadonlyMap<string, Call<Subject>>;
  calledPlaces: ReadonlyMap<string, Call<Place>>;
  /** The first that fits wins. */
  shapes: readonly Shape[];
};

let loaded: Starters | undefined;

/** The committed starters, read when they are first asked for. */
export function committedStarters(): Starters {
  loaded ??= parseStarters(readStarterFiles());
  return loaded;
}

type Block = { head: string; names: string; lines: Map<string, string> };

/** Understands the files. */
function parseStarters(files: StarterFiles): Starters {
  const subjects = new Map<string, Subject>();
  const calledSubjects = new Map<string, Call<Subject>>();
  for (const block of blocksOf(files.subjects)) {
    const [key = '', kind = ''] = block.head.split(' ');
    const has = wordsIn(block, 'has');
    const asks = wordsIn(block, 'asks');
    const made = { ...madeOf(block, key), kind: kindCalled(kind), offers: wordsIn(block, 'offers') };
    const subject: Subject = { ...made, has, asks: asks.length > 0 ? asks : has };
    subjects.set(key, subject);
    addCalls(calledSubjects, subject, block, !kind.endsWith('~'));
  }
  const calledPlaces = new Map<string, Call<Place>>();
  for (const block of blocksOf(files.places)) {
    const [lists, pages] = [wordsIn(block, 'lists'), wordsIn(block, 'pages')];
    const [plans, sets] = [wordsIn(block, 'plans'), wordsIn(block, 'sets')];
    addCalls(
      calledPlaces,
      { ...madeOf(block, block.head), lists, pages, plans, sets, isPage: block.lines.get('kind') === 'page' },
      block,
      true,
    );
  }
  const shapes = [...linesOf(files.shapes)].map((line): Shape => {
    const bar = line.indexOf(' | ');
    const [name = '', ...has] = line.slice(0, bar).split(' ');
    return { name, has, words: wordList(foldText(line.slice(bar + 3))) };
  });
  return { words: readWords(files.words), subjects, calledSubjects, calledPlaces, shapes };
}

function madeOf(block: Block, key: string): Made {
  return { key, names: block.names, counts: wordsIn(block, 'counts'), chart: block.lines.get('chart') };
}

function kindCalled(words: string): StarterKind {
  const kind = words.replace('~', '');
  if (!Object.hasOwn(ARCHETYPE, kind)) throw new Error(`subjects.txt: there is no kind "${words}"`);
  return kind as StarterKind;
}

function* linesOf(content: string): Generator<string> {
  for (const line of content.split('\n')) if (line !== '' && !line.startsWith('#')) yield line;
}

// A line with ` | ` begins a block.
function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  for (const line of linesOf(content)) {
    const bar = line.indexOf(' | ');
    const at = line.indexOf(' ');
    if (bar >= 0) blocks.push({ head: line.slice(0, bar), names: line.slice(bar + 3), lines: new Map() });
    else blocks.at(-1)?.lines.set(line.slice(0, at), line.slice(at).trim());
  }
  return blocks;
}

function wordsIn({ lines }: Block, name: string): string[] {
  return lines.get(name)?.split(' ') ?? [];
}

function addCalls<What>(calls: Map<string, Call<What>>, what: What, { names, lines }: Block, isNamed: boolean): void {
  const add = (phrases: string | undefined, isWeak: boolean, asksForForm: boolean) => {
    const call = { what, isWeak, asksForForm };
    for (const phrase of foldText(phrases ?? '')
      .replaceAll(SIGNS, ' ')
      .split(';')) {
      const folded = phrase.trim();
      if (folded !== '' && !calls.has(folded)) calls.set(folded, call);
    }
  };
  add(withoutApostrophes(lines.get('form')), false, true);
  if (isNamed) add(names.replaceAll(/\bune? /g, '').replaceAll(/[|/]/g, ';'), false, false);
  add(withoutApostrophes(lines.get('also')), false, false);
  add(withoutApostrophes(lines.get('maybe')), true, false);
}

// Who types in a hurry leaves them out: "carnet dentretien".
function withoutApostrophes(phrases: string | undefined): string | undefined {
  return phrases?.includes("'") === true ? `${phrases}; ${phrases.replaceAll("'", '')}` : phrases;
}

// Folded words of these languages are written with these letters alone.
const SIGNS = /[^a-z0-9;]+/g;

function readWords(content: string): Map<string, StarterWord> {
  const words = new Map<string, StarterWord>();
  let last: StarterWord | undefined;
  for (const line of linesOf(content)) {
    if (line.startsWith('- ')) {
      if (last !== undefined) last.options = line.slice(2);
      continue;
    }
    const bar = line.indexOf(' | ');
    const [name = '', kind = ''] = line.slice(0, bar).split(' ');
    last = { kind: kind as StarterWord['kind'], labels: line.slice(bar + 3) };
    words.set(name, last);
  }
  return words;
}
