import { FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { listPanelClass, OptionList } from '../../parts/fields/option-list.tsx';
import { PopoverPanel } from '../../parts/overlays/popover.tsx';
import { Token } from '../../parts/token.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './tag-input.module.css';
import { useTags } from './use-tags.ts';

/** A field where typed words turn into removable chips. */
export function TagInput(drawn: Drawn<'TagInput'>) {
  const say = useWords();
  const { id, props } = drawn;
  const { suggestions = [], placeholder, size, disabled } = props;
  const state = useTags(drawn, () => field.onEdited());
  const { tags, text, isFull, offered, isOpen, listbox, popover } = state;
  const field = useField({ id, value: tags, disabled, ariaLabel: placeholder ?? say('Tags') });
  return (
    <FieldFrame field={field}>
      <FieldBox
        ref={popover.anchor}
        size={size}
        className={css['box'] ?? ''}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        style={fieldLooks(props)}
      >
        {tags.length > 0 && (
          <ul className={css['tags']}>
            {tags.map((tag, index) => (
              <Token
                key={index}
                label={tag}
                isDisabled={field.isDisabled}
                onRemove={state.isRemovable(tag) ? () => state.remove(index) : undefined}
              />
            ))}
          </ul>
        )}
        <input
          {...field.controlProps}
          {...state.inputProps}
          {...(suggestions.length > 0 && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            ...listbox.controlProps,
          })}
          required={undefined}
          aria-required={field.isRequired || undefined}
          type="text"
          autoComplete="off"
          dir={text === '' ? undefined : 'auto'}
          readOnly={isFull}
          placeholder={tags.length === 0 ? placeholder : undefined}
          onBlur={() => {
            state.inputProps.onBlur();
            field.onLeft();
          }}
        />
      </FieldBox>
      {isOpen && (
        <PopoverPanel popover={popover.popover} className={listPanelClass}>
          <OptionList
            listbox={listbox}
            label={placeholder ?? say('Suggestions')}
            emptyText=""
            isSelected={() => false}
            labels={offered.map((word, index) => (
              <bdi key={index}>{word}</bdi>
            ))}
          />
        </PopoverPanel>
      )}
    </FieldFrame>
  );
}
