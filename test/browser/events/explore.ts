import type { Page } from 'playwright-core';
import type { Spec } from '#contract/spec/spec.ts';
import type { DrawingPage } from '../../../cli/draw/browser.ts';
import { fillTexts, parts, press, pressAgain, signatures, typeHere } from './hands.ts';

/** The result of the tries: verbs with the payload keys they carried, and the paths that were written. */
export type Heard = { verbs: Map<string, Set<string>>; written: Set<string> };

/** One try on a fresh drawing: a part and what that opened, a part twice, or keys at a Tab stop. */
export type Try =
  | { press: number; thenPress?: number }
  | { pressTwice: number }
  | { stop: number; keys: readonly string[] };

/** A search for every event that a drawn spec can fire. */
export type Exploration = {
  drawing: DrawingPage;
  spec: Spec;
  heard: Heard;
  /** The tries that found something new; making them first finds the same sooner. */
  found: Try[];
  isEnough: (heard: Heard) => boolean;
  /** How long each try may take to show, for busy machines. */
  patienceMs: number;
};

/** Begins to listen; nothing is tried yet. */
export function beginExploration(drawing: DrawingPage, spec: Spec, isEnough: (heard: Heard) => boolean): Exploration {
  return { drawing, spec, heard: { verbs: new Map(), written: new Set() }, found: [], isEnough, patienceMs: 0 };
}

/** Repeats tries that found something before. */
export async function exploreKnown(exploration: Exploration, known: readonly Try[]): Promise<void> {
  for (const one of known) if (await isEnoughAfter(exploration, one)) return;
}

/** Presses every part of a drawn spec with the mouse, and one level deeper what opens by that. */
export async function exploreByMouse(exploration: Exploration): Promise<void> {
  const { drawing, spec } = exploration;
  const { page } = drawing;
  await redraw(drawing, spec);
  const before = await signatures(page);
  const base = Math.min(await parts(page), 30);
  for (let at = 0; at < base; at += 1) {
    if (await isEnoughAfter(exploration, { press: at })) return;
    const after = await signatures(page);
    const fresh = after.flatMap((signature, index) => (before.includes(signature) ? [] : [index]));
    for (const index of fresh.slice(0, 10)) {
      if (await isEnoughAfter(exploration, { press: at, thenPress: index })) return;
    }
  }
  for (let at = 0; at < base; at += 1) if (await isEnoughAfter(exploration, { pressTwice: at })) return;
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
export async function exploreByKeys(exploration: Exploration): Promise<void> {
  const stops = await tabStops(exploration.drawing, exploration.spec);
  for (const keys of SEQUENCES) {
    for (let stop = 1; stop <= stops; stop += 1) if (await isEnoughAfter(exploration, { stop, keys })) return;
  }
}

async function isEnoughAfter(exploration: Exploration, one: Try): Promise<boolean> {
  const { drawing, spec, heard, found, isEnough, patienceMs } = exploration;
  const before = sizeOf(heard);
  await redraw(drawing, spec);
  if ('press' in one) {
    await press(drawing.page, one.press);
    await listen(drawing.page, spec, heard, patienceMs);
    if (one.thenPress !== undefined) await press(drawing.page, one.thenPress);
  } else if ('pressTwice' in one) await pressAgain(drawing.page, one.pressTwice);
  else await typeAt(drawing.page, one.stop, one.keys);
  if (!('press' in one) || one.thenPress !== undefined) await listen(drawing.page, spec, heard, patienceMs);
  if (sizeOf(heard) > before) found.push(one);
  return isEnough(heard);
}

function sizeOf({ verbs, written }: Heard): number {
  return [...verbs.values()].reduce((sum, keys) => sum + keys.size, verbs.size + written.size);
}

async function typeAt(page: Page, stop: number, keys: readonly string[]): Promise<void> {
  for (let tabs = 0; tabs < stop; tabs += 1) await page.keyboard.press('Tab');
  for (const key of keys) {
    if (key === 'type') await typeHere(page);
    else if (key === 'fill') await fillTexts(page);
    else await page.keyboard.press(key);
  }
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

async function listen(page: Page, spec: Spec, heard: Heard, waitMs: number): Promise<void> {
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
