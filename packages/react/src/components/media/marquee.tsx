import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './marquee.module.css';

const PASS = { slow: '28s', normal: '18s', fast: '10s' };

/** Words or children that glide past in a loop. Who wants no motion gets a strip to scroll. */
export function Marquee({ props, children }: Drawn<'Marquee'>) {
  const { items = [], direction, speed, pauseOnHover, gap, fade, size, color, height } = props;
  const isUpright = direction === 'up' || direction === 'down';
  const copy =
    items.length > 0
      ? items.map((item, index) => (
          <span key={index} className={css['item']}>
            <bdi>{item}</bdi>
          </span>
        ))
      : children;
  return (
    <div
      className={classNames(
        css['strip'],
        css[direction],
        isUpright ? css['upright'] : css['level'],
        css[size],
        pauseOnHover && css['pausing'],
        fade && css['fade'],
      )}
      role="group"
      // The focus holds it still, as the pointer does, and lets keys scroll it.
      tabIndex={0}
      style={styles({
        '--pass': PASS[speed],
        '--gap': gap === 'none' ? '0px' : `var(--ui-gap-${gap})`,
        color,
        blockSize: isUpright ? height : undefined,
      })}
    >
      <div className={css['copy']}>{copy}</div>
      <div className={classNames(css['copy'], css['second'])} aria-hidden="true" inert>
        {copy}
      </div>
    </div>
  );
}
