type Align = 'start' | 'center';

/** The card nearest to where cards come to rest; at the end of the way the last one. */
export function indexInView(strip: HTMLElement, align: Align): number {
  const cards = [...strip.children];
  const room = strip.scrollWidth - strip.clientWidth;
  // Negative in right-to-left text.
  const way = Math.abs(strip.scrollLeft);
  if (room > 0 && way >= room - 1) return cards.length - 1;
  let nearest = 0;
  for (const [index, card] of cards.entries()) {
    if (Math.abs(offsetOf(strip, card, align)) < Math.abs(offsetOf(strip, cards[nearest] ?? card, align)) - 1) {
      nearest = index;
    }
  }
  return nearest;
}

/** Brings a card to rest; true when that scrolls. */
export function scrollToCard(strip: HTMLElement, index: number, align: Align): boolean {
  const card = strip.children[index];
  if (card === undefined) return false;
  const before = strip.scrollLeft;
  const left = before + offsetOf(strip, card, align);
  const room = strip.scrollWidth - strip.clientWidth;
  const isRightToLeft = strip.matches(':dir(rtl)');
  const target = isRightToLeft ? Math.max(-room, Math.min(0, left)) : Math.min(room, Math.max(0, left));
  if (Math.abs(target - before) < 1) return false;
  strip.scrollTo({ left: target });
  return true;
}

/** How far, in CSS px to the right, the card stands from where it would rest. */
function offsetOf(strip: HTMLElement, card: Element, align: Align): number {
  const [frame, box] = [strip.getBoundingClientRect(), card.getBoundingClientRect()];
  if (align === 'center') return (box.left + box.right - frame.left - frame.right) / 2;
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
  return strip.matches(':dir(rtl)') ? box.right - frame.right + padding : box.left - frame.left - padding;
}
