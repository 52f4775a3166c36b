import type { Page } from 'playwright-core';

const MOST_PRESSES = 15;

// Two parts are compared as the boxes beneath the innermost box around both: columns are read one after the other.
const IS_BACKWARDS = `(one, other) => {
  let around = one.parentElement;
  while (!around.contains(other)) around = around.parentElement;
  const below = (part) => { while (part.parentElement !== around) part = part.parentElement; return part.getBoundingClientRect(); };
  const [first, second] = [below(one), below(other)];
  const isAbove = second.bottom <= first.top + 1 && second.right > first.left + 1 && second.left < first.right - 1;
  const isBeforeInRow = second.right <= first.left + 1 && second.top < first.bottom - 1 && second.bottom > first.top + 1;
  return isAbove || isBeforeInRow;
}`;

/** Presses Tab through the page; the steps that lead up, or back in a row, against the order of reading. */
export async function stepsAgainstReading(page: Page): Promise<string[]> {
  await page.evaluate('document.activeElement?.blur(); window.focused = []; scrollTo(0, 0)');
  const steps: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate<string | null>(`(() => {
      const [before, now] = [window.focused.at(-1), document.activeElement];
      // After the last part Tab begins again.
      if (now === document.body || now === null || window.focused.includes(now)) return null;
      window.focused.push(now);
      const name = (part) => part.tagName.toLowerCase() + ' ' + (part.ariaLabel ?? part.textContent).trim().slice(0, 20);
      if (before === undefined || before.contains(now) || now.contains(before) || !before.isConnected) return '';
      // The parts of a figure have an order of their own.
      if (before.ownerSVGElement != null && before.ownerSVGElement === now.ownerSVGElement) return '';
      return (${IS_BACKWARDS})(before, now) ? name(before) + ' → ' + name(now) : '';
    })()`);
    if (step === null) break;
    if (step !== '') steps.push(step);
  }
  return steps;
}
