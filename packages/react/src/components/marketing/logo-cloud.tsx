import { classNames } from '../../parts/looks/class-names.ts';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './logo-cloud.module.css';

const HEIGHTS = { sm: '1.5rem', md: '2rem', lg: '3rem' };

/** A quiet wall of partner or customer logos. */
export function LogoCloud({ props }: Drawn<'LogoCloud'>) {
  const { items, title, columns, grayscale, size, height, mutedColor } = props;
  return (
    <div
      className={css['cloud']}
      style={styles({ '--height': height ?? HEIGHTS[size], '--columns': columns, '--muted': mutedColor })}
    >
      {title !== undefined && title !== '' && (
        <p className={css['title']}>
          <bdi>{title}</bdi>
        </p>
      )}
      <ul className={classNames(css['logos'], grayscale && css['grey'])}>
        {items.map(({ src, alt, href }, at) => {
          const logo = (
            <Picture
              src={src}
              alt={alt}
              className={css['logo']}
              fit="contain"
              fallback={<bdi className={css['name']}>{alt}</bdi>}
            />
          );
          return (
            <li key={at} className={css['place']}>
              {href === undefined ? (
                logo
              ) : (
                <a className={css['link']} href={href}>
                  {logo}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
