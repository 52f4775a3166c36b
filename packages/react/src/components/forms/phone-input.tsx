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

/** A country of a telephone field. */
type Country = { readonly code: string; readonly dial: string; readonly flag?: string | undefined };

const DIALS =
  'US+1 GB+44 DE+49 FR+33 ES+34 IT+39 NL+31 BE+32 AT+43 CH+41 SE+46 NO+47 DK+45 FI+358 IE+353 PT+351 PL+48 CZ+420 ' +
  'SK+421 HU+36 RO+40 BG+359 GR+30 HR+385 SI+386 RS+381 EE+372 LV+371 LT+370 LU+352 IS+354 UA+380 TR+90 IL+972 ' +
  'AE+971 SA+966 EG+20 MA+212 NG+234 KE+254 ZA+27 CA+1 MX+52 BR+55 AR+54 CL+56 CO+57 PE+51 IN+91 PK+92 BD+880 ' +
  'LK+94 CN+86 HK+852 TW+886 JP+81 KR+82 SG+65 MY+60 TH+66 VN+84 ID+62 PH+63 AU+61 NZ+64';

/** On offer where a spec names none. */
const COUNTRIES: readonly Country[] = DIALS.split(' ').map((entry) => ({
  code: entry.slice(0, 2),
  dial: entry.slice(2),
}));

/** The name of a country in the language of the page; its code where there is none. */
function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
