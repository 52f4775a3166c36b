import { useEffect, useMemo, useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { isEmptyDocument, textLength } from '../../parts/rich-text/rich-text-editor.ts';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useRichEditor } from '../../parts/rich-text/use-rich-editor.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useRuntime, useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './rich-composer.module.css';
import { RichToolbar } from './rich-toolbar.tsx';

/** What composers of one interface wrote last: when one is drawn again, it takes its own text for rich text. */
const writtenTexts = new WeakMap<object, Map<string, string>>();

/** A formatted-text editor with a toolbar and a send button. */
export function RichComposer(drawn: Drawn<'RichComposer'>) {
  const say = useWords();
  const { id, props, fire, isBusy } = drawn;
  const { placeholder = say('Write a message'), maxLength, submitLabel, readMode, editLabel, size } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const [isRead, setRead] = useState(false);
  const isLoading = props.loading || isBusy;
  const field = useField({ id, value, disabled: props.disabled, ariaLabel: placeholder });
  const isBlocked = field.isDisabled || isLoading;
  const own = useWrittenText(id);
  const attributes = useTextboxAttributes(id, field, isBlocked || isRead);
  const editor = useRichEditor({
    value,
    isOwn: own.isOwn,
    isEditable: !isBlocked && !isRead,
    attributes,
    onChange: (richText) => {
      own.remember(richText);
      setValue(richText);
      field.onEdited();
      if (props.emitOnChange) fire('change', { value: richText });
    },
  });
  const isEmpty = isEmptyDocument(editor.state.doc);
  return (
    <FieldFrame field={field}>
      <div
        className={classNames(
          css['composer'],
          css[size],
          field.isInvalid && css['invalid'],
          field.isDisabled && css['disabled'],
          isRead && css['read'],
        )}
        style={{ ...fieldLooks(props), ...styles({ '--height': props.minHeight }) }}
        aria-busy={isLoading || undefined}
        onBlur={field.onGroupBlur}
      >
        {!isRead && <RichToolbar id={id} tools={props.toolbar} editor={editor} isDisabled={isBlocked} />}
        <div className={css['place']}>
          {isEmpty && (
            <span className={css['placeholder']} aria-hidden="true">
              <bdi>{placeholder}</bdi>
            </span>
          )}
          <div ref={editor.place} className={css['text']} dir="auto" />
        </div>
        <div className={css['foot']}>
          {maxLength !== undefined && !isRead && <Counter length={textLength(editor.state.doc)} max={maxLength} />}
          {isRead ? (
            <ButtonFace
              variant="outline"
              size={size}
              onClick={() => {
                setRead(false);
                requestAnimationFrame(editor.focus);
              }}
            >
              <bdi>{editLabel}</bdi>
            </ButtonFace>
          ) : (
            <ButtonFace
              size={size}
              style={solidFill(props.accent, props.accentText)}
              isLoading={isLoading}
              disabled={field.isDisabled}
              onClick={() => {
                fire('commit', { value });
                if (readMode) setRead(true);
              }}
            >
              <bdi>{submitLabel}</bdi>
            </ButtonFace>
          )}
        </div>
      </div>
    </FieldFrame>
  );
}

function useWrittenText(id: string) {
  const { state } = useRuntime();
  return useMemo(() => {
    const texts = writtenTexts.get(state) ?? new Map<string, string>();
    writtenTexts.set(state, texts);
    return {
      isOwn: (value: string) => value !== '' && texts.get(id) === value,
      remember: (value: string) => void texts.set(id, value),
    };
  }, [state, id]);
}

function useTextboxAttributes(id: string, field: ReturnType<typeof useField>, isReadOnly: boolean) {
  const { groupProps, isInvalid, isRequired } = field;
  const labelledBy = groupProps['aria-labelledby'];
  const label = groupProps['aria-label'];
  const describedBy = groupProps['aria-describedby'];
  const register = groupProps.ref;
  useEffect(() => register(document.getElementById(id)), [register, id]);
  return useMemo(() => {
    return {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      ...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy }),
      ...(label === undefined ? {} : { 'aria-label': label }),
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(isRequired ? { 'aria-required': 'true' } : {}),
      ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    };
  }, [id, labelledBy, label, describedBy, isInvalid, isRequired, isReadOnly]);
}

function Counter({ length, max }: { length: number; max: number }) {
  const { locale } = useSurroundings();
  return (
    <span className={css['count']} data-over={length > max || undefined} role={length > max ? 'status' : undefined}>
      {formatNumber(length, locale)} / {formatNumber(max, locale)}
    </span>
  );
}
