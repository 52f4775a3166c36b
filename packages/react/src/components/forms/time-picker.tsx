import { timeIn, withTime } from '../../parts/dates/moment.ts';
import { FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './time-picker.module.css';

/** A field for a time of day. A day before it in the same value stays. */
export function TimePicker(drawn: Drawn<'TimePicker'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { minuteStep, label, size, disabled } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const field = useField({ id, value: timeIn(value), label, disabled, ariaLabel: say('Time') });
  return (
    <FieldFrame isBrief field={field} size={size}>
      <FieldBox
        className={css['box'] ?? ''}
        size={size}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        style={{ ...fieldLooks(props), ...styles({ '--clock': props.accent }) }}
      >
        <input
          {...field.controlProps}
          className={css['input']}
          type="time"
          step={minuteStep * 60}
          value={timeIn(value)}
          onChange={({ target }) => {
            const time = target.value.slice(0, 5);
            setValue(withTime(value, time));
            field.onEdited();
            if (props.emitOnChange) fire('change', { value: time });
          }}
          onBlur={field.onLeft}
        />
        <Icon name="clock" size={size} className={css['clock']} />
      </FieldBox>
    </FieldFrame>
  );
}
