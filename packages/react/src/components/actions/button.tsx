import { use } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { buttonLooks } from '../../parts/pressing/button-looks.ts';
import { FormContext } from '../../parts/fields/form-context.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';

/** A labelled button that fires an action or submits the Form around it. */
export function Button({ props, fire, isBusy }: Drawn<'Button'>) {
  const { label, variant, tone, icon, iconPosition, ariaLabel, submit, disabled, loading } = props;
  const { size, fullWidth, minWidth, radius } = props;
  const form = use(FormContext);
  const isSubmit = submit && form !== undefined;
  const glyph = icon !== undefined && <Icon name={icon} size={size} />;
  return (
    <ButtonFace
      type={isSubmit ? 'submit' : 'button'}
      variant={variant}
      tone={tone}
      size={size}
      isFullWidth={fullWidth}
      isPill={radius === 'full'}
      isIcon={label === ''}
      isLoading={loading || isBusy || (isSubmit && form.isBusy)}
      disabled={disabled}
      aria-label={ariaLabel}
      style={{
        ...buttonLooks(props),
        ...styles({ minInlineSize: minWidth === undefined ? undefined : `min(${minWidth}, 100cqi)` }),
      }}
      onClick={() => {
        if (!isSubmit) fire('commit', { label });
      }}
    >
      {iconPosition === 'start' && glyph}
      {label !== '' && <bdi>{label}</bdi>}
      {iconPosition === 'end' && glyph}
    </ButtonFace>
  );
}
