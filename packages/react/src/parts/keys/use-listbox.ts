import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTypeAhead } from './use-type-ahead.ts';

/** The options of a listbox, and what a pick does. */
export type ListboxOptions = {
  /** Base of the DOM ids. */
  id: string;
  /** What each option is called, for type-ahead; their number is that of the options. */
  labels: readonly string[];
  isOpen: boolean;
  /** Where the active option starts when the list opens; −1 for none. */
  start?: number;
  isMultiple?: boolean;
  isSelected: (index: number) => boolean;
  isDisabled?: (index: number) => boolean;
  onPick: (index: number) => void;
  /** Letters jump to the next option that starts with them; off where the focus is in a text box. */
  hasTypeAhead?: boolean;
};

/** The active option (−1 for none), and the props of the elements that make up the listbox. */
export type Listbox = {
  active: number;
  setActive: (index: number) => void;
  /** Goes on the element with the focus; true when the key was the list's. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** For the element with the focus. */
  controlProps: { 'aria-controls': string | undefined; 'aria-activedescendant': string | undefined };
  listProps: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    role: 'listbox';
    'aria-multiselectable': true | undefined;
  };
  optionProps: (index: number) => {
    id: string;
    role: 'option';
    'aria-selected': boolean;
    'aria-disabled': true | undefined;
    'data-active': '' | undefined;
    onPointerMove: () => void;
    onPointerDown: (event: { preventDefault: () => void }) => void;
    onClick: () => void;
  };
};

/** A listbox after the ARIA practices: the focus stays where it is, `aria-activedescendant` names the active option. */
export function useListbox(options: ListboxOptions): Listbox {
  const { id, labels, isOpen, start = -1, isMultiple = false, isSelected, isDisabled, onPick } = options;
  const [wanted, setActive] = useState(start);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setActive(start);
  }
  const active = isOpen ? Math.min(wanted, labels.length - 1) : -1;
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function move(to: number): true {
    setActive(to);
    return true;
  }

  function pick(index: number): boolean {
    if (index < 0 || isDisabled?.(index) === true) return false;
    onPick(index);
    return true;
  }

  function onKey(event: KeyboardEvent): boolean {
    const last = labels.length - 1;
    if (!isOpen || last < 0 || event.nativeEvent.isComposing) return false;
    if (event.key === 'Enter') return pick(active);
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const to = target(event.key, active, last);
    if (to !== undefined) return move(to);
    if (options.hasTypeAhead !== true) return false;
    const jump = edge(event.key, last) ?? typeAhead(event, labels, active);
    if (jump !== undefined) return move(jump);
    return event.key === ' ' && pick(active);
  }

  return {
    active,
    setActive,
    onKeyDown: (event) => {
      const isOurs = onKey(event);
      if (isOurs) event.preventDefault();
      return isOurs;
    },
    controlProps: {
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${id}-option-${active}`,
    },
    listProps: { ref: list, id: `${id}-list`, role: 'listbox', 'aria-multiselectable': isMultiple || undefined },
    optionProps: (index) => ({
      id: `${id}-option-${index}`,
      role: 'option',
      'aria-selected': isSelected(index),
      'aria-disabled': isDisabled?.(index) || undefined,
      'data-active': index === active ? '' : undefined,
      onPointerMove: () => {
        if (index !== active) setActive(index);
      },
      // The focus stays in the control.
      onPointerDown: (event) => event.preventDefault(),
      onClick: () => void pick(index),
    }),
  };
}

/** Where a key leads in a list; the ends lead into one another. */
function target(key: string, active: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + 10);
    case 'PageUp':
      return Math.max(0, active - 10);
    default:
      return undefined;
  }
}

// In a text box these two keys are the text's.
function edge(key: string, last: number): number | undefined {
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
