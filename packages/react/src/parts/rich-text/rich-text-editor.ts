import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, type Mark, type MarkType, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, type Command, type Plugin } from 'prosemirror-state';
import { schema } from './rich-text-schema.ts';

const { nodes, marks } = schema;

/** The tools of a rich-text toolbar that need no further answer. */
export type PlainTool =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'bullet'
  | 'number'
  | 'code'
  | 'inlineCode'
  | 'quote'
  | 'divider'
  | 'clear';

type Tool = {
  /** What the tool does; pressed again it undoes that. */
  run: Command;
  isOn: (state: EditorState) => boolean;
};

const never = () => false;

/** The tools that need nothing but a press. */
export const TOOLS: { readonly [name in PlainTool]: Tool } = {
  bold: markTool(marks.strong),
  italic: markTool(marks.em),
  underline: markTool(marks.underline),
  strike: markTool(marks.strike),
  inlineCode: markTool(marks.code),
  h1: headingTool(1),
  h2: headingTool(2),
  h3: headingTool(3),
  code: blockTool(nodes.code_block),
  quote: {
    run: (state, ...rest) =>
      isInside(state, nodes.blockquote) ? lift(state, ...rest) : wrapIn(nodes.blockquote)(state, ...rest),
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  bullet: listTool(nodes.bullet_list),
  number: listTool(nodes.ordered_list),
  divider: {
    run: (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
      return true;
    },
    isOn: never,
  },
  clear: { run: clearFormatting, isOn: never },
};

/** An editor state with keys, history and Markdown-like shortcuts. */
export function editorState(doc: Node): EditorState {
  return EditorState.create({ doc, plugins: plugins() });
}

function plugins(): Plugin[] {
  const item = nodes.list_item;
  const hardBreak: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  };
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
        wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
        textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 1 })),
      ],
    }),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': TOOLS.bold.run,
      'Mod-i': TOOLS.italic.run,
      'Mod-u': TOOLS.underline.run,
      'Mod-Shift-x': TOOLS.strike.run,
      'Mod-e': TOOLS.inlineCode.run,
      'Mod-Shift-7': TOOLS.number.run,
      'Mod-Shift-8': TOOLS.bullet.run,
      'Mod-Shift-9': TOOLS.quote.run,
      Enter: splitListItem(item),
      'Shift-Enter': chainCommands(exitCode, hardBreak),
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
    }),
    keymap(baseKeymap),
    history(),
  ];
}

/** A text of the spec, as it stands: its lines become paragraphs. */
export function plainDocument(text: string): Node {
  const lines = text.split('\n');
  return nodes.doc.create(
    null,
    lines.map((line) => nodes.paragraph.create(null, line === '' ? null : schema.text(line))),
  );
}

/** A text that the editor wrote itself, read through the schema. */
export function readRichText(html: string): Node {
  const page = new globalThis.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(schema).parse(page.body);
}

/** The document as sanitised HTML; empty when nothing is in it. */
export function writeRichText(doc: Node): string {
  if (isEmptyDocument(doc)) return '';
  const page = document.implementation.createHTMLDocument('');
  DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: page }, page.body);
  return page.body.innerHTML;
}

/** True for a document of one empty paragraph, which is what an editor starts with. */
export function isEmptyDocument(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.type === nodes['paragraph'] && doc.firstChild.content.size === 0;
}

/** The address of the link at the cursor. */
export function linkAt(state: EditorState): string | undefined {
  const { from, $from, to, empty } = state.selection;
  const found: Mark[] = empty ? [...$from.marks()] : [];
  if (!empty) state.doc.nodesBetween(from, to, (node) => void found.push(...node.marks));
  return found.find(({ type }) => type === marks['link'])?.attrs['href'] as string | undefined;
}

/** Puts a link on the selection, or its address as a text where nothing is selected; undefined takes links away. */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const { tr } = state;
    if (href === undefined) tr.removeMark(from, to, marks.link);
    else if (empty) tr.replaceSelectionWith(schema.text(href, [marks.link.create({ href })]), false);
    else tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts a picture in place of the selection. */
export function insertImage(src: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src })).scrollIntoView());
    return true;
  };
}

function markTool(type: MarkType): Tool {
  return { run: toggleMark(type), isOn: (state) => hasMark(state, type) };
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

function headingTool(level: number): Tool {
  return blockTool(nodes.heading, { level });
}

function blockTool(type: NodeType, attributes: Record<string, unknown> = {}): Tool {
  const isOn = (state: EditorState) => state.selection.$from.parent.hasMarkup(type, attributes);
  return {
    isOn,
    run: (state, ...rest) =>
      isOn(state) ? setBlockType(nodes.paragraph)(state, ...rest) : setBlockType(type, attributes)(state, ...rest),
  };
}

function listTool(type: NodeType): Tool {
  const isOn = (state: EditorState) => isInside(state, type);
  return {
    isOn,
    run: (state, ...rest) =>
      isOn(state) ? liftListItem(nodes.list_item)(state, ...rest) : wrapInList(type)(state, ...rest),
  };
}

function isInside(state: EditorState, type: NodeType): boolean {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);
}

function clearFormatting(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { from, to } = state.selection;
  const { tr } = state;
  tr.removeMark(from, to);
  tr.setBlockType(from, to, nodes.paragraph);
  dispatch?.(tr.scrollIntoView());
  return true;
}

/** Characters in the text; breaks between blocks do not count. */
export function textLength(doc: Node): number {
  return doc.textBetween(0, doc.content.size, '').length;
}
