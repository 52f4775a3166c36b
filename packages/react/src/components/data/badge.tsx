import { Chip } from '../../parts/chip.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** A few words that state a condition. */
export function Badge({ props }: Drawn<'Badge'>) {
  const { text, tone, variant, size, shape, dot, uppercase, bg, color, borderColor, dotColor } = props;
  return (
    <Chip
      tone={tone ?? TONES[variant]}
      weight={tone === undefined ? WEIGHTS[variant] : TONED_WEIGHTS[variant]}
      size={size}
      shape={shape}
      isUppercase={uppercase}
      dot={dot ? (dotColor ?? true) : undefined}
      bg={bg}
      color={color}
      borderColor={borderColor}
    >
      <bdi>{text}</bdi>
    </Chip>
  );
}

const TONES = { default: 'accent', secondary: 'neutral', destructive: 'critical', outline: 'neutral' };
/** A tone of the caller's own is never solid. */
const TONED_WEIGHTS = { default: 'soft', secondary: 'soft', destructive: 'soft', outline: 'outline' } as const;
const WEIGHTS = { default: 'solid', secondary: 'soft', destructive: 'solid', outline: 'outline' } as const;
