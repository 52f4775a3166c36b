import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { useHeading } from '../../parts/outline.ts';
import { NEW_TAB, NewTabHint, siteOf } from '../../parts/pressing/new-tab.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './sources.module.css';

/** The pages an answer stands on. */
export function Sources({ id, props }: Drawn<'Sources'>) {
  const Title = useHeading();
  const { sources, title, variant, minColWidth, externalIcon, accent, mutedColor, bg, borderColor } = props;
  return (
    <section
      aria-labelledby={title === '' ? undefined : `${id}-title`}
      className={css['sources']}
      style={styles({
        '--accent': accent,
        '--quiet': mutedColor,
        '--edge': borderColor,
        '--least': variant === 'grid' ? minColWidth : undefined,
      })}
    >
      {title !== '' && (
        <Title id={`${id}-title`} className={css['heading']}>
          <bdi>{title}</bdi>
        </Title>
      )}
      <ol className={classNames(css['items'], css[variant])}>
        {sources.map(({ title: name, url, excerpt }, index) => {
          const site = url === undefined ? '' : siteOf(url);
          return (
            <li key={index} className={css['item']} style={surfaceStyles(bg, undefined)}>
              {url === undefined ? (
                <span className={css['name']}>
                  <bdi>{name}</bdi>
                </span>
              ) : (
                <a {...NEW_TAB} href={url} className={css['name']}>
                  <bdi>{name}</bdi>
                  <Icon name={externalIcon} size="sm" className={css['outward']} />
                  <NewTabHint />
                </a>
              )}
              {site !== '' && <bdi className={css['site']}>{site}</bdi>}
              {excerpt !== undefined && excerpt !== '' && <bdi className={css['excerpt']}>{excerpt}</bdi>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
