import type { ReactNode } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { pagesAround } from './pages-around.ts';
import css from './pagination.module.css';

/** Page numbers around the current one, with arrows to its neighbours and jumps to both ends. */
export function Pagination(drawn: Drawn<'Pagination'>) {
  const say = useWords();
  const { props, fire } = drawn;
  const { siblingCount, showEdges, showPrevNext, shape, variant, size, align, accent, accentText } = props;
  const { locale } = useSurroundings();
  const [page, setPage] = useLive(drawn, 'page', 1);
  const total = Math.max(1, props.totalPages);
  const current = Math.min(Math.max(1, page), total);
  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(1, wanted), total);
    if (next === current) return;
    setPage(next);
    fire('page', { page: next });
  };
  const arrow = (label: string, to: number, icon: ReactNode) => (
    <li>
      <button
        type="button"
        className={css['page']}
        aria-label={label}
        // Still focusable at the end of the way, so that the focus isn't lost under the finger.
        aria-disabled={to === current || to < 1 || to > total || undefined}
        onClick={() => goTo(to)}
      >
        {icon}
      </button>
    </li>
  );
  return (
    <nav
      aria-label={say('Pagination')}
      className={classNames(css['pagination'], css[variant], css[shape], css[size])}
      data-align={align}
      style={styles({ '--accent': accent, '--accent-text': accentText ?? inkOn(accent) })}
    >
      <ul className={css['row']}>
        {showEdges && arrow(props.firstLabel, 1, <Icon name="chevrons-left" size={size} />)}
        {showPrevNext && arrow(props.prevLabel, current - 1, <Icon name="chevron-left" size={size} />)}
        {pagesAround(current, total, siblingCount).map((number) => (
          <li key={number} data-far={farness(Math.abs(number - current))}>
            <button
              type="button"
              className={css['page']}
              aria-current={number === current ? 'page' : undefined}
              onClick={() => goTo(number)}
            >
              {number.toLocaleString(locale)}
            </button>
          </li>
        ))}
        {showPrevNext && arrow(props.nextLabel, current + 1, <Icon name="chevron-right" size={size} />)}
        {showEdges && arrow(props.lastLabel, total, <Icon name="chevrons-right" size={size} />)}
      </ul>
    </nav>
  );
}

// Narrow rows leave out the numbers that stand far from the current one.
function farness(distance: number): 'far' | 'near' | undefined {
  if (distance > 1) return 'far';
  return distance === 1 ? 'near' : undefined;
}
