import { ChoiceLine, describedBy } from '../../parts/fields/choice-line.tsx';
import { FieldLines, useField } from '../../parts/fields/field.tsx';
import { TickBox, tickLooks } from '../../parts/fields/tick-box.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';

/** A tick box for one independent yes or no. */
export function Checkbox(drawn: Drawn<'Checkbox'>) {
  const { id, props, fire } = drawn;
  const { name, label, description, indeterminate, readonly, size } = props;
  const [isChecked, setChecked] = useLive(drawn, 'checked', false);
  const field = useField({ ...props, id, value: isChecked });
  const descriptionId = description === undefined ? undefined : `${id}-description`;
  return (
    <ChoiceLine
      label={label}
      description={description}
      descriptionId={`${id}-description`}
      isRequired={field.isRequired}
      isDisabled={field.isDisabled}
      size={size}
      lines={<FieldLines field={field} />}
      control={
        <TickBox
          {...field.controlProps}
          aria-label={label}
          aria-describedby={describedBy(field, descriptionId)}
          aria-readonly={readonly || undefined}
          size={size}
          isPartly={indeterminate}
          style={tickLooks(props.accent)}
          checked={isChecked}
          onChange={({ target }) => {
            if (readonly) return;
            setChecked(target.checked);
            field.onEdited();
            fire('change', { value: target.checked, name });
          }}
          onBlur={field.onLeft}
        />
      }
    />
  );
}
