import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import { useHeading } from '../../parts/outline.ts';
import css from './lane.module.css';

type LaneFrameProps = {
  id: string;
  title: string;
  count: number | undefined;
  hasAccent: boolean;
  style?: CSSProperties;
  /** Present where the heading folds the lane. */
  fold?: { isFolded: boolean; onFold: () => void } | undefined;
  children: ReactNode;
};

/** A lane of a board: its heading over its cards. */
export function LaneFrame({ id, title, count, hasAccent, style, fold, children }: LaneFrameProps) {
  const Title = useHeading();
  const { locale } = useSurroundings();
  const headId = `${id}-head`;
  const words = (
    <>
      <bdi className={css['name']}>{title}</bdi>
      {count !== undefined && <span className={css['count']}>{formatNumber(count, locale)}</span>}
    </>
  );
  return (
    <section
      role="group"
      aria-labelledby={headId}
      className={classNames(css['lane'], hasAccent && css['accented'])}
      style={style}
      data-lane=""
    >
      <Title id={headId} className={css['head']}>
        {fold === undefined ? (
          words
        ) : (
          <button
            type="button"
            className={css['fold']}
            aria-expanded={!fold.isFolded}
            aria-controls={`${id}-cards`}
            onClick={fold.onFold}
          >
            {words}
            <Icon name="chevron-down" size="sm" className={css['glyph']} />
          </button>
        )}
      </Title>
      {children}
    </section>
  );
}
