import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { FieldBox, fieldLooks } from '../../parts/fields/field-box.tsx';
import { foldText } from '../../parts/fold-text.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { inkOn } from '../../parts/looks/ink-on.ts';
import { OptionList } from '../../parts/fields/option-list.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useListbox, type Listbox } from '../../parts/keys/use-listbox.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './multi-select.module.css';

type MultiSelectPanelProps = {
  id: string;
  props: Drawn<'MultiSelect'>['props'];
  label: string;
  isPicked: (index: number) => boolean;
  isLocked: (index: number) => boolean;
  onToggle: (index: number) => void;
  onSearch: (query: string) => void;
  onApply: () => void;
};

/** The open list of a MultiSelect: a filter box if wanted, the options, an apply button if wanted. */
export function MultiSelectPanel(panel: MultiSelectPanelProps) {
  const { id, props, label, isPicked, isLocked, onToggle, onSearch, onApply } = panel;
  const { options, searchable, submitLabel, emptyText, accent, accentText, size } = props;
  const [query, setQuery] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => {
    const wanted = foldText(query);
    return options.flatMap((option, index) => (foldText(option.label).includes(wanted) ? [index] : []));
  }, [options, query]);
  const at = (index: number) => shown[index] ?? -1;
  const isSelected = (index: number) => isPicked(at(index));
  const labels = shown.map((index) => options[index]?.label ?? '');
  const listbox = useListbox({
    id,
    labels,
    isOpen: true,
    start: Math.max(0, shown.findIndex(isPicked)),
    isMultiple: true,
    isSelected,
    isDisabled: (index) => isLocked(at(index)),
    onPick: (index) => onToggle(at(index)),
    hasTypeAhead: !searchable,
  });
  const list = listbox.listProps.ref;
  useEffect(() => (searchable ? first.current : list.current)?.focus(), [searchable, list]);
  return (
    <div style={{ ...fieldLooks(props), ...styles({ '--on-accent': accentText ?? inkOn(accent) }) }}>
      {searchable && (
        <SearchBox
          box={first}
          size={size}
          label={label}
          listbox={listbox}
          query={query}
          onQuery={(next) => {
            setQuery(next);
            listbox.setActive(0);
            onSearch(next);
          }}
        />
      )}
      <OptionList
        listbox={listbox}
        label={label}
        emptyText={emptyText}
        hasBoxes
        isSelected={isSelected}
        labels={labels.map((words, index) => (
          <bdi key={index}>{words}</bdi>
        ))}
        focusProps={
          searchable
            ? undefined
            : {
                tabIndex: 0,
                onKeyDown: listbox.onKeyDown,
                'aria-activedescendant': listbox.controlProps['aria-activedescendant'],
              }
        }
      />
      {submitLabel !== undefined && (
        <div className={css['apply']}>
          <ButtonFace
            size="sm"
            isFullWidth
            style={styles({ '--fill': accent, '--ink': accentText ?? inkOn(accent) })}
            onClick={onApply}
          >
            <bdi>{submitLabel}</bdi>
          </ButtonFace>
        </div>
      )}
    </div>
  );
}

type SearchBoxProps = {
  box: RefObject<HTMLInputElement | null>;
  size: 'sm' | 'md' | 'lg';
  label: string;
  listbox: Listbox;
  query: string;
  onQuery: (query: string) => void;
};

function SearchBox({ box, size, label, listbox, query, onQuery }: SearchBoxProps) {
  const say = useWords();
  return (
    <div className={css['search']}>
      <FieldBox size={size}>
        <Icon name="search" size="sm" />
        <input
          ref={box}
          {...listbox.controlProps}
          type="text"
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-label={say('Filter: {label}', { label })}
          autoComplete="off"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={listbox.onKeyDown}
        />
      </FieldBox>
    </div>
  );
}
