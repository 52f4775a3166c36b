import { ButtonFace } from '../../parts/button-face.tsx';
import { Icon } from '../../parts/icon.tsx';
import { styles } from '../../parts/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';

/** A labelled button that fires an action or submits the Form around it. */
export function Button({ props, fire, isBusy }: Drawn<'Button'>) {
  const { label, variant, tone, icon, iconPosition, ariaLabel, submit, disabled, loading } = props;
  const { size, fullWidth, minWidth, radius, accent, accentText, borderColor } = props;
  const glyph = icon !== undefined && <Icon name={icon} size={size} />;
  return (
    <ButtonFace
      type={submit ? 'submit' : 'button'}
      variant={variant}
      tone={tone}
      size={size}
      isFullWidth={fullWidth}
      isPill={radius === 'full'}
      isIcon={label === ''}
      isLoading={loading || isBusy}
      disabled={disabled}
      aria-label={ariaLabel}
      style={styles({
        '--fill': accent,
        '--fill-hover': accent === undefined ? undefined : `color-mix(in oklab, ${accent} 88%, black)`,
        '--ink': accentText,
        '--edge': borderColor,
        '--corner': radius === 'md' || radius === 'full' ? undefined : CORNERS[radius],
        minInlineSize: minWidth,
      })}
      onClick={() => {
        if (!submit) fire('commit', { label });
      }}
    >
      {iconPosition === 'start' && glyph}
      {label !== '' && <bdi>{label}</bdi>}
      {iconPosition === 'end' && glyph}
    </ButtonFace>
  );
}

const CORNERS = { none: '0', sm: 'var(--ui-radius-sm)', lg: 'var(--ui-radius-lg)' };
