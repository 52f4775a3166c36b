import { asChoices } from '../../parts/fields/choices.ts';
import { ChoiceLine } from '../../parts/fields/choice-line.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { TickBox, tickLooks } from '../../parts/fields/tick-box.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './radio.module.css';

/** A labelled set of answers of which one is picked. */
export function Radio(drawn: Drawn<'Radio'>) {
  const { id, props, fire } = drawn;
  const { name, orientation, gap, readonly, size } = props;
  const options = asChoices(props.options);
  const [value, setValue] = useLive(drawn, 'value', '');
  const picked = options.findIndex((option) => option.value === value);
  const field = useField({ ...props, id, value });
  return (
    <FieldFrame field={field} size={size} labelPlacement={props.labelPlacement} isGroup>
      <div
        {...field.groupProps}
        role="radiogroup"
        aria-required={field.isRequired || undefined}
        aria-invalid={field.isInvalid || undefined}
        aria-readonly={readonly || undefined}
        className={classNames(css['options'], css[orientation])}
        data-gap={gap}
        style={tickLooks(props.accent)}
        onBlur={field.onGroupBlur}
      >
        {options.map((option, index) => (
          <ChoiceLine
            key={index}
            label={option.label}
            isDisabled={field.isDisabled}
            size={size}
            control={
              <TickBox
                kind="radio"
                name={`${id}-${name}`}
                size={size}
                disabled={field.isDisabled}
                checked={index === picked}
                onChange={() => {
                  if (readonly) return;
                  setValue(option.value);
                  field.onEdited();
                  fire('change', { value: option.value, name });
                }}
              />
            }
          />
        ))}
      </div>
    </FieldFrame>
  );
}
