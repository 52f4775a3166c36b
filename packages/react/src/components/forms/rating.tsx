import { useState } from 'react';
import { FieldFrame, useField, type Field } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import css from './rating.module.css';

/** A row of stars or hearts that shows a score, or takes one. */
export function Rating(drawn: Drawn<'Rating'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { max, readOnly, size, color, accent, mutedColor } = props;
  const [value, setValue] = useLive(drawn, 'value', 0);
  const field = useField({ id, value: value === 0 ? undefined : value, ariaLabel: say('Rating') });
  const looks = styles({ '--full': color, '--preview': accent ?? color, '--empty': mutedColor });
  const shared = { props, field, score: Math.min(value, max), words: useScoreWords(max) };
  const pick = (next: number) => {
    setValue(next);
    field.onEdited();
    if (props.emitOnChange) fire('change', { value: next });
  };
  return (
    <FieldFrame field={field}>
      <div className={css['rating']} data-size={size} style={looks}>
        {readOnly ? <ShownScore {...shared} /> : <AskedScore {...shared} onPick={pick} />}
      </div>
    </FieldFrame>
  );
}

function useScoreWords(max: number): (score: number) => string {
  const say = useWords();
  return (score) => say('{score} of {max}', { score, max });
}

type ScoreProps = {
  props: Drawn<'Rating'>['props'];
  field: Field;
  score: number;
  words: (score: number) => string;
};

function ShownScore({ props, field, score, words }: ScoreProps) {
  return (
    <div
      className={css['glyphs']}
      role="img"
      aria-label={words(score)}
      aria-describedby={field.groupProps['aria-describedby']}
    >
      {Array.from({ length: props.max }, (_, index) => (
        <Glyph key={index} icon={props.icon} fill={fillAt(index, score, props.allowHalf)} />
      ))}
    </div>
  );
}

function AskedScore({ props, field, score, words, onPick }: ScoreProps & { onPick: (score: number) => void }) {
  const { max, icon, allowHalf } = props;
  const [hovered, setHovered] = useState<number>();
  const { groupProps, itemProps } = useRoving({
    count: max,
    orientation: 'both',
    current: Math.max(0, Math.ceil(score) - 1),
    onMove: (index) => onPick(index + 1),
  });
  return (
    <div
      {...field.groupProps}
      {...groupProps}
      ref={(element) => {
        groupProps.ref.current = element;
        field.groupProps.ref(element);
      }}
      role="radiogroup"
      className={css['glyphs']}
      data-hovered={hovered === undefined ? undefined : ''}
      onPointerLeave={() => setHovered(undefined)}
      onBlur={(event) => {
        groupProps.onBlur(event);
        field.onGroupBlur(event);
      }}
    >
      {Array.from({ length: max }, (_, index) => (
        <button
          key={index}
          {...itemProps(index)}
          type="button"
          role="radio"
          className={css['glyphButton']}
          aria-checked={Math.ceil(score) === index + 1}
          aria-label={words(index + 1)}
          disabled={field.isDisabled}
          onClick={() => onPick(index + 1)}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') setHovered(index + 1);
          }}
        >
          <Glyph icon={icon} fill={fillAt(index, hovered ?? score, allowHalf)} />
        </button>
      ))}
    </div>
  );
}

function fillAt(index: number, score: number, hasHalves: boolean): number {
  const rounded = hasHalves ? Math.round(score * 2) / 2 : Math.round(score);
  return Math.min(1, Math.max(0, rounded - index));
}

/** One glyph, filled from its start by a share. */
function Glyph({ icon, fill }: { icon: 'star' | 'heart'; fill: number }) {
  return (
    <span className={css['glyph']}>
      <Icon name={icon} className={css['empty']} />
      {fill > 0 && (
        <span className={css['full']} style={{ inlineSize: `${fill * 100}%` }}>
          <Icon name={icon} />
        </span>
      )}
    </span>
  );
}
