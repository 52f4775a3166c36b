import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { PressGroup } from '../../parts/pressing/press-group.tsx';
import { pressLooks } from '../../parts/pressing/press-looks.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';

/** Press-and-stay buttons of which one or several may be on. */
export function ToggleGroup(drawn: Drawn<'ToggleGroup'>) {
  const { id, props, fire } = drawn;
  const { items, type, icons, orientation, attached, variant, disabled, size, fullWidth } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const field = useField({ id, value, disabled, ariaLabel: items.map(({ label }) => label).join(', ') });
  const isMultiple = type === 'multiple';
  const pressed = new Set(isMultiple ? value.split(',').filter((part) => part !== '') : [value]);
  return (
    <FieldFrame field={field}>
      <PressGroup
        field={field}
        items={items.map(({ label }, index) => ({ label, icon: icons?.[index] }))}
        isPressed={(index) => pressed.has(items[index]?.value ?? '')}
        onPress={(index) => {
          const next = nextSelection(items[index]?.value ?? '', pressed, isMultiple, items);
          setValue(next);
          field.onEdited();
          if (props.emitOnChange) fire('change', { value: next });
        }}
        look={variant === 'outline' ? 'outline' : 'filled'}
        size={size}
        isAttached={attached}
        isVertical={orientation === 'vertical'}
        isFullWidth={fullWidth}
        hasArrows
        style={pressLooks(props)}
      />
    </FieldFrame>
  );
}

// In the order of the buttons, whatever the order of the presses; values that are no button stay.
function nextSelection(
  toggled: string,
  pressed: ReadonlySet<string>,
  isMultiple: boolean,
  items: Drawn<'ToggleGroup'>['props']['items'],
): string {
  if (!isMultiple) return pressed.has(toggled) ? '' : toggled;
  const next = new Set(pressed);
  if (!next.delete(toggled)) next.add(toggled);
  const known = items.map(({ value }) => value);
  const others = [...next].filter((value) => !known.includes(value));
  return [...new Set([...known.filter((value) => next.has(value)), ...others])].join(',');
}
