import type { Page } from 'playwright-core';

const INTERACTIVE = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  'summary',
  'audio',
  'video',
  '[contenteditable=true]',
  '[tabindex]',
  ...[
    'option',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
    'tab',
    'treeitem',
    'gridcell',
    'slider',
    'separator',
  ].map((role) => `[role=${role}]`),
].join(',');

const VISIBLE = `[...document.querySelectorAll(${JSON.stringify(INTERACTIVE)})].filter((part) => {
  const box = part.getBoundingClientRect();
  return part.closest('.ui') !== null && box.width > 0 && box.height > 0 && getComputedStyle(part).visibility !== 'hidden';
})`;

export async function parts(page: Page): Promise<number> {
  return page.evaluate<number>(`${VISIBLE}.length`);
}

export async function signatures(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(
    `${VISIBLE}.map((part) => [part.tagName, part.id, part.getAttribute('role'), part.getAttribute('aria-label'), part.textContent.slice(0, 40), part.closest('dialog,[popover]') !== null].join('|'))`,
  );
}

type Target = { kind: string; x: number; y: number; width: number };

// Brings a part into view and returns its place; waiting for it to stand still would fail on a busy machine.
const LOCATE = `((part) => {
  if (part === undefined) return null;
  part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = part.getBoundingClientRect();
  const role = part.getAttribute('role');
  const kind = part.isContentEditable ? 'textarea:' : role === 'combobox' ? 'combobox' : part.tagName.toLowerCase() + ':' + (role === 'slider' ? 'range' : (part.type ?? ''));
  return { kind, x: box.x, y: box.y + box.height / 2, width: box.width };
})`;

const WRITTEN = /^(?:input:(?:text|email|search|tel|url|password|number)|textarea)/;

// A press where the part really is, as a hand would do it; texts get words, ranges a place further on, lists a choice.
export async function press(page: Page, index: number): Promise<void> {
  const target = await page.evaluate<Target | null>(`${LOCATE}(${VISIBLE}[${index}])`);
  if (target === null) return;
  const { kind, x, y, width } = target;
  if (kind.startsWith('select')) return choose(page, index);
  if (kind === 'input:file') return giveFile(page, index);
  if (!WRITTEN.test(kind)) await fillTexts(page);
  // A field of several places takes what is typed from its first one on.
  const isInPlaces = kind === 'input:date' || kind === 'input:time';
  await page.mouse.click(isInPlaces ? x + 8 : x + width * (kind.endsWith('range') ? 0.8 : 0.5), y);
  if (WRITTEN.test(kind)) {
    await page.keyboard.type(textFor(kind));
    await page.keyboard.press('Enter');
    // Leaving a field commits it where Enter makes a new line.
    await page.mouse.click(2, 2);
  }
  if (isInPlaces) await page.keyboard.type(kind === 'input:time' ? '1122P' : '11222026');
}

// What one press does not do: the lower thumb of a range, words in a combobox, a cell that two presses open.
export async function pressAgain(page: Page, index: number): Promise<void> {
  const target = await page.evaluate<Target | null>(`${LOCATE}(${VISIBLE}[${index}])`);
  if (target === null || target.kind.startsWith('select') || target.kind === 'input:file') return;
  const { kind, x, y, width } = target;
  if (kind.endsWith('range')) return page.mouse.click(x + width * 0.2, y);
  await page.mouse.dblclick(x + width * 0.5, y);
  await page.keyboard.type(textFor(kind));
  await page.keyboard.press('Enter');
}

function textFor(kind: string): string {
  if (kind === 'input:email') return 'ann@example.com';
  if (kind === 'input:url') return 'https://example.com';
  return kind === 'input:number' || kind === 'input:tel' ? '41' : 'ab1';
}

async function choose(page: Page, index: number): Promise<void> {
  await page.evaluate(`((list) => {
    const choice = [...list.options].findLastIndex((option) => !option.disabled);
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'selectedIndex').set;
    set.call(list, choice);
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
  })(${VISIBLE}[${index}])`);
}

// The file that is chosen wherever one is asked for.
const NOTE = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('note') };

async function giveFile(page: Page, index: number): Promise<void> {
  const handle = (await page.evaluateHandle(`${VISIBLE}[${index}]`)).asElement();
  await handle?.setInputFiles(NOTE);
}

// Fields that are still empty would keep a form from being sent. What is typed into a combobox would hide its options.
export async function fillTexts(page: Page): Promise<void> {
  const fields = await page.evaluate<string[]>(
    `${VISIBLE}.filter((part) => part.matches('input:not([role=combobox]),textarea') && part.value === '').map((part) => { part.dataset.fill = ''; return part.tagName.toLowerCase() + ':' + part.type; })`,
  );
  for (const kind of fields.filter((field) => WRITTEN.test(field))) {
    await page.evaluate(`document.querySelector('[data-fill]').focus()`);
    await page.evaluate(`delete document.querySelector('[data-fill]').dataset.fill`);
    await page.keyboard.type(textFor(kind));
  }
}

export async function typeHere(page: Page): Promise<void> {
  const kind = await page.evaluate<string>(
    `document.activeElement.tagName.toLowerCase() + ':' + (document.activeElement.type ?? '')`,
  );
  await page.keyboard.type(textFor(kind));
}

/** Lets a page be tried: files are given where they are asked for, and links do not leave it. */
export async function prepareForPresses(page: Page): Promise<void> {
  page.on('filechooser', (chooser) => void chooser.setFiles(NOTE));
  await page.evaluate(
    `addEventListener('click', (event) => { if (event.target.closest('a[href]')) event.preventDefault(); })`,
  );
}
