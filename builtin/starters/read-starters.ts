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
  record: 'detail_view',
  wall: 'other',
  document: 'editor',
} as const satisfies { [kind: string]: UiType };
export type StarterKind = keyof typeof ARCHETYPE;

/** A word from words.txt: its label in each language, in fixed order (`Yes | Ja | …`), and the options of a choice. */
export type StarterWord = {
  kind: FieldKind | 'status' | 'figure' | 'chart' | 'section' | 'plan';
  labels: string;
  options?: string;
  /** Columns of a list of records, such as the items of an invoice: names of words. */
  columns?: string[];
};

/** What subjects and places share; lists hold names of words. `names` is `singular/plural` for each language. */
type Template = { key: string; names: string; counts: string[]; chart: string | undefined };
export type Subject = Template & {
  kind: StarterKind;
  has: string[];
  asks: string[];
  /** Fields of an editor; empty if the subject is not a document. */
  edits: string[];
  offers: string[];
  /** Label of the submit button of its form. */
  sends: string | undefined;
};
export type Place = Template & { lists: string[]; pages: string[]; plans: string[]; sets: string[]; isPage: boolean };

/** What a phrase stands for. A weak entry counts only if the text names nothing else; beside a decisive one, nothing else counts. */
export type PhraseEntry<What> = { what: What; isWeak: boolean; isDecisive: boolean; asksForForm: boolean };

/** How the content under a heading is drawn; `has` names its columns, `words` begin or end such a heading. */
export type Shape = { name: string; has: string[]; words: WordList };

/** A message that products show in similar words everywhere; its texts have all languages. See messages.txt. */
export type Message = {
  key: string;
  kind: MessageKind;
  /** A request that continues the phrase is the heading itself: "merci pour votre commande". */
  isOwn: boolean;
  titles: string;
  texts: string;
  buttons: string;
  icon: string | undefined;
  /** Key of the subject whose facts are shown. */
  of: string | undefined;
  words: WordList;
  /** Last words of any other request for it. */
  ends: WordList;
};
const MESSAGE_KINDS = ['error', 'failed', 'done', 'info', 'nothing', 'question', 'destroy'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type Starters = {
  words: ReadonlyMap<string, StarterWord>;
  subjects: ReadonlyMap<string, Subject>;
  /** By phrase: folded words separated by single spaces. */
  subjectsByPhrase: ReadonlyMap<string, PhraseEntry<Subject>>;
  placesByPhrase: ReadonlyMap<string, PhraseEntry<Place>>;
  /** In order of priority. */
  shapes: readonly Shape[];
  messages: readonly Message[];
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
    const edits = wordsIn(block, 'edits');
    const subject: Subject = {
      ...templateOf(block, key),
      kind: kindNamed(kind),
      has,
      asks: asks.length > 0 ? asks : has,
      edits: edits.length > 0 || /^(?:form|settings)/.test(kind) ? edits : asks,
      offers: wordsIn(block, 'offers'),
      sends: block.lines.get('sends'),
    };
    subjects.set(key, subject);
    addPhrases(subjectsByPhrase, subject, block, { isNamed: !kind.includes('~'), isDecisive: kind.endsWith('!') });
  }
  const placesByPhrase = new Map<string, PhraseEntry<Place>>();
  for (const block of blocksOf(files.places)) {
    const [lists, pages] = [wordsIn(block, 'lists'), wordsIn(block, 'pages')];
    const [plans, sets] = [wordsIn(block, 'plans'), wordsIn(block, 'sets')];
    addPhrases(
      placesByPhrase,
      { ...templateOf(block, block.head), lists, pages, plans, sets, isPage: block.lines.get('kind') === 'page' },
      block,
      { isNamed: true, isDecisive: false },
    );
  }
  const shapes = [...linesOf(files.shapes)].map((line): Shape => {
    const bar = line.indexOf(' | ');
    const [name = '', ...has] = line.slice(0, bar).split(' ');
    return { name, has, words: wordList(foldText(line.slice(bar + 3))) };
  });
  return {
    words: readWords(files.words),
    subjects,
    subjectsByPhrase,
    placesByPhrase,
    shapes,
    messages: messagesOf(files.messages),
  };
}

function messagesOf(content: string): Message[] {
  return blocksOf(content).map(({ head, names, lines }) => {
    const [key = '', kind = ''] = head.split(' ');
    const line = (name: string) => lines.get(name) ?? '';
    return {
      key,
      kind: oneOf(MESSAGE_KINDS, kind.replace('~', ''), 'messages.txt'),
      isOwn: kind.endsWith('~'),
      titles: names,
      texts: line('text'),
      buttons: line('button'),
      icon: lines.get('icon'),
      of: lines.get('of'),
      words: wordList(line('says')),
      ends: wordList(line('ends')),
    };
  });
}

function oneOf<Kind extends string>(kinds: readonly Kind[], told: string, file: string): Kind {
  const kind = kinds.find((one) => one === told);
  if (kind === undefined) throw new Error(`${file}: there is no kind "${told}"`);
  return kind;
}

function templateOf(block: Block, key: string): Template {
  return { key, names: block.names, counts: wordsIn(block, 'counts'), chart: block.lines.get('chart') };
}

function kindNamed(words: string): StarterKind {
  return oneOf(Object.keys(ARCHETYPE) as StarterKind[], words.replace(/[~!]+$/, ''), 'subjects.txt');
}

function* linesOf(content: string): Generator<string> {
  for (const line of content.split('\n')) if (line !== '' && !line.startsWith('#')) yield line;
}

// Lines within a block that have all languages.
const TRANSLATED = /^(?:text|button|says|ends) /;

// Any other line with ` | ` starts a block.
function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  for (const line of linesOf(content)) {
    const bar = TRANSLATED.test(line) ? -1 : line.indexOf(' | ');
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
  { isNamed, isDecisive }: { isNamed: boolean; isDecisive: boolean },
): void {
  const add = (phrases: string | undefined, isWeak: boolean, asksForForm: boolean) => {
    const entry = { what, isWeak, isDecisive: isDecisive && !isWeak, asksForForm };
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
    const [name = '', told = ''] = line.slice(0, bar).split(' ');
    const [kind = '', columns] = told.split(':');
    last = { kind: kind as StarterWord['kind'], labels: line.slice(bar + 3) };
    if (columns !== undefined) last.columns = columns.split('+');
    words.set(name, last);
  }
  return words;
}
