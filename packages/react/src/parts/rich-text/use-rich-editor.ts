import { EditorView } from 'prosemirror-view';
import type { Command, EditorState } from 'prosemirror-state';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { editorState, plainDocument, readRichText, writeRichText } from './rich-text-editor.ts';

type RichEditorOptions = {
  value: string;
  /** True for a text that an editor wrote itself; any other is inserted as it stands, its marks as characters. */
  isOwn: (value: string) => boolean;
  isEditable: boolean;
  /** Attributes of the text box: its name, description and state. */
  attributes: Readonly<Record<string, string>>;
  onChange: (richText: string) => void;
};

/** What {@link useRichEditor} returns. */
export type RichEditor = {
  /** For the element that holds the text box. */
  place: RefObject<HTMLDivElement | null>;
  state: EditorState;
  run: (command: Command) => void;
  focus: () => void;
};

/** A ProseMirror editor in an element; its document follows the value from outside as long as it says something else. */
export function useRichEditor(options: RichEditorOptions): RichEditor {
  const { value, isEditable, attributes } = options;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  latest.current = options;
  const written = useRef(value);
  const [state, setState] = useState(() => editorState(documentOf(value, options.isOwn)));
  const start = useRef(state);

  useEffect(() => {
    if (place.current === null) return undefined;
    const editor = new EditorView(place.current, {
      state: start.current,
      editable: () => latest.current.isEditable,
      attributes: () => ({ ...latest.current.attributes }),
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        start.current = next;
        setState(next);
        if (!transaction.docChanged) return;
        written.current = writeRichText(next.doc);
        latest.current.onChange(written.current);
      },
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    const next = editorState(documentOf(value, latest.current.isOwn));
    start.current = next;
    view.current?.updateState(next);
    setState(next);
  }, [value]);

  // The editor reads these again only on `setProps`.
  useEffect(() => view.current?.setProps({}), [isEditable, attributes]);

  const run = useCallback((command: Command) => {
    const editor = view.current;
    if (editor === null) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  }, []);
  const focus = useCallback(() => view.current?.focus(), []);
  return { place, state, run, focus };
}

function documentOf(value: string, isOwn: (value: string) => boolean) {
  return isOwn(value) ? readRichText(value) : plainDocument(value);
}
