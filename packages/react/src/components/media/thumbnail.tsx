import { classNames } from '../../parts/looks/class-names.ts';
import { frameCorner } from '../../parts/looks/looks.ts';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './thumbnail.module.css';

const SIDES = { xs: '1.5rem', sm: '2rem', md: '3rem', lg: '4rem', xl: '6rem' };
/** Small squares take smaller corners than large ones. */
const CORNERS = { xs: 'sm', sm: 'sm', md: 'sm', lg: 'md', xl: 'md' } as const;

/** A small square picture, or the initials of the thing. */
export function Thumbnail({ props }: Drawn<'Thumbnail'>) {
  const { src, alt = '', size, sizeValue, radius, fallbackInitials, bordered, borderColor } = props;
  const shared = {
    className: classNames(css['thumbnail'], bordered && css['bordered']),
    style: styles({
      '--side': sizeValue ?? SIDES[size],
      '--edge': borderColor,
      borderRadius: frameCorner(radius === 'md' ? CORNERS[size] : radius),
    }),
  };
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  const initials = (
    <span {...shared} {...name}>
      <bdi className={css['initials']}>{fallbackInitials}</bdi>
    </span>
  );
  return <Picture src={src} alt={alt} fit="cover" fallback={fallbackInitials && initials} {...shared} />;
}
