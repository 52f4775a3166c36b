import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './navbar.module.css';

/** The bar at the top of a page: its name, then whatever stands in it. */
export function Navbar({ props, children }: Drawn<'Navbar'>) {
  const { brand, brandIcon, variant, sticky, justify, size, bg, color, borderColor } = props;
  const hasBrand = brand !== undefined && brand !== '';
  return (
    <nav
      aria-label={hasBrand ? brand : undefined}
      className={classNames(css['bar'], css[variant], css[size], sticky && css['sticky'])}
      style={{ ...surfaceStyles(bg, undefined), ...styles({ '--edge': borderColor }) }}
    >
      <div className={css['row']}>
        {hasBrand && (
          <span className={css['brand']} style={styles({ color })}>
            {brandIcon !== undefined && <Icon name={brandIcon} size="lg" />}
            <bdi>{brand}</bdi>
          </span>
        )}
        {children !== null && (
          <div className={css['content']} data-justify={justify}>
            {children}
          </div>
        )}
      </div>
    </nav>
  );
}
