import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { buttonLooks } from '../../parts/pressing/button-looks.ts';

/** A button that shows a glyph alone; its label is spoken. */
export function IconButton({ props, fire, isBusy }: Drawn<'IconButton'>) {
  const { icon, label, variant, tone, disabled, loading, size, radius } = props;
  return (
    <ButtonFace
      variant={variant}
      tone={tone}
      size={size}
      isIcon
      isPill={radius === 'full'}
      isLoading={loading || isBusy}
      disabled={disabled}
      aria-label={label}
      title={label}
      style={buttonLooks(props)}
      onClick={() => fire('commit', { label })}
    >
      <Icon name={icon} size={size} />
    </ButtonFace>
  );
}
