import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './container.module.css';

/** A centred column of limited width, for a page. */
export function Container({ props, children }: Drawn<'Container'>) {
  const { maxWidth, padding, centered, align, bg, color, width } = props;
  return (
    <div
      className={classNames(css['container'], column['column'], centered && css['centered'])}
      data-ui-sized={width === undefined ? undefined : ''}
      data-align={align}
      data-filled={bg === undefined ? undefined : ''}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({
          inlineSize: width === undefined ? undefined : `min(100%, ${width})`,
          maxInlineSize: width === undefined ? WIDTHS[maxWidth] : undefined,
          '--container-gutter': GUTTERS[padding],
        }),
      }}
    >
      {children}
    </div>
  );
}

const WIDTHS = { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem', full: undefined };

/** The wider gutters give way on a narrow page. */
const GUTTERS = {
  none: '0px',
  sm: '0.75rem',
  md: 'clamp(1rem, 3cqi, 1.5rem)',
  lg: 'clamp(1rem, 5cqi, 3rem)',
};
