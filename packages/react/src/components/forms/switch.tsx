import { ChoiceLine, describedBy } from '../../parts/fields/choice-line.tsx';
import { FieldLines, useField } from '../../parts/fields/field.tsx';
import { TickBox, tickLooks } from '../../parts/fields/tick-box.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import css from './switch.module.css';

/** An on/off setting that takes effect at once. */
export function Switch(drawn: Drawn<'Switch'>) {
  const { id, props, fire } = drawn;
  const { name, label, description, onLabel, offLabel, readonly, size } = props;
  const [isOn, setOn] = useLive(drawn, 'checked', false);
  const field = useField({ ...props, id, value: isOn });
  const state = isOn ? onLabel : offLabel;
  const descriptionId = description === undefined ? undefined : `${id}-description`;
  return (
    <ChoiceLine
      isAtEnd
      label={label}
      description={description}
      descriptionId={`${id}-description`}
      isRequired={field.isRequired}
      isDisabled={field.isDisabled}
      size={size}
      lines={<FieldLines field={field} />}
      control={
        <span className={css['control']}>
          {state !== undefined && (
            <bdi className={css['state']} aria-hidden="true">
              {state}
            </bdi>
          )}
          <TickBox
            {...field.controlProps}
            kind="switch"
            aria-label={label}
            aria-describedby={describedBy(field, descriptionId)}
            aria-readonly={readonly || undefined}
            size={size}
            style={tickLooks(props.accent, { '--off': props.offColor })}
            checked={isOn}
            onChange={({ target }) => {
              if (readonly) return;
              setOn(target.checked);
              field.onEdited();
              fire('change', { value: target.checked, name });
            }}
            onBlur={field.onLeft}
          />
        </span>
      }
    />
  );
}
