import { asChoices } from '../../parts/fields/choices.ts';
import { FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './select.module.css';

/** A labelled native drop-down. */
export function Select(drawn: Drawn<'Select'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { name, placeholder = say('Select…'), clearable, readonly, size } = props;
  const options = asChoices(props.options);
  const [value, setValue] = useLive(drawn, 'value', '');
  const field = useField({ ...props, id, value });
  const picked = options.findIndex((option) => option.value === value);
  // A native select knows no read-only: with the picked entry alone there is nothing else to pick.
  const shown = readonly ? options.filter((_, index) => index === picked) : options;
  return (
    <FieldFrame isBrief field={field} size={size} labelPlacement={props.labelPlacement}>
      <FieldBox
        className={css['box'] ?? ''}
        size={size}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        isReadonly={readonly}
        style={fieldLooks(props)}
      >
        <select
          {...field.controlProps}
          className={css['select']}
          data-empty={picked < 0 || undefined}
          value={picked < 0 ? '' : value}
          onChange={({ target }) => {
            setValue(target.value);
            field.onEdited();
            fire('change', { value: target.value, name });
          }}
          onBlur={field.onLeft}
        >
          {(!readonly || picked < 0) && (
            <option value="" disabled={!clearable} hidden={!clearable}>
              {placeholder}
            </option>
          )}
          {shown.map((option, index) => (
            <option key={index} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {!readonly && <Icon name="chevron-down" className={css['caret']} />}
      </FieldBox>
    </FieldFrame>
  );
}
