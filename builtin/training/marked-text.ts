import { TAGS, type Span, type Tag } from '../understand/learned/tags.ts';

/** One request with its parts marked: a line of a training file. `unmarked` are the tags that its file does without. */
export type MarkedRequest = {
  archetype: string;
  language: string;
  text: string;
  spans: Span[];
  unmarked: readonly Tag[];
};

const MARK = /\[([a-z]+):([^[\]]*)\]/g;
const TAG_NAMES: ReadonlySet<string> = new Set(TAGS);

const UNMARKED = '# not marked: ';

/**
 * Reads a training file: `archetype | language | text`, one a line; empty lines and lines that begin with # are skipped. A
 * line "# not marked: tone count" says that its writer did not mark these.
 */
export function readMarked(content: string, file: string): MarkedRequest[] {
  const lines = content.split('\n');
  const said = lines.find((line) => line.startsWith(UNMARKED))?.slice(UNMARKED.length) ?? '';
  const unmarked = TAGS.filter((tag) => said.split(' ').includes(tag));
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    return [{ ...readLine(line, `${file}:${index + 1}`), unmarked }];
  });
}

function readLine(line: string, place: string): Omit<MarkedRequest, 'unmarked'> {
  const [archetype, language, ...rest] = line.split(' | ');
  if (archetype === undefined || language === undefined || rest.length === 0)
    throw new Error(`${place}: a line is "archetype | language | text"`);
  return { archetype, language, ...readMarks(rest.join(' | '), place) };
}

/** Takes the marks out of a text: "add [field:name]" gives "add name" and where the field stands in it. */
export function readMarks(marked: string, place = 'text'): { text: string; spans: Span[] } {
  let text = '';
  let taken = 0;
  const spans: Span[] = [];
  for (const found of marked.matchAll(MARK)) {
    const [whole, tag = '', words = ''] = found;
    if (!TAG_NAMES.has(tag)) throw new Error(`${place}: there is no tag "${tag}", only ${TAGS.join(', ')}`);
    text += marked.slice(taken, found.index);
    spans.push({ tag: tag as Tag, start: text.length, end: text.length + words.length });
    text += words;
    taken = found.index + whole.length;
  }
  return { text: text + marked.slice(taken), spans };
}
