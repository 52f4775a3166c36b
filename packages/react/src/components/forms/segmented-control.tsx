import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { PressGroup } from '../../parts/pressing/press-group.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';

/** A rail of options of which exactly one is active, shown as a raised pill. */
export function SegmentedControl(drawn: Drawn<'SegmentedControl'>) {
  const { id, props, fire } = drawn;
  const { options, size, fullWidth, iconOnly, accent, accentText, trackColor, connectorColor, disabled } = props;
  const [value, setValue] = useLive(drawn, 'value', options[0]?.value ?? '');
  const active = options.findIndex((option) => option.value === value);
  const field = useField({ id, value, disabled, ariaLabel: options.map(({ label }) => label).join(', ') });
  return (
    <FieldFrame field={field}>
      <PressGroup
        field={field}
        items={options}
        isPressed={(index) => index === active}
        onPress={(index) => {
          const next = options[index]?.value ?? '';
          if (index === active) return;
          setValue(next);
          field.onEdited();
          fire('change', { value: next });
        }}
        look="rail"
        size={size}
        isIconOnly={iconOnly ?? false}
        isFullWidth={fullWidth ?? false}
        style={styles({
          '--on-fill': accent,
          '--on-ink': accentText ?? inkOn(accent),
          '--rail': trackColor,
          '--off-ink': inkOn(trackColor),
          '--connector': connectorColor,
          '--corner': props.radiusValue,
        })}
      />
    </FieldFrame>
  );
}
