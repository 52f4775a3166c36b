import { useEffect, type RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
const EDITED = 'input, select, textarea, [contenteditable="true"]';

/**
 * Keeps the place of people who work without a mouse: when the element with the focus is removed, such as the row of a "Remove",
 * the same control of the row after it has the focus, else the nearest control. What was only moved has it again.
 * Components that know better come first: this only acts where the focus was lost to the page.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = area.current;
    if (node === null) return undefined;
    let held: HTMLElement | undefined;
    let isByPointer = false;
    const onFocus = ({ target }: FocusEvent) => {
      held = target instanceof HTMLElement ? target : undefined;
    };
    // Focus that goes nowhere was given up by choice, unless its control is removed or moved at once: the observer reports that first.
    const onBlur = () => {
      const left = held;
      requestAnimationFrame(() => {
        if (held === left && document.activeElement === document.body) held = undefined;
      });
    };
    const onPress = ({ type }: Event) => {
      isByPointer = type === 'pointerdown';
    };
    const observer = new MutationObserver((records) => {
      const lost = held;
      if (lost === undefined || document.activeElement !== document.body) return;
      const removal = records.find(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(lost)));
      if (removal === undefined || removal.target === node) return;
      const next = lost.isConnected ? lost : nextTo(removal, lost, node);
      if (next !== undefined && !(isByPointer && next !== lost && next.matches(EDITED))) {
        next.focus({ preventScroll: isByPointer });
      }
    });
    observer.observe(node, { childList: true, subtree: true });
    node.addEventListener('focusin', onFocus);
    node.addEventListener('focusout', onBlur);
    node.addEventListener('pointerdown', onPress, true);
    node.addEventListener('keydown', onPress, true);
    return () => {
      observer.disconnect();
      node.removeEventListener('focusin', onFocus);
      node.removeEventListener('focusout', onBlur);
      node.removeEventListener('pointerdown', onPress, true);
      node.removeEventListener('keydown', onPress, true);
    };
  }, [area]);
}

function nextTo(
  { target, removedNodes, nextSibling, previousSibling }: MutationRecord,
  lost: HTMLElement,
  area: HTMLElement,
) {
  // What stands in its place now, as the next step of a form does, is begun at its start.
  const instead = previousSibling === null ? target.firstChild : previousSibling.nextSibling;
  if (instead !== nextSibling) {
    const [first] = reachable(instead);
    if (first !== undefined) return first;
  }
  const removed = [...removedNodes].find((one) => one.contains(lost));
  const at = removed instanceof HTMLElement ? controlsIn(removed).indexOf(lost) : -1;
  for (const sibling of [nextSibling, previousSibling]) {
    const controls = reachable(sibling);
    if (controls.length > 0) return controls[Math.max(0, at)] ?? controls[0];
  }
  for (let around = target as HTMLElement | null; around !== null; around = around.parentElement) {
    const inside = reachable(around);
    const after = nextSibling ?? around.nextSibling;
    const behind = inside.find((one) => after !== null && isBehind(after, one)) ?? inside.at(-1);
    if (behind !== undefined) return behind;
    if (around instanceof HTMLDialogElement) return around;
    if (around === area) return undefined;
  }
  return undefined;
}

function controlsIn(part: HTMLElement): HTMLElement[] {
  const inside = [...part.querySelectorAll<HTMLElement>(CONTROLS)];
  return (part.matches(CONTROLS) ? [part, ...inside] : inside).filter((one) => one.tabIndex >= 0);
}

function reachable(part: Node | null): HTMLElement[] {
  const controls = part instanceof HTMLElement ? controlsIn(part) : [];
  return controls.filter((one) => !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }));
}

function isBehind(place: Node, control: Node): boolean {
  return place === control || (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
}
