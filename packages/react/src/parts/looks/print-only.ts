import css from './print-only.module.css';

/** Prints one element of the page and nothing around it. */
export function printOnly(element: HTMLElement | null): void {
  const name = css['alone'];
  if (element === null || name === undefined) return;
  element.classList.add(name);
  window.addEventListener('afterprint', () => element.classList.remove(name), { once: true });
  window.print();
}
