import { classNames } from '../../parts/looks/class-names.ts';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './page-header.module.css';

/** The name of a page and its main actions. */
export function PageHeader({ props, children }: Drawn<'PageHeader'>) {
  const { title, eyebrow, description, align, size, divider, bg, accentText, accent, mutedColor } = props;
  const isBand = bg !== undefined;
  const isShown = (words: string | undefined) => words !== undefined && words !== '';
  return (
    <header className={css['frame']}>
      <div
        className={classNames(
          css['header'],
          css[size],
          align === 'center' && css['centered'],
          divider && !isBand && css['divided'],
          isBand && css['band'],
        )}
        style={{
          ...surfaceStyles(bg, isBand ? (accentText ?? inkOn(bg) ?? 'white') : undefined),
          ...styles({ '--header-accent': isBand ? undefined : accent, '--header-muted': mutedColor }),
        }}
      >
        <div className={css['words']}>
          {isShown(eyebrow) && (
            <p className={css['eyebrow']}>
              <bdi>{eyebrow}</bdi>
            </p>
          )}
          <h1 className={css['title']}>
            <bdi>{title}</bdi>
          </h1>
          {isShown(description) && (
            <p className={css['description']}>
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
        {children !== null && <div className={css['actions']}>{children}</div>}
      </div>
    </header>
  );
}
