import { useLayoutEffect } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { useField } from '../../parts/fields/use-field.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './prompt-input.module.css';

/** The box to write to an assistant in. Enter sends, Shift and Enter break the line. */
export function PromptInput(drawn: Drawn<'PromptInput'>) {
  const say = useWords();
  const { id, props, fire, isBusy } = drawn;
  const { placeholder, name, size, attach, emitOnChange, accent, accentText, bg, borderColor, mutedColor } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const field = useField({ id, value, name, ariaLabel: placeholder ?? say('Message'), disabled: props.disabled });
  const isLoading = props.loading || isBusy;
  const { isDisabled } = field;
  useLayoutEffect(() => fitHeight(field.element.current), [value, field.element]);
  const change = (text: string) => {
    setValue(text);
    field.onEdited();
    if (emitOnChange) fire('change', { value: text });
  };
  const send = () => {
    if (isLoading || isDisabled || value.trim() === '') return;
    fire('commit', { value });
    // The draft is on its way: the box is ready for the next one.
    setValue('');
    field.element.current?.focus();
  };
  return (
    <div
      className={classNames(css['box'], css[size], isDisabled && css['disabled'])}
      style={{
        ...surfaceStyles(bg, undefined),
        ...styles({ '--edge': borderColor, '--ring': accent, '--quiet': mutedColor }),
      }}
    >
      <textarea
        {...field.controlProps}
        className={css['text']}
        dir={value === '' ? undefined : 'auto'}
        rows={1}
        placeholder={placeholder}
        enterKeyHint="send"
        value={value}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        onBlur={field.onLeft}
      />
      <div className={css['tools']}>
        {attach && (
          <ButtonFace
            variant="ghost"
            size={size === 'lg' ? 'md' : 'sm'}
            isIcon
            aria-label={say('Attach a file')}
            className={css['attach']}
            disabled={isDisabled}
            onClick={() => fire('commit', { value, control: 'attach' })}
          >
            <Icon name="paperclip" />
          </ButtonFace>
        )}
        <ButtonFace
          variant="primary"
          size={size === 'lg' ? 'md' : 'sm'}
          isIcon
          aria-label={say('Send')}
          className={css['send']}
          style={solidFill(accent, accentText)}
          isLoading={isLoading}
          disabled={isDisabled}
          onClick={send}
        >
          <Icon name="arrow-up" />
        </ButtonFace>
      </div>
    </div>
  );
}

/** Grows with the text; where the browser can do that by itself, the stylesheet says so. */
function fitHeight(box: HTMLElement | null) {
  if (box === null || CSS.supports('field-sizing', 'content')) return;
  box.style.blockSize = 'auto';
  box.style.blockSize = `${box.scrollHeight}px`;
}
