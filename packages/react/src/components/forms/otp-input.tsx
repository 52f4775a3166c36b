import { Fragment, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { boxClass, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './otp-input.module.css';

/** A row of single-character boxes for a one-time code. */
export function OTPInput(drawn: Drawn<'OTPInput'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { length, pattern, mask, label, separator, size, disabled } = props;
  const groupSize = props.groupSize ?? length;
  const [value, setValue] = useLive(drawn, 'value', '');
  const code = accepted(value, pattern).slice(0, length);
  const field = useField({ id, value: code, label, disabled, ariaLabel: say('One-time code') });
  const boxes = useCodeBoxes(code, length, pattern, (next) => {
    setValue(next);
    field.onEdited();
    if (props.emitOnChange) fire('change', { value: next });
    if (next.length === length && code.length < length) fire('commit', { value: next });
  });
  const className = classNames(
    boxClass({ size, isInvalid: field.isInvalid, isDisabled: field.isDisabled }),
    css['box'],
  );
  return (
    <FieldFrame field={field} size={size} isGroup>
      <div
        {...field.groupProps}
        role="group"
        dir="ltr"
        className={css['row']}
        style={fieldLooks(props)}
        onBlur={field.onGroupBlur}
        onPaste={boxes.onPaste}
      >
        {Array.from({ length }, (_, index) => (
          <Fragment key={index}>
            {index > 0 && index % groupSize === 0 && (
              <span className={css['separator']} aria-hidden="true">
                {separator}
              </span>
            )}
            <input
              {...boxes.boxProps(index)}
              className={className}
              data-size={size}
              type={mask ? 'password' : 'text'}
              inputMode={pattern === 'numeric' ? 'numeric' : 'text'}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              aria-label={`${index + 1} / ${length}`}
              aria-invalid={field.isInvalid || undefined}
              disabled={field.isDisabled}
            />
          </Fragment>
        ))}
      </div>
    </FieldFrame>
  );
}

type Pattern = 'numeric' | 'alphanumeric';

/** Typing advances, Backspace goes back, pasting fills all; the code has no gaps. */
function useCodeBoxes(code: string, length: number, pattern: Pattern, onChange: (code: string) => void) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[Math.min(length - 1, Math.max(0, index))]?.focus();

  // Typing over a full box takes the new character; a keyboard may also give the whole code at once.
  function enter(index: number, text: string): void {
    const fresh = accepted(text, pattern);
    if (fresh === '') return;
    const at = Math.min(index, code.length);
    const added = fresh.length === 2 && fresh.startsWith(code.charAt(at)) ? fresh.slice(1) : fresh;
    const next = (code.slice(0, at) + added + code.slice(at + added.length)).slice(0, length);
    if (next !== code) onChange(next);
    focus(at + added.length);
  }

  function erase(index: number): void {
    const at = Math.min(index, code.length - 1);
    if (at >= 0) onChange(code.slice(0, at) + code.slice(at + 1));
    focus(at);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') erase(code.charAt(index) === '' ? index - 1 : index);
    else if (event.key === 'Delete') erase(index);
    else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(code.length);
    else return;
    event.preventDefault();
  }

  return {
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const pasted = accepted(event.clipboardData.getData('text'), pattern).slice(0, length);
      if (pasted === '') return;
      onChange(pasted);
      focus(pasted.length);
    },
    boxProps: (index: number) => ({
      ref: (element: HTMLInputElement | null) => void (boxes.current[index] = element),
      value: code.charAt(index),
      onChange: ({ target }: { target: HTMLInputElement }) => {
        if (target.value === '') erase(index);
        else enter(index, target.value);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
      onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
    }),
  };
}

function accepted(text: string, pattern: Pattern): string {
  return text.replaceAll(pattern === 'numeric' ? /\D/g : /[^a-z0-9]/gi, '');
}
