import type { Placement } from '@floating-ui/dom';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { classNames } from '../looks/class-names.ts';
import css from './popover.module.css';

/** Why a popover closes: the user chose, pressed Escape, pressed elsewhere, or took the focus elsewhere. */
export type CloseReason = 'pick' | 'escape' | 'outside' | 'focus';

/** When a popover is open, and where it stands. */
export type PopoverOptions = {
  isOpen: boolean;
  /** Set your state to closed. For `pick` call `close('pick')` yourself, so that the focus goes back. */
  onClose: (reason: CloseReason) => void;
  /** Side and edge of the anchor; turned around where there is no room. Logical: `start` is right in RTL. */
  placement?: Placement;
  /** As wide as the anchor at least. */
  matchesWidth?: boolean;
  /** The focus stays where it is when Escape closes: for bubbles that open under the pointer. */
  keepsFocus?: boolean;
  /** Pixels between anchor and popover. */
  gap?: number;
};

/** What {@link usePopover} returns. */
export type Popover<A extends HTMLElement, P extends HTMLElement> = {
  /** For the element that the popover stands at, and that gets the focus back. */
  anchor: RefObject<A | null>;
  /** For the element with `popover="manual"`; render it only while it is open. */
  popover: RefObject<P | null>;
  close: (reason: CloseReason) => void;
};

/** Popovers that are open, the youngest last: Escape and presses elsewhere concern that one alone. */
const open: object[] = [];

/**
 * A native popover in the top layer, placed at its anchor. `manual`, so that every browser closes it alike: on Escape
 * (a dialog around it stays open), on a press outside, and when the focus goes elsewhere.
 */
export function usePopover<A extends HTMLElement = HTMLElement, P extends HTMLElement = HTMLDivElement>(
  options: PopoverOptions,
): Popover<A, P> {
  const { isOpen, placement = 'bottom-start', matchesWidth = false, keepsFocus = false, gap = 4 } = options;
  const anchor = useRef<A>(null);
  const popover = useRef<P>(null);
  const latest = useRef(options.onClose);
  latest.current = options.onClose;
  const close = useCallback(
    (reason: CloseReason) => {
      const hasFocus = popover.current?.contains(document.activeElement) ?? false;
      if (!keepsFocus && (reason === 'escape' || (reason === 'pick' && hasFocus))) focusAnchor(anchor.current);
      latest.current(reason);
    },
    [keepsFocus],
  );

  useLayoutEffect(() => {
    const [floating, reference] = [popover.current, anchor.current];
    if (!isOpen || floating === null || reference === null) return undefined;
    floating.showPopover();
    const closing = new AbortController();
    // What computes places is fetched when the first popover of a page opens; it is hidden until it stands.
    void import('./keep-placed.ts').then(({ keepPlaced }) =>
      keepPlaced(reference, floating, { placement, matchesWidth, gap }, closing.signal),
    );
    return () => {
      closing.abort();
      if (floating.isConnected && floating.matches(':popover-open')) floating.hidePopover();
    };
  }, [isOpen, placement, matchesWidth, gap]);

  useEffect(() => (isOpen ? watch(anchor, popover, close) : undefined), [isOpen, close]);
  return { anchor, popover, close };
}

function watch(
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  close: (reason: CloseReason) => void,
): () => void {
  const self = {};
  open.push(self);
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && [anchor, popover].some(({ current }) => current?.contains(target) ?? false);
  const isYoungest = () => open.at(-1) === self;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isYoungest()) return;
    // Kept from a modal dialog around, which would close as well.
    event.preventDefault();
    event.stopPropagation();
    close('escape');
  };
  const onPointerDown = (event: PointerEvent) => {
    if (isYoungest() && !isInside(event.target)) close('outside');
  };
  const onFocusIn = (event: FocusEvent) => {
    if (isYoungest() && !isInside(event.target)) close('focus');
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    open.splice(open.indexOf(self), 1);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('focusin', onFocusIn);
  };
}

function focusAnchor(anchor: HTMLElement | null): void {
  const selector = 'input:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';
  const target = anchor?.matches(selector) === true ? anchor : anchor?.querySelector<HTMLElement>(selector);
  target?.focus({ preventScroll: true });
}

type PopoverPanelProps<P extends HTMLElement> = {
  popover: RefObject<P | null>;
  children: ReactNode;
  id?: string;
  className?: string | undefined;
  style?: CSSProperties;
  role?: string;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/** The raised panel that `usePopover` places; it scrolls where the window leaves too little room. */
export function PopoverPanel({ popover, children, className, ...rest }: PopoverPanelProps<HTMLDivElement>) {
  return (
    <div {...rest} ref={popover} popover="manual" tabIndex={-1} className={classNames(css['panel'], className)}>
      {children}
    </div>
  );
}
