import { BoxSpinner, FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { FieldFrame, useField } from '../../parts/fields/field.tsx';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { listPanelClass, OptionList } from '../../parts/fields/option-list.tsx';
import { PopoverPanel } from '../../parts/overlays/popover.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import { useCombobox } from './use-combobox.ts';
import css from './combobox.module.css';

/** A text box that narrows a list of options as the user types. */
export function Combobox(drawn: Drawn<'Combobox'>) {
  const say = useWords();
  const { id, props, isBusy } = drawn;
  const { placeholder, emptyText, size, accent, disabled } = props;
  const combobox = useCombobox(drawn, () => field.onEdited());
  const field = useField({ id, value: combobox.value, disabled, ariaLabel: placeholder ?? say('Options') });
  const { isOpen, rows, listbox, popover } = combobox;
  const isLoading = props.loading || isBusy;
  const looks = fieldLooks(props);
  return (
    <FieldFrame field={field}>
      <FieldBox
        ref={popover.anchor}
        size={size}
        className={css['box'] ?? ''}
        isInvalid={field.isInvalid}
        isDisabled={field.isDisabled}
        aria-busy={isLoading || undefined}
        style={looks}
      >
        <input
          {...field.controlProps}
          {...combobox.inputProps}
          {...listbox.controlProps}
          required={undefined}
          aria-required={field.isRequired || undefined}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir={combobox.text === '' ? undefined : 'auto'}
          placeholder={placeholder}
          onBlur={() => {
            combobox.inputProps.onBlur();
            field.onLeft();
          }}
        />
        {isLoading && <BoxSpinner />}
        <Icon name="chevron-down" className={css['caret']} />
      </FieldBox>
      {isOpen && (
        <PopoverPanel popover={popover.popover} className={listPanelClass}>
          <div style={{ ...looks, ...styles({ '--on-accent': inkOn(accent) }) }}>
            <OptionList
              listbox={listbox}
              label={placeholder ?? say('Options')}
              emptyText={isLoading ? say('Loading…') : emptyText}
              maxHeight={props.maxHeight}
              isSelected={(index) => rows[index]?.isSelected ?? false}
              labels={rows.map((row, index) =>
                row.isNew ? (
                  <span key={index} className={css['create']}>
                    <Icon name="plus" size="sm" />
                    <bdi>{row.label}</bdi>
                  </span>
                ) : (
                  <bdi key={index}>{row.label}</bdi>
                ),
              )}
            />
          </div>
        </PopoverPanel>
      )}
      <span role="status">
        <Hidden>
          {isOpen && combobox.isFiltering
            ? say('{count} matches', { count: rows.filter(({ isNew }) => !isNew).length })
            : ''}
        </Hidden>
      </span>
    </FieldFrame>
  );
}
