import { classNames } from '../../parts/looks/class-names.ts';
import { frameCorner } from '../../parts/looks/looks.ts';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './figure.module.css';

/** A picture with its caption and where it comes from. */
export function Figure({ props }: Drawn<'Figure'>) {
  const { src, alt = '', caption, credit, align, ratio, fit, width, radius, bordered, borderColor, mutedColor } = props;
  const hasCaption = caption !== undefined && caption !== '';
  const hasCredit = credit !== undefined && credit !== '';
  return (
    <figure
      className={css['figure']}
      data-align={align}
      style={styles({ inlineSize: width, '--edge': borderColor, '--quiet': mutedColor })}
    >
      <Picture
        src={src}
        alt={alt}
        fit={fit}
        className={classNames(css['picture'], bordered && css['bordered'])}
        style={styles({ aspectRatio: ratio === 'auto' ? undefined : ratio, borderRadius: frameCorner(radius) })}
      />
      {(hasCaption || hasCredit) && (
        <figcaption className={css['caption']}>
          {hasCaption && <bdi>{caption}</bdi>}
          {hasCaption && hasCredit && <span aria-hidden="true"> · </span>}
          {hasCredit && <bdi className={css['credit']}>{credit}</bdi>}
        </figcaption>
      )}
    </figure>
  );
}
