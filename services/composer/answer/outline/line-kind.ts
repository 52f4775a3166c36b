import type { Definition } from '#catalog/definition.ts';

/** The kind of an outline line, with its indentation in columns. */
export type OutlineLine =
  | { kind: 'state'; path: string; bound: boolean; sign: '=' | ':='; value: string }
  | { kind: 'element'; indent: number; text: string }
  /** A line that names an element by id alone, in the answer to an edit. */
  | { kind: 'named'; indent: number; text: string }
  | { kind: 'removed'; id: string }
  | { kind: 'json' }
  | { kind: 'blank' }
  | { kind: 'prose' };

/** Indentation, including tree-drawing characters. */
const INDENT = /^[\s\u200B\uFEFF│├└─|]*/;
/** Where tabs and spaces are mixed, a tab mostly stands for two levels of two spaces. */
const TAB_COLUMNS = 4;
const BULLET = /^(?:[-*•+▪◦]|\d{1,3}[.)])\s+/;
const STATE = /^(@)?\s?(\/[^\s=:"]+|"\/[^"]*")\s*(:=|=|:(?=\s))\s*/;
const NAMED = /^#[A-Za-z][A-Za-z0-9_-]*(?=\s|$)/;
const REMOVED = /^-\s?#([A-Za-z][A-Za-z0-9_-]*)\s*$/;
const TYPE = /^[\p{L}][\p{L}\p{N}_]*/u;
const JSON_START = /^[[{}\]"]/;
/** What follows a type in the notation but hardly ever in a sentence. */
const PARTS =
  /^(?:\s*$|\s*[("“]|\s+(?:#[A-Za-z]|[@./][\p{L}/]|\.\.\/?\p{L}|\.(?:\s|$)|[a-z]*>\s*[A-Za-z]|[\p{L}_]+=))/u;
const LATER_PARTS = /\s(?:[\p{L}_]+=\S|[a-z]*>[A-Za-z]+\()/u;

/** What the kind of a line depends on. */
export type LineKinds = {
  definitionOf: (type: string) => Definition | undefined;
  /** True once an unmistakable outline line was read; the following lines are then judged more loosely. */
  begun: boolean;
};

/** Classifies a line. */
export function lineKind(line: string, { definitionOf, begun }: LineKinds): OutlineLine {
  const drawn = INDENT.exec(line)?.[0] ?? '';
  const bare = line.slice(drawn.length).trimEnd();
  const removed = REMOVED.exec(bare);
  if (removed?.[1] !== undefined) return { kind: 'removed', id: removed[1] };
  const text = bare.replace(BULLET, '');
  if (text === '') return { kind: 'blank' };
  const state = STATE.exec(text);
  if (state !== null) return stateLine(state, text);
  const indent = columnsOf(drawn);
  if (NAMED.test(text)) return { kind: 'named', indent, text };
  const [type] = TYPE.exec(text) ?? [];
  if (type !== undefined && isElement(type, text.slice(type.length), { definitionOf, begun })) {
    return { kind: 'element', indent, text };
  }
  return JSON_START.test(text) ? { kind: 'json' } : { kind: 'prose' };
}

function stateLine([whole, at, path = '', sign]: RegExpExecArray, text: string): OutlineLine {
  const pointer = path.startsWith('"') ? path.slice(1, -1) : path;
  const value = text.slice(whole.length);
  return { kind: 'state', path: pointer, bound: at !== undefined, sign: sign === ':=' ? ':=' : '=', value };
}

function isElement(type: string, after: string, { definitionOf, begun }: LineKinds): boolean {
  const isKnown = definitionOf(type) !== undefined;
  if (PARTS.test(after)) return isKnown || /^\p{Lu}/u.test(type);
  // Unquoted text may follow the type once the answer is certainly an outline, unless the line ends like a sentence.
  return isKnown && (LATER_PARTS.test(after) || (begun && /^\p{Lu}/u.test(type) && !/[.:!?]$/.test(after)));
}

function columnsOf(drawn: string): number {
  let columns = 0;
  for (const character of drawn) columns += character === '\t' ? TAB_COLUMNS : 1;
  return columns;
}
