import { useRef } from 'react';
import { isAddress, isEmail } from '../../parts/fields/checks.ts';
import { Affix, FieldBox } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { useTextDraft } from '../../parts/fields/use-text-draft.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './input.module.css';
import type { Words } from '../../words/words.ts';

/** A labelled single-line text box. */
export function Input(drawn: Drawn<'Input'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { name, type, placeholder, readonly, maxLength, prefix, suffix, icon, size } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const [text, setText] = useTextDraft(value, setValue);
  const field = useField({ ...props, id, value: text, fault: faultOfKind(type, text, say) });
  const isEdited = useRef(false);
  const commit = () => {
    isEdited.current = false;
    fire('commit', { value: text, name });
  };
  const { controlProps } = field;
  const affixIds = [prefix !== undefined && `${id}-prefix`, suffix !== undefined && `${id}-suffix`].filter(Boolean);
  return (
    <FieldFrame field={field} size={size} labelPlacement={props.labelPlacement}>
      <FieldBox size={size} isInvalid={field.isInvalid} isDisabled={field.isDisabled} isReadonly={readonly}>
        {icon !== undefined && <Icon name={icon} size={size} />}
        {prefix !== undefined && <Affix id={`${id}-prefix`}>{prefix}</Affix>}
        <input
          {...controlProps}
          aria-describedby={[...affixIds, controlProps['aria-describedby']].filter(Boolean).join(' ') || undefined}
          className={css['input']}
          type={type}
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={placeholder}
          readOnly={readonly}
          maxLength={maxLength}
          step={type === 'number' ? 'any' : undefined}
          autoComplete={type === 'email' || type === 'tel' || type === 'url' ? type : undefined}
          onChange={({ target }) => {
            isEdited.current = true;
            setText(target.value);
            field.onEdited();
            if (props.emitOnChange) fire('change', { value: target.value, name });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
          }}
          onBlur={() => {
            field.onLeft();
            if (isEdited.current) commit();
          }}
        />
        {suffix !== undefined && <Affix id={`${id}-suffix`}>{suffix}</Affix>}
      </FieldBox>
    </FieldFrame>
  );
}

/** What the browser would find wrong with a text of this kind. */
function faultOfKind(type: Drawn<'Input'>['props']['type'], text: string, say: Words): string | undefined {
  if (type === 'email' && !isEmail(text)) return say('Enter an e-mail address, such as name@example.com.');
  if (type === 'url' && !isAddress(text)) return say('Enter a web address that starts with https://.');
  if (type === 'number' && !Number.isFinite(Number(text))) return say('Enter a number.');
  return undefined;
}
