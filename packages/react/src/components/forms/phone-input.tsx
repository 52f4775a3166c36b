import { countryName, COUNTRIES } from '../../parts/fields/countries.ts';
import { FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { useTextDraft } from '../../parts/fields/use-text-draft.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './phone-input.module.css';

/** A telephone field with a chooser of the dial code in front. */
export function PhoneInput(drawn: Drawn<'PhoneInput'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { placeholder, label, size, disabled } = props;
  const countries = props.countries === undefined || props.countries.length === 0 ? COUNTRIES : props.countries;
  const { locale } = useSurroundings();
  const [value, setValue] = useLive(drawn, 'value', '');
  const [country, setCountry] = useLive(drawn, 'country', countries[0]?.code ?? '');
  const [text, setText] = useTextDraft(value, setValue, digitsOf);
  const field = useField({ id, value: digitsOf(text), label, disabled, ariaLabel: placeholder ?? say('Telephone') });
  const known = countries.findIndex(({ code }) => code === country);
  const picked = countries[Math.max(0, known)];
  const emit = (digits: string) => {
    field.onEdited();
    if (props.emitOnChange) fire('change', { value: digits });
  };
  return (
    <FieldFrame isBrief field={field} size={size}>
      <FieldBox
        className={css['box'] ?? ''}
        size={size}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        style={fieldLooks(props)}
        dir="ltr"
      >
        <span className={css['country']}>
          <span className={css['shown']} aria-hidden="true">
            {/* Letters are drawn everywhere; flags are not, as on Windows. */}
            <span className={css['flag']}>{picked?.flag ?? picked?.code}</span>
            {picked?.dial}
            <Icon name="chevron-down" size="sm" />
          </span>
          <select
            className={css['select']}
            aria-label={label === undefined ? say('Country') : say('{label}: country', { label })}
            disabled={field.isDisabled}
            value={Math.max(0, known)}
            onChange={({ target }) => {
              setCountry(countries[Number(target.value)]?.code ?? '');
              emit(digitsOf(text));
            }}
          >
            {countries.map(({ code, dial }, index) => (
              <option key={index} value={index}>
                {`${countryName(code, locale)} (${dial})`}
              </option>
            ))}
          </select>
        </span>
        <input
          {...field.controlProps}
          type="tel"
          autoComplete="tel-national"
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => {
            setText(target.value);
            emit(digitsOf(target.value));
          }}
          onBlur={field.onLeft}
        />
      </FieldBox>
    </FieldFrame>
  );
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
