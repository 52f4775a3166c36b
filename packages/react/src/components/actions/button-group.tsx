import { PressGroup } from '../../parts/pressing/press-group.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useField } from '../../parts/fields/use-field.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './button-group.module.css';

/** Joined buttons of which exactly one is current. */
export function ButtonGroup(drawn: Drawn<'ButtonGroup'>) {
  const { id, props, fire } = drawn;
  const { buttons, icons, orientation, variant, tone, disabled, size, fullWidth } = props;
  const { accent, accentText, trackColor } = props;
  const [selected, setSelected] = useLive(drawn, 'selected', buttons[0]?.value ?? '');
  const current = buttons.findIndex(({ value }) => value === selected);
  const field = useField({ id, value: selected, disabled, ariaLabel: buttons.map(({ label }) => label).join(', ') });
  const isSolid = variant === 'solid';
  return (
    <div className={css['group']} data-tone={tone ?? 'accent'} data-wide={fullWidth || undefined}>
      <PressGroup
        field={field}
        items={buttons.map(({ label }, index) => ({ label, icon: icons?.[index] }))}
        isPressed={(index) => index === current}
        onPress={(index) => {
          const value = buttons[index]?.value ?? '';
          setSelected(value);
          field.onEdited();
          fire('change', { value });
        }}
        look={isSolid ? 'filled' : 'outline'}
        size={size}
        isAttached
        isVertical={orientation === 'vertical'}
        isFullWidth={fullWidth}
        style={styles({
          '--on-fill': isSolid ? (accent ?? 'var(--tone-solid)') : 'var(--off-fill, var(--ui-surface))',
          '--on-ink': isSolid
            ? (accentText ?? inkOn(accent) ?? 'var(--tone-on)')
            : (accent ?? inkOn(trackColor) ?? 'var(--tone-text)'),
          '--on-edge': accent ?? (isSolid ? 'var(--tone-solid)' : 'var(--tone-mark)'),
          '--off-fill': trackColor,
          '--off-ink': inkOn(trackColor),
          '--edge': props.borderColor,
          '--corner': props.radiusValue,
        })}
      />
    </div>
  );
}
