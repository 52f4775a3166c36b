import { useRef } from 'react';
import { BoxSpinner, BoxTool, FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './search-input.module.css';

/** A query box; Enter runs the query, Escape empties it. */
export function SearchInput(drawn: Drawn<'SearchInput'>) {
  const say = useWords();
  const { id, props, fire, isBusy } = drawn;
  const { name, placeholder, clearable, size } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const field = useField({ id, value, name, ariaLabel: placeholder ?? say('Search'), disabled: props.disabled });
  const box = useRef<HTMLInputElement>(null);
  const change = (text: string) => {
    setValue(text);
    field.onEdited();
    if (props.emitOnChange) fire('change', { value: text, name });
  };
  const isLoading = props.loading || isBusy;
  return (
    <FieldFrame field={field}>
      <FieldBox
        size={size}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        style={{
          ...fieldLooks(props),
          ...styles({ inlineSize: props.width, maxInlineSize: '100%', '--glass': props.accent }),
        }}
        aria-busy={isLoading || undefined}
      >
        <Icon name="search" size={size} className={css['glass']} />
        <input
          {...field.controlProps}
          ref={(element) => {
            box.current = element;
            field.controlProps.ref(element);
          }}
          className={css['input']}
          type="search"
          dir={value === '' ? undefined : 'auto'}
          enterKeyHint="search"
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) fire('commit', { value, name });
            if (event.key === 'Escape' && value !== '') {
              event.preventDefault();
              change('');
            }
          }}
          onBlur={field.onLeft}
        />
        {isLoading && <BoxSpinner />}
        {clearable && value !== '' && !field.isDisabled && (
          <BoxTool
            aria-label={say('Clear')}
            onClick={() => {
              change('');
              box.current?.focus();
            }}
          >
            <Icon name="x" size="sm" />
          </BoxTool>
        )}
      </FieldBox>
    </FieldFrame>
  );
}
