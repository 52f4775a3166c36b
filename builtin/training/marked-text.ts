import { TAGS, type Tag } from '../understand/learned/tags.ts';

/** A line of a training file: a request with its marked parts. `unmarked` lists the tags that its file does not use. */
export type MarkedRequest<Name extends string = Tag> = {
  archetype: string;
  language: string;
  text: string;
  spans: { tag: Name; start: number; end: number }[];
  unmarked: readonly Name[];
};

/** Phrasings that tests hold: they count several times, so that new sentences do not outweigh them. */
export const KEPT = 'hand-kept.txt';
export const KEPT_WEIGHT = 5;

const MARK = /\[([a-z]+):([^[\]]*)\]/g;

const UNMARKED = '# not marked: ';

/**
 * Reads a training file with one `archetype | language | text` per line. Empty lines and lines that start with # are skipped.
 * A line "# not marked: tone count" lists tags that the writer did not use.
 */
export function readMarked(content: string, file: string): MarkedRequest[] {
  return readMarkedAs(TAGS, content, file);
}

/** The same for another set of tags. */
export function readMarkedAs<Name extends string>(
  names: readonly Name[],
  content: string,
  file: string,
): MarkedRequest<Name>[] {
  const lines = content.split('\n');
  const listed = lines.find((line) => line.startsWith(UNMARKED))?.slice(UNMARKED.length) ?? '';
  const unmarked = names.filter((tag) => listed.split(' ').includes(tag));
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    return [{ ...readLine(names, line, `${file}:${index + 1}`), unmarked }];
  });
}

function readLine<Name extends string>(
  names: readonly Name[],
  line: string,
  place: string,
): Omit<MarkedRequest<Name>, 'unmarked'> {
  const [archetype, language, ...rest] = line.split(' | ');
  if (archetype === undefined || language === undefined || rest.length === 0)
    throw new Error(`${place}: a line is "archetype | language | text"`);
  return { archetype, language, ...marksOf(names, rest.join(' | '), place) };
}

/** Removes the marks from a text: "add [field:name]" gives "add name" and the position of the field. */
export function readMarks(marked: string, place = 'text'): Pick<MarkedRequest, 'text' | 'spans'> {
  return marksOf(TAGS, marked, place);
}

function marksOf<Name extends string>(
  names: readonly Name[],
  marked: string,
  place: string,
): Pick<MarkedRequest<Name>, 'text' | 'spans'> {
  let text = '';
  let taken = 0;
  const spans: MarkedRequest<Name>['spans'] = [];
  for (const found of marked.matchAll(MARK)) {
    const [whole, tagName = '', words = ''] = found;
    const tag = names.find((name) => name === tagName);
    if (tag === undefined) throw new Error(`${place}: there is no tag "${tagName}", only ${names.join(', ')}`);
    text += marked.slice(taken, found.index);
    spans.push({ tag, start: text.length, end: text.length + words.length });
    text += words;
    taken = found.index + whole.length;
  }
  return { text: text + marked.slice(taken), spans };
}
