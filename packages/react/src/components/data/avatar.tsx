import { AvatarFace } from '../../parts/avatar-face.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** A portrait, or initials, of one person. */
export function Avatar({ props }: Drawn<'Avatar'>) {
  const { name, src, size, sizeValue, shape, ring, border, bg, color, ringColor } = props;
  return (
    <AvatarFace
      name={name}
      src={src}
      size={sizeValue ?? SIZES[size]}
      corner={CORNERS[shape]}
      hasBorder={border}
      ring={ringColor ?? RINGS[ring]}
      bg={bg}
      color={color}
    />
  );
}

const SIZES = { xs: '1.5rem', sm: '1.75rem', md: '2.5rem', lg: '3.5rem', xl: '5rem' };
const CORNERS = { circle: '50%', rounded: 'var(--ui-radius-md)', square: '0' };
const RINGS = {
  none: undefined,
  default: 'var(--ui-accent-mark)',
  success: 'var(--ui-success-mark)',
  warning: 'var(--ui-warning-mark)',
  critical: 'var(--ui-critical-mark)',
  info: 'var(--ui-info-mark)',
};
