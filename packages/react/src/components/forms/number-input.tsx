import { Affix, BoxTool, FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { useNumber } from '../../parts/fields/use-number.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './number-input.module.css';

/** A number box with step buttons, limits and a unit inside it. */
export function NumberInput(drawn: Drawn<'NumberInput'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { min = -Infinity, max = Infinity, step, placeholder, prefix, suffix, size, disabled } = props;
  const { locale } = useSurroundings();
  const [value, setValue] = useLive(drawn, 'value');
  const number = useNumber({
    value,
    min,
    max: Math.max(min, max),
    step,
    locale,
    onChange: (next) => {
      setValue(next);
      field.onEdited();
      if (props.emitOnChange) fire('change', { value: next ?? null });
    },
  });
  const field = useField({ id, value, disabled, ariaLabel: placeholder ?? say('Number') });
  const isInvalid = field.isInvalid || number.isUnreadable;
  const { controlProps } = field;
  return (
    <FieldFrame isBrief field={field}>
      <FieldBox
        className={css['box'] ?? ''}
        size={size}
        isInvalid={isInvalid}
        isDisabled={field.isDisabled}
        style={fieldLooks(props)}
      >
        {prefix !== undefined && <Affix id={`${id}-prefix`}>{prefix}</Affix>}
        <input
          {...controlProps}
          {...number.spinProps}
          className={css['input']}
          type="text"
          autoComplete="off"
          placeholder={placeholder}
          aria-invalid={isInvalid || undefined}
          aria-describedby={
            [prefix && `${id}-prefix`, suffix && `${id}-suffix`, controlProps['aria-describedby']]
              .filter(Boolean)
              .join(' ') || undefined
          }
          onBlur={() => {
            number.spinProps.onBlur();
            field.onLeft();
          }}
        />
        {suffix !== undefined && <Affix id={`${id}-suffix`}>{suffix}</Affix>}
        <span className={css['steps']}>
          <BoxTool
            aria-label={say('Decrease')}
            disabled={field.isDisabled || !number.canStepDown}
            onClick={() => number.stepBy(-1)}
          >
            <Icon name="minus" size="sm" />
          </BoxTool>
          <BoxTool
            aria-label={say('Increase')}
            disabled={field.isDisabled || !number.canStepUp}
            onClick={() => number.stepBy(1)}
          >
            <Icon name="plus" size="sm" />
          </BoxTool>
        </span>
      </FieldBox>
    </FieldFrame>
  );
}
