import { useLayoutEffect, useRef } from 'react';
import { FieldBox } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './textarea.module.css';

/** A labelled box for several lines of plain text. */
export function Textarea(drawn: Drawn<'Textarea'>) {
  const { id, props, fire } = drawn;
  const { name, placeholder, rows, autosize, maxLength, showCount, readonly } = props;
  const { locale } = useSurroundings();
  const [value, setValue] = useLive(drawn, 'value', '');
  const field = useField({ ...props, id, value });
  const isEdited = useRef(false);
  useLayoutEffect(() => {
    if (autosize) fitHeight(field.element.current);
  }, [autosize, value, field.element]);
  const commit = () => {
    isEdited.current = false;
    fire('commit', { value, name });
  };
  const { controlProps } = field;
  const describedBy = [controlProps['aria-describedby'], showCount && `${id}-count`].filter(Boolean).join(' ');
  return (
    <FieldFrame
      field={field}
      linesEnd={
        showCount && (
          <span id={`${id}-count`} className={css['count']}>
            {formatNumber(value.length, locale)}
            {maxLength !== undefined && ` / ${formatNumber(maxLength, locale)}`}
          </span>
        )
      }
    >
      <FieldBox
        className={css['box'] ?? ''}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        isReadonly={readonly}
      >
        <textarea
          {...controlProps}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          className={classNames(css['text'], autosize && css['autosize'])}
          dir={value === '' ? undefined : 'auto'}
          rows={rows}
          value={value}
          placeholder={placeholder}
          readOnly={readonly}
          maxLength={maxLength}
          onChange={({ target }) => {
            isEdited.current = true;
            setValue(target.value);
            field.onEdited();
            if (props.emitOnChange) fire('change', { value: target.value, name });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) commit();
          }}
          onBlur={() => {
            field.onLeft();
            if (isEdited.current) commit();
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}

function fitHeight(box: HTMLElement | null): void {
  if (box === null) return;
  box.style.blockSize = 'auto';
  box.style.blockSize = `${box.scrollHeight}px`;
}
