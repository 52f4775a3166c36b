import type { Page } from 'playwright-core';
import type { Spec } from '#contract/spec/spec.ts';
import type { DrawingPage } from '../../cli/draw/browser.ts';

/** What came of trying everything: verbs with the payload keys they carried, and the paths that were written. */
export type Heard = { verbs: Map<string, Set<string>>; written: Set<string> };

/** Is called after each try; exploring ends when it says that enough was heard. */
type IsEnough = (heard: Heard) => boolean;

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

/** Presses every part of a drawn spec with the mouse, and what comes up by that, a step further down. */
export async function exploreByMouse(drawing: DrawingPage, spec: Spec, isEnough: IsEnough): Promise<Heard> {
  const heard: Heard = { verbs: new Map(), written: new Set() };
  const { page } = drawing;
  await redraw(drawing, spec);
  const base = await parts(page);
  for (let at = 0; at < Math.min(base, 30); at += 1) {
    await redraw(drawing, spec);
    const before = await signatures(page);
    await press(page, at);
    await listen(page, spec, heard);
    if (isEnough(heard)) return heard;
    const after = await signatures(page);
    const fresh = after.flatMap((signature, index) => (before.includes(signature) ? [] : [index]));
    for (const [number, index] of fresh.slice(0, 10).entries()) {
      if (number > 0) {
        await redraw(drawing, spec);
        await press(page, at);
      }
      await press(page, index);
      await listen(page, spec, heard);
      if (isEnough(heard)) return heard;
    }
  }
  for (let at = 0; at < Math.min(base, 30); at += 1) {
    await redraw(drawing, spec);
    await pressAgain(page, at);
    await listen(page, spec, heard);
    if (isEnough(heard)) return heard;
  }
  return heard;
}

/** Key sequences that reach what the ARIA Authoring Practices give to keys; those that most components answer to come first. */
const SEQUENCES: readonly (readonly string[])[] = [
  ['Enter'],
  ['Enter', 'Tab', 'Enter'],
  [' '],
  ['Enter', 'Enter'],
  ['ArrowRight'],
  ['type', 'Enter'],
  ['fill', 'Enter'],
  ['Enter', 'Shift+Tab', 'Enter'],
  [' ', 'ArrowRight', ' '],
  ['Delete'],
  ['Alt+ArrowRight'],
  ['ArrowDown'],
  ['ArrowDown', 'Enter'],
  ['ArrowDown', 'ArrowDown', 'Enter'],
  ['ArrowLeft'],
  ['ArrowUp'],
  ['type', 'ArrowDown', 'Enter'],
  ['type', 'Tab'],
  ['Enter', 'ArrowDown', 'Enter'],
  ['Enter', 'Tab', 'Tab', 'Enter'],
  ['Enter', 'type', 'Enter'],
  ['ArrowRight', 'type', 'Enter'],
  ['End'],
  ['Backspace'],
  ['Escape'],
  ['Alt+ArrowDown'],
  ['Control+Enter'],
];

/** Reaches every part of a drawn spec with Tab and tries the keys that such a part may know. */
export async function exploreByKeys(drawing: DrawingPage, spec: Spec, isEnough: IsEnough): Promise<Heard> {
  const heard: Heard = { verbs: new Map(), written: new Set() };
  const { page } = drawing;
  const stops = await tabStops(drawing, spec);
  for (const keys of SEQUENCES) {
    for (let stop = 1; stop <= stops; stop += 1) {
      await redraw(drawing, spec);
      for (let tabs = 0; tabs < stop; tabs += 1) await page.keyboard.press('Tab');
      for (const key of keys) {
        if (key === 'type') await typeHere(page);
        else if (key === 'fill') await fillTexts(page);
        else await page.keyboard.press(key);
      }
      await listen(page, spec, heard);
      if (isEnough(heard)) return heard;
    }
  }
  return heard;
}

