import { AvatarFace } from '../../parts/avatar-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Stars } from '../../parts/stars.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './testimonial.module.css';

/** A quotation from a customer with name, role, picture and an optional star row. */
export function Testimonial({ props }: Drawn<'Testimonial'>) {
  const { quote, authorName = '', authorTitle = '', avatarSrc, rating, variant } = props;
  const { accent, color, borderColor, mutedColor } = props;
  const hasAuthor = authorName !== '' || authorTitle !== '' || avatarSrc !== undefined;
  return (
    <figure
      className={classNames(css['testimonial'], css[variant])}
      style={styles({ '--ink': color, '--line': borderColor, '--muted': mutedColor })}
    >
      {rating !== undefined && <Stars rating={rating} color={accent} />}
      <blockquote className={css['quote']}>
        <p>
          <bdi>{quote}</bdi>
        </p>
      </blockquote>
      {hasAuthor && (
        <figcaption className={css['author']}>
          {(authorName !== '' || avatarSrc !== undefined) && (
            <AvatarFace name={authorName} src={avatarSrc} size="2.5rem" isDecoration />
          )}
          <span className={css['words']}>
            {authorName !== '' && <bdi className={css['name']}>{authorName}</bdi>}
            {authorTitle !== '' && <bdi className={css['role']}>{authorTitle}</bdi>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
