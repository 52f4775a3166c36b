import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { foldText } from '../../parts/fold-text.ts';
import { usePopover } from '../../parts/overlays/popover.tsx';
import { useListbox } from '../../parts/keys/use-listbox.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';

type Row = { label: string; value: string; isSelected: boolean; isNew: boolean };

/** What a Combobox does: typing narrows, arrows move, Enter picks, leaving the box commits what was typed. */
export function useCombobox(drawn: Drawn<'Combobox'>, onEdited: () => void) {
  const { id, props, fire } = drawn;
  const { options, creatable, emitOnChange } = props;
  const [value, setValue] = useLive(drawn, 'value', '');
  const [query, setQuery] = useState<string>();
  const { isOpen, start, open, close, openByArrow } = useOpening();
  const popover = usePopover<HTMLDivElement>({ isOpen, onClose: close, matchesWidth: true });
  const labelOfValue = options.find((option) => option.value === value)?.label ?? value;
  const text = query ?? labelOfValue;
  const isFiltering = query !== undefined && query.trim() !== '';
  const rows = useMemo(
    () => rowsFor(options, value, isFiltering ? (query ?? '') : '', creatable),
    [options, value, query, isFiltering, creatable],
  );
  const selected = rows.findIndex(({ isSelected }) => isSelected);
  const unfilteredStart = selected === -1 ? start : selected;

  function pick(row: Row): void {
    setQuery(undefined);
    close();
    onEdited();
    if (row.value !== value || row.isNew) setValue(row.value);
    fire('change', { value: row.value });
  }

  const listbox = useListbox({
    id,
    labels: rows.map(({ label }) => label),
    isOpen,
    start: isFiltering ? 0 : unfilteredStart,
    isSelected: (index) => rows[index]?.isSelected ?? false,
    onPick: (index) => {
      const row = rows[index];
      if (row !== undefined) pick(row);
      fire('commit', { value: row?.label ?? '' });
    },
  });

  // The text as it stands: an option by its label, a new value where those are welcome, nothing to empty the box.
  function commitText(): void {
    if (query === undefined) return;
    const typed = query.trim();
    const same = options.find(({ label }) => foldText(label) === foldText(typed));
    close();
    if (same !== undefined && typed !== '') pick({ ...same, isSelected: false, isNew: false });
    else if (typed === '' ? value !== '' : creatable)
      pick({ label: typed, value: typed, isSelected: false, isNew: true });
    else setQuery(undefined);
    fire('commit', { value: typed });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (listbox.onKeyDown(event)) return;
    if (openByArrow(event, rows.length)) event.preventDefault();
    else if (event.key === 'Enter' && query !== undefined) {
      event.preventDefault();
      commitText();
    } else if (event.key === 'Escape' && query !== undefined) {
      event.preventDefault();
      setQuery(undefined);
    }
  }

  return {
    value,
    text,
    isOpen,
    isFiltering,
    rows,
    listbox,
    popover,
    inputProps: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setQuery(target.value);
        open();
        listbox.setActive(target.value.trim() === '' ? -1 : 0);
        if (emitOnChange) fire('search', { query: target.value });
      },
      onKeyDown,
      onClick: () => open(),
      onBlur: commitText,
    },
  };
}

/** Whether the list is open, and at which option it begins when an arrow opened it. */
function useOpening() {
  const [start, setStart] = useState<number>();
  const open = (at = -1) => setStart((before) => before ?? at);
  const close = () => setStart(undefined);
  return {
    isOpen: start !== undefined,
    start: start ?? -1,
    open,
    close,
    /** Down begins at the first option, Up at the last; with Alt, Down only opens and Up closes. */
    openByArrow: (event: KeyboardEvent, count: number): boolean => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
      const isDown = event.key === 'ArrowDown';
      if (!event.altKey) open(isDown ? 0 : count - 1);
      else if (isDown) open();
      else close();
      return true;
    },
  };
}

function rowsFor(
  options: Drawn<'Combobox'>['props']['options'],
  value: string,
  query: string,
  creatable: boolean,
): Row[] {
  const wanted = foldText(query);
  const rows = options
    .filter(({ label }) => wanted === '' || foldText(label).includes(wanted))
    .map((option) => ({ ...option, isSelected: option.value === value, isNew: false }));
  if (rows.length > 0 || !creatable || wanted === '') return rows;
  const typed = query.trim();
  return [{ label: typed, value: typed, isSelected: false, isNew: true }];
}
