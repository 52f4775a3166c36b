import { boxClass, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { useNumber } from '../../parts/fields/use-number.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './quantity-stepper.module.css';

/** A minus/plus counter around an editable amount. */
export function QuantityStepper(drawn: Drawn<'QuantityStepper'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { min, step, label, size, disabled } = props;
  const max = Math.max(min, props.max);
  const { locale } = useSurroundings();
  const [value, setValue] = useLive(drawn, 'value', min);
  const number = useNumber({
    value,
    min,
    max,
    step,
    locale,
    onChange: (next) => {
      if (next === undefined) return;
      setValue(next);
      field.onEdited();
      if (props.emitOnChange) fire('change', { value: next });
    },
  });
  const field = useField({ id, value, label, disabled, ariaLabel: say('Quantity') });
  return (
    <FieldFrame field={field} size={size}>
      <div
        className={boxClass({ size, isInvalid: field.isInvalid, isDisabled: field.isDisabled }, css['counter'] ?? '')}
        style={fieldLooks(props)}
      >
        <button
          type="button"
          className={css['step']}
          aria-label={label === undefined ? say('Decrease') : say('Decrease {label}', { label })}
          disabled={field.isDisabled || !number.canStepDown}
          onClick={() => number.stepBy(-1)}
        >
          <Icon name="minus" size="sm" />
        </button>
        <input
          {...field.controlProps}
          {...number.spinProps}
          type="text"
          autoComplete="off"
          className={css['amount']}
          style={{ inlineSize: `${Math.max(2, number.text.length) + 1.5}ch` }}
          onBlur={() => {
            number.spinProps.onBlur();
            field.onLeft();
          }}
        />
        <button
          type="button"
          className={css['step']}
          aria-label={label === undefined ? say('Increase') : say('Increase {label}', { label })}
          disabled={field.isDisabled || !number.canStepUp}
          onClick={() => number.stepBy(1)}
        >
          <Icon name="plus" size="sm" />
        </button>
      </div>
    </FieldFrame>
  );
}