async function typeHere(page: Page): Promise<void> {
  const kind = await page.evaluate<string>(
    `document.activeElement.tagName.toLowerCase() + ':' + (document.activeElement.type ?? '')`,
  );
  await page.keyboard.type(textFor(kind));
}

/** How often Tab stops within the drawing. */
async function tabStops({ page, ...drawing }: DrawingPage, spec: Spec): Promise<number> {
  await redraw({ page, ...drawing }, spec);
  let stops = 0;
  for (; stops < 20; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate<boolean>(
      `document.activeElement !== document.body && document.activeElement?.closest('.ui') !== null`,
    );
    if (!isInside) break;
  }
  return stops;
}

async function redraw({ page, draw }: DrawingPage, spec: Spec): Promise<void> {
  await draw({ items: [{ spec }] });
  await page.evaluate(`document.activeElement?.blur?.(); window.scrollTo(0, 0)`);
  await page.mouse.move(1, 1);
}

const VISIBLE = `[...document.querySelectorAll(${JSON.stringify(INTERACTIVE)})].filter((part) => {
  const box = part.getBoundingClientRect();
  return part.closest('.ui') !== null && box.width > 0 && box.height > 0 && getComputedStyle(part).visibility !== 'hidden';
})`;

async function parts(page: Page): Promise<number> {
  return page.evaluate<number>(`${VISIBLE}.length`);
}

async function signatures(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(
    `${VISIBLE}.map((part) => [part.tagName, part.id, part.getAttribute('role'), part.getAttribute('aria-label'), part.textContent.slice(0, 40), part.closest('dialog,[popover]') !== null].join('|'))`,
  );
}

type Target = { kind: string; x: number; y: number; width: number };

// Brings a part into view and tells where it is; waiting for it to stand still would fail on a busy machine.
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
async function press(page: Page, index: number): Promise<void> {
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
    // Leaving a field is what commits it where Enter makes a new line.
    await page.mouse.click(2, 2);
  }
  if (isInPlaces) await page.keyboard.type(kind === 'input:time' ? '1122P' : '11222026');
}

// What one press does not do: the lower thumb of a range, words in a combobox, a cell that two presses open.
async function pressAgain(page: Page, index: number): Promise<void> {
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

/** The file that is chosen wherever one is asked for. */
export const NOTE = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('note') };

async function giveFile(page: Page, index: number): Promise<void> {
  const handle = (await page.evaluateHandle(`${VISIBLE}[${index}]`)).asElement();
  await handle?.setInputFiles(NOTE);
}

// Fields that are still empty would keep a form from being sent. What is typed into a combobox would hide its options.
async function fillTexts(page: Page): Promise<void> {
  const fields = await page.evaluate<string[]>(
    `${VISIBLE}.filter((part) => part.matches('input:not([role=combobox]),textarea') && part.value === '').map((part) => { part.dataset.fill = ''; return part.tagName.toLowerCase() + ':' + part.type; })`,
  );
  for (const kind of fields.filter((field) => WRITTEN.test(field))) {
    await page.evaluate(`document.querySelector('[data-fill]').focus()`);
    await page.evaluate(`delete document.querySelector('[data-fill]').dataset.fill`);
    await page.keyboard.type(textFor(kind));
  }
}

async function listen(page: Page, spec: Spec, heard: Heard, waitMs = 0): Promise<void> {
  const [actions, state] = await page.evaluate<[{ name: string; params: object }[], Record<string, unknown>]>(
    `new Promise((done) => requestAnimationFrame(() => setTimeout(() => done([window.firedActions.splice(0).map(({ name, params }) => ({ name, params })), window.drawnStates[0]]), ${waitMs})))`,
  );
  for (const { name, params } of actions) {
    const verb = name.replace('heard_', '');
    const keys = heard.verbs.get(verb) ?? new Set();
    for (const key of Object.keys(params)) keys.add(key);
    heard.verbs.set(verb, keys);
  }
  for (const [key, value] of Object.entries(state)) {
    if (JSON.stringify(value) !== JSON.stringify(spec.state[key])) heard.written.add(`/${key}`);
  }
}
