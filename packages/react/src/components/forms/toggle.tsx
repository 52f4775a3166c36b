import { PressButton } from '../../parts/pressing/press-group.tsx';
import { pressLooks } from '../../parts/pressing/press-looks.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useField } from '../../parts/fields/use-field.ts';

/** A single button that stays pressed until it is pressed again. */
export function Toggle(drawn: Drawn<'Toggle'>) {
  const { id, props, fire } = drawn;
  const { label, icon, iconOnly, variant, tone, disabled, size, fullWidth } = props;
  const [isPressed, setPressed] = useLive(drawn, 'pressed', false);
  const field = useField({ id, value: isPressed, disabled });
  return (
    <PressButton
      label={label}
      icon={icon}
      isIconOnly={iconOnly}
      isPressed={isPressed}
      onPress={() => {
        setPressed(!isPressed);
        fire('change', { value: !isPressed });
      }}
      look={variant === 'outline' ? 'outline' : 'filled'}
      size={size}
      tone={tone}
      disabled={field.isDisabled}
      isFullWidth={fullWidth}
      style={pressLooks(props)}
    />
  );
}
