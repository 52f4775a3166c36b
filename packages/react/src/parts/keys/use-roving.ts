import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { indexAfterKey } from './roving-order.ts';
import { useTypeAhead } from './use-type-ahead.ts';

type RovingOptions = {
  count: number;
  /** The item that Tab reaches when the focus comes in: the chosen one. Without one, the first. */
  current?: number | undefined;
  orientation: 'horizontal' | 'vertical' | 'both';
  /** Whether the last is followed by the first. Default: it is. */
  isLoop?: boolean;
  /** Items that arrows pass over: separators and what is disabled. */
  isSkipped?: (index: number) => boolean;
  /** Words of the items; given, typing their first letters moves there. */
  labels?: readonly string[];
  /** Called on every move by key, after the focus has moved: tabs and radios choose by it. */
  onMove?: (index: number) => void;
};

type Roving<E extends HTMLElement> = {
  /** For the element around the items. Its own `onKeyDown` comes first: what it prevents is left alone. */
  groupProps: {
    ref: RefObject<E | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
    'data-roving-group': '';
  };
  /** For each item. */
  itemProps: (index: number) => { tabIndex: 0 | -1; 'data-roving': number; onFocus: () => void };
  focusItem: (index: number) => void;
};

/** One stop for Tab, arrows (mirrored right to left), Home and End inside it, and first letters where labels are given. */
export function useRoving<E extends HTMLElement = HTMLDivElement>(options: RovingOptions): Roving<E> {
  const ref = useRef<E>(null);
  const typeAhead = useTypeAhead();
  const [focused, setFocused] = useState<number>();
  const { count, current, isSkipped = () => false } = options;
  const firstReachable = Array.from({ length: count }, (_, index) => index).find((index) => !isSkipped(index));
  const isReachable = (index: number | undefined) => index !== undefined && index < count && !isSkipped(index);
  const stop = [focused, current].find(isReachable) ?? firstReachable;
  const focusItem = useCallback((index: number) => itemOf(ref.current, index)?.focus(), []);

  function moveTo(index: number) {
    focusItem(index);
    options.onMove?.(index);
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = indexOf(ref.current, event.target);
    if (from === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { orientation, isLoop = true, labels } = options;
    const isRightToLeft = ref.current?.matches(':dir(rtl)') ?? false;
    const order = { count, current: from, orientation, isRightToLeft, isLoop, isSkipped };
    const reachable = labels?.map((label, index) => (isSkipped(index) ? '' : label));
    const next = indexAfterKey(event.key, order) ?? (reachable && typeAhead(event, reachable, from));
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  }

  return {
    groupProps: {
      ref,
      onKeyDown,
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
      },
      'data-roving-group': '',
    },
    itemProps: (index) => ({
      tabIndex: index === stop ? 0 : -1,
      'data-roving': index,
      onFocus: () => setFocused(index),
    }),
    focusItem,
  };
}

// Groups may stand in groups: an item belongs to the nearest one.
function itemOf(group: HTMLElement | null, index: number): HTMLElement | undefined {
  const items = group?.querySelectorAll<HTMLElement>(`[data-roving="${index}"]`) ?? [];
  return [...items].find((item) => item.closest('[data-roving-group]') === group);
}

function indexOf(group: HTMLElement | null, target: EventTarget): number | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-roving]') : null;
  return item !== null && item.closest('[data-roving-group]') === group ? Number(item.dataset['roving']) : undefined;
}
