import { AvatarFace } from '../../parts/avatar-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { formatNumber } from '../../parts/format-number.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './avatar-group.module.css';

/** Faces of a team, the last of them as a number. */
export function AvatarGroup({ props }: Drawn<'AvatarGroup'>) {
  const say = useWords();
  const { items, max, size, sizeValue, ring, mutedColor } = props;
  const { locale } = useSurroundings();
  const diameter = sizeValue ?? SIZES[size];
  const shown = items.slice(0, max);
  const hidden = items.slice(max);
  const names = hidden.map(({ name }) => name).join(', ');
  const count = `+${formatNumber(hidden.length, locale)}`;
  return (
    <div
      role="group"
      className={classNames(css['group'], ring && css['ringed'])}
      style={styles({ '--group-size': diameter })}
    >
      {shown.map(({ name, src, alt }, at) => (
        <span key={at}>
          <AvatarFace name={name} src={src} alt={alt} size={diameter} />
        </span>
      ))}
      {hidden.length > 0 && (
        <span>
          <AvatarFace
            name={names}
            alt={say('{count} more: {names}', { count: hidden.length, names })}
            size={diameter}
            color={mutedColor ?? 'var(--ui-text-muted)'}
            bg={undefined}
            className={css['more']}
          >
            <bdi>{count}</bdi>
          </AvatarFace>
        </span>
      )}
    </div>
  );
}

const SIZES = { xs: '1.5rem', sm: '1.75rem', md: '2.5rem', lg: '3.5rem' };
