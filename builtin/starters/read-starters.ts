import type { UiType } from '#contract/spec/ui-type.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import { readStarterFiles, type StarterFiles } from './starter-files.ts';

/** The archetype of each kind of starter; the kind is what is drawn when the request names no kind of screen. */
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

/** A word from words.txt: its label in each language, in fixed order (`Yes | Ja | …`), and the options of a choice. */
export type StarterWord = {
  kind: FieldKind | 'status' | 'figure' | 'chart' | 'section' | 'plan';
  labels: string;
  options?: string;
};

/** What subjects and places share; lists hold names of words. `names` is `singular/plural` for each language. */
type Template = { key: string; names: string; counts: string[]; chart: string | undefined };
export type Subject = Template & { kind: StarterKind; has: string[]; asks: string[]; offers: string[] };
export type Place = Template & { lists: string[]; pages: string[]; plans: string[]; sets: string[]; isPage: boolean };

/** What a phrase stands for. A weak entry counts only if the text names nothing else. */
export type PhraseEntry<What> = { what: What; isWeak: boolean; asksForForm: boolean };

/** How the content under a heading is drawn; `has` names its columns, `words` begin or end such a heading. */
export type Shape = { name: string; has: string[]; words: WordList };

export type Starters = {
  words: ReadonlyMap<string, StarterWord>;
  subjects: ReadonlyMap<string, Subject>;
  /** By phrase: folded words separated by single spaces. */
  subjectsByPhrase: ReadonlyMap<string, PhraseEntry<Subject>>;
  placesByPhrase: ReadonlyMap<string, PhraseEntry<Place>>;
  /** In order of priority. */
  shapes: readonly Shape[];
};

let loaded: Starters | undefined;

/** The committed starters, read on first use. */
export function committedStarters(): Starters {
  loaded ??= parseStarters(readStarterFiles());
  return loaded;
}

type Block = { head: string; names: string; lines: Map<string, string> };

function parseStarters(files: StarterFiles): Starters {
  const subjects = new Map<string, Subject>();
  const subjectsByPhrase = new Map<string, PhraseEntry<Subject>>();
  for (const block of blocksOf(files.subjects)) {
    const [key = '', kind = ''] = block.head.split(' ');
    const has = wordsIn(block, 'has');
    const asks = wordsIn(block, 'asks');
    const base = { ...templateOf(block, key), kind: kindNamed(kind), offers: wordsIn(block, 'offers') };
    const subject: Subject = { ...base, has, asks: asks.length > 0 ? asks : has };
    subjects.set(key, subject);
    addPhrases(subjectsByPhrase, subject, block, !kind.endsWith('~'));
  }
  const placesByPhrase = new Map<string, PhraseEntry<Place>>();
  for (const block of blocksOf(files.places)) {
    const [lists, pages] = [wordsIn(block, 'lists'), wordsIn(block, 'pages')];
    const [plans, sets] = [wordsIn(block, 'plans'), wordsIn(block, 'sets')];
    addPhrases(
      placesByPhrase,
      { ...templateOf(block, block.head), lists, pages, plans, sets, isPage: block.lines.get('kind') === 'page' },
      block,
      true,
    );
  }
  const shapes = [...linesOf(files.shapes)].map((line): Shape => {
    const bar = line.indexOf(' | ');
    const [name = '', ...has] = line.slice(0, bar).split(' ');
    return { name, has, words: wordList(foldText(line.slice(bar + 3))) };
  });
  return { words: readWords(files.words), subjects, subjectsByPhrase, placesByPhrase, shapes };
}

function templateOf(block: Block, key: string): Template {
  return { key, names: block.names, counts: wordsIn(block, 'counts'), chart: block.lines.get('chart') };
}

function kindNamed(words: string): StarterKind {
  const kind = words.replace('~', '');
  if (!Object.hasOwn(ARCHETYPE, kind)) throw new Error(`subjects.txt: there is no kind "${words}"`);
  return kind as StarterKind;
}

function* linesOf(content: string): Generator<string> {
  for (const line of content.split('\n')) if (line !== '' && !line.startsWith('#')) yield line;
}

// A line with ` | ` starts a block.
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

function addPhrases<What>(
  entries: Map<string, PhraseEntry<What>>,
  what: What,
  { names, lines }: Block,
  isNamed: boolean,
): void {
  const add = (phrases: string | undefined, isWeak: boolean, asksForForm: boolean) => {
    const entry = { what, isWeak, asksForForm };
    for (const phrase of foldText(phrases ?? '')
      .replaceAll(SEPARATORS, ' ')
      .split(';')) {
      const folded = phrase.trim();
      if (folded !== '' && !entries.has(folded)) entries.set(folded, entry);
    }
  };
  add(withoutApostrophes(lines.get('form')), false, true);
  if (isNamed) add(names.replaceAll(/\bune? /g, '').replaceAll(/[|/]/g, ';'), false, false);
  add(withoutApostrophes(lines.get('also')), false, false);
  add(withoutApostrophes(lines.get('maybe')), true, false);
}

// People who type in a hurry leave out apostrophes: "carnet dentretien".
function withoutApostrophes(phrases: string | undefined): string | undefined {
  return phrases?.includes("'") === true ? `${phrases}; ${phrases.replaceAll("'", '')}` : phrases;
}

// Everything but letters and digits separates words, except for the `;` between phrases.
const SEPARATORS = /[^a-z0-9;]+/g;

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
