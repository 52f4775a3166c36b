import { Chip } from '../../parts/chip.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './tag.module.css';

/** A keyword, or something chosen that can be taken away. */
export function Tag({ props, fire, isBusy }: Drawn<'Tag'>) {
  const { label, icon, tone, variant, size, shape, removable, removeLabel, bg, color, borderColor } = props;
  return (
    <Chip
      tone={tone}
      weight={variant}
      size={size}
      shape={shape}
      bg={bg}
      color={color}
      borderColor={borderColor}
      start={icon !== undefined && <Icon name={icon} size="xs" />}
      end={
        removable ? (
          <button
            type="button"
            className={css['remove']}
            aria-label={removeLabel.replaceAll('{label}', label)}
            disabled={isBusy}
            onClick={() => fire('dismiss', { label })}
          >
            <Icon name="x" size="xs" />
          </button>
        ) : undefined
      }
    >
      <bdi>{label}</bdi>
    </Chip>
  );
}
