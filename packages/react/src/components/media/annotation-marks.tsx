import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { boundsOf, idOf, type Annotation, type Point } from './annotation.ts';
import css from './media-annotator.module.css';

type AnnotationMarksProps = {
  marks: readonly Annotation[];
  /** Index of the open mark, −1 for none. */
  selected: number;
  showLabels: boolean;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
};

/** The marks on the picture: each a button over what it marks, strokes drawn below. */
export function AnnotationMarks({ marks, selected, showLabels, onOpen, onRemove }: AnnotationMarksProps) {
  return (
    <>
      <svg className={css['strokes']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {marks.map(
          (mark, index) =>
            mark.kind === 'freehand' && (
              <path
                key={index}
                className={classNames(index === selected && css['chosen'])}
                style={styles({ '--color': mark.color })}
                d={strokePath(mark.points)}
                vectorEffect="non-scaling-stroke"
              />
            ),
        )}
      </svg>
      {marks.map((mark, index) => (
        <button
          key={index}
          type="button"
          className={classNames(css['mark'], css[mark.kind], index === selected && css['chosen'])}
          style={placeOf(mark)}
          aria-pressed={index === selected}
          onClick={() => onOpen(index)}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
          }}
        >
          <MarkFace mark={mark} name={idOf(mark, index)} showLabels={showLabels} />
        </button>
      ))}
    </>
  );
}

function MarkFace({ mark, name, showLabels }: { mark: Annotation; name: string; showLabels: boolean }) {
  const { kind, label = '' } = mark;
  const isShown = kind === 'text' || (showLabels && label !== '');
  return (
    <>
      {kind === 'pin' && <Icon name="map-pin" size="lg" className={css['pinGlyph']} />}
      {isShown ? <bdi className={css['label']}>{label === '' ? '…' : label}</bdi> : <Hidden>{label || name}</Hidden>}
    </>
  );
}

function placeOf(mark: Annotation) {
  const { x, y, w, h } = boundsOf(mark);
  return styles({ '--x': x, '--y': y, '--w': w, '--h': h, '--color': mark.color });
}

/** A stroke as a path in a box of 1 × 1. */
export function strokePath(points: readonly Point[] = []): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
