import { useEffect, useRef } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { useRoving } from '../../parts/keys/use-roving.ts';
import { useWords } from '../../runtime/runtime.ts';
import type { Annotation, Tool } from './annotation.ts';
import css from './media-annotator.module.css';
import type { Phrase } from '../../words/en.ts';

/** A tool, or no tool: pressing marks opens them. */
export type Mode = Tool | 'select';

/** What each tool is called. */
export const TOOL_WORDS: { readonly [mode in Mode]: Phrase } = {
  select: 'Select',
  pin: 'Pin',
  box: 'Box',
  freehand: 'Draw',
  text: 'Note',
};

const TOOL_ICONS: { readonly [mode in Mode]: IconName } = {
  select: 'navigation',
  pin: 'map-pin',
  box: 'square',
  freehand: 'pencil',
  text: 'message-square',
};

const MODES: readonly Mode[] = ['select', 'pin', 'box', 'freehand', 'text'];

type AnnotationToolbarProps = {
  mode: Mode;
  hasMarks: boolean;
  onMode: (mode: Mode) => void;
  onClear: () => void;
};

/** The row of tools; one is active. */
export function AnnotationToolbar({ mode, hasMarks, onMode, onClear }: AnnotationToolbarProps) {
  const say = useWords();
  const { groupProps, itemProps } = useRoving({
    count: MODES.length + 1,
    current: MODES.indexOf(mode),
    orientation: 'horizontal',
  });
  return (
    <div {...groupProps} role="toolbar" aria-label={say('Tools')} className={css['toolbar']}>
      {MODES.map((tool, index) => (
        <ButtonFace
          {...itemProps(index)}
          key={tool}
          variant="ghost"
          size="sm"
          className={css['tool']}
          aria-pressed={tool === mode}
          onClick={() => onMode(tool)}
        >
          <Icon name={TOOL_ICONS[tool]} size="sm" />
          {say(TOOL_WORDS[tool])}
        </ButtonFace>
      ))}
      <ButtonFace
        {...itemProps(MODES.length)}
        variant="ghost"
        size="sm"
        className={css['clear']}
        aria-disabled={!hasMarks || undefined}
        onClick={() => {
          if (hasMarks) onClear();
        }}
      >
        <Icon name="trash-2" size="sm" />
        {say('Clear all')}
      </ButtonFace>
    </div>
  );
}

type AnnotationEditorProps = {
  mark: Annotation;
  isEditable: boolean;
  /** The mark is new and waits for its words. */
  takesFocus: boolean;
  onRename: (label: string) => void;
  onRemove: () => void;
};

/** The label of the open mark. */
export function AnnotationEditor({ mark, isEditable, takesFocus, onRename, onRemove }: AnnotationEditorProps) {
  const say = useWords();
  const { kind, label = '' } = mark;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  if (!isEditable) {
    return (
      <p className={css['note']} role="status">
        <bdi>{label === '' ? say(TOOL_WORDS[kind]) : label}</bdi>
      </p>
    );
  }
  return (
    <div className={css['editor']}>
      <Icon name={TOOL_ICONS[kind]} className={css['kind']} />
      <input
        ref={input}
        type="text"
        className={css['input']}
        aria-label={say('Label')}
        placeholder={say('Label')}
        dir={label === '' ? undefined : 'auto'}
        value={label}
        onChange={({ target }) => onRename(target.value)}
      />
      <ButtonFace variant="outline" size="sm" isIcon aria-label={say('Delete')} onClick={onRemove}>
        <Icon name="trash-2" size="sm" />
      </ButtonFace>
    </div>
  );
}
