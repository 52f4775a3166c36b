import { classNames } from '../../parts/looks/class-names.ts';
import { frameCorner, shadowOf } from '../../parts/looks/looks.ts';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './image.module.css';

/** One picture in a box of a given size, shape and corner. */
export function Image({ props }: Drawn<'Image'>) {
  const { src, alt, width, height, aspect, fit, position, radius, shadow, border, borderColor, loading } = props;
  const shape = aspect === 'auto' ? undefined : aspect;
  const hasBorder = border || borderColor !== undefined;
  return (
    <Picture
      src={src}
      alt={alt}
      fit={fit}
      position={position}
      loading={loading}
      className={classNames(css['image'], hasBorder && css['border'])}
      style={styles({
        // A shape alone needs a width to be the shape of.
        inlineSize: width ?? (shape !== undefined && height === undefined ? '100%' : undefined),
        blockSize: height,
        aspectRatio: shape,
        borderRadius: frameCorner(radius),
        boxShadow: shadow === 'none' ? undefined : shadowOf(shadow),
        '--edge': borderColor,
      })}
    />
  );
}
