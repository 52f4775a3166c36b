import { useRef, useState } from 'react';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { freshId, idOf, markFrom, type Annotation, type Point } from './annotation.ts';
import { AnnotationMarks } from './annotation-marks.tsx';
import { AnnotationEditor, AnnotationToolbar, type Mode } from './annotation-tools.tsx';
import { DrawingSurface } from './drawing-surface.tsx';
import css from './media-annotator.module.css';

const MOST_MARKS = 200;
const NONE: readonly Annotation[] = [];

/** A picture to mark: pins, boxes, notes and strokes, each with a label. */
export function MediaAnnotator(drawn: Drawn<'MediaAnnotator'>) {
  const { props, fire } = drawn;
  const { src, alt = '', editable, showToolbar, showLabels, aspect, activeColor, accent, mutedColor } = props;
  const [marks, setMarks] = useLive(drawn, 'annotations', NONE);
  const [mode, setMode] = useMode(props.mode);
  const [selected, setSelected] = useState<string>();
  const [named, setNamed] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const at = marks.findIndex((mark, index) => idOf(mark, index) === selected);
  const add = (points: readonly Point[], isByKey: boolean) => {
    if (mode === 'select' || marks.length >= MOST_MARKS) return;
    const id = freshId(marks);
    const mark = markFrom(mode, points, id);
    if (mark === undefined) return;
    setMarks([...marks, withoutGaps({ ...mark, color: activeColor })]);
    setSelected(id);
    // A touch keyboard between two pins would be in the way; a note needs its words at once.
    setNamed(isByKey || mode === 'text' ? id : undefined);
    fire('commit', { value: id });
  };
  const open = (index: number) => {
    const mark = marks[index];
    if (mark === undefined) return;
    setSelected(idOf(mark, index));
    fire('select', { id: idOf(mark, index), label: mark.label ?? '' });
  };
  const rename = (label: string) => {
    setMarks(marks.map((mark, index) => (index === at ? { ...mark, label } : mark)));
    fire('change', { value: label, name: selected });
  };
  const remove = (index: number) => {
    const mark = marks[index];
    if (!editable || mark === undefined) return;
    setMarks(marks.filter((_, other) => other !== index));
    setSelected(undefined);
    // The mark had the focus, or its editor: the picture keeps the place.
    frame.current?.focus({ preventScroll: true });
    fire('dismiss', { value: idOf(mark, index) });
  };
  const clear = () => {
    setMarks([]);
    setSelected(undefined);
    fire('dismiss', { all: true });
  };
  const current = marks[at];
  return (
    <div
      className={css['annotator']}
      style={styles({ '--accent': accent, '--new': activeColor, '--quiet': mutedColor })}
    >
      {showToolbar && editable && (
        <AnnotationToolbar mode={mode} hasMarks={marks.length > 0} onMode={setMode} onClear={clear} />
      )}
      <div ref={frame} tabIndex={-1} className={css['frame']} style={{ aspectRatio: aspect }}>
        <Picture src={src} alt={alt} fit="cover" loading="eager" className={css['picture']} />
        {editable && mode !== 'select' && <DrawingSurface tool={mode} onDrawn={add} />}
        <AnnotationMarks marks={marks} selected={at} showLabels={showLabels} onOpen={open} onRemove={remove} />
      </div>
      {current !== undefined && (
        <AnnotationEditor
          key={selected}
          mark={current}
          isEditable={editable}
          takesFocus={named === selected}
          onRename={rename}
          onRemove={() => remove(at)}
        />
      )}
    </div>
  );
}

// The tool of the spec starts it off; another one from there takes over.
function useMode(start: Mode): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState(start);
  const [seen, setSeen] = useState(start);
  if (seen !== start) {
    setSeen(start);
    setMode(start);
  }
  return [mode, setMode];
}

// What goes into the state is JSON: absent members are left out.
function withoutGaps(mark: Annotation): Annotation {
  return Object.fromEntries(Object.entries(mark).filter(([, value]) => value !== undefined)) as Annotation;
}
