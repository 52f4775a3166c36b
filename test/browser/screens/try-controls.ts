import type { Page } from 'playwright-core';
import { definitionOf } from '#catalog/components.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { isBuiltinAction, type ActionBinding, type Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { orderFrom } from '#contract/spec/spec-tree.ts';
import { drawnElements, type DrawnElement } from '#test/dry-run/drawn-elements.ts';
import { pathOf, resolve } from '#test/dry-run/resolve.ts';
import type { DrawingPage } from '../../../cli/draw/browser.ts';
import { OPERATE } from './operate.ts';

/** What one control did when it was operated. */
type Done = { how: string | null; fired: { name: string; params: JsonObject }[]; state: JsonObject };

/** Controls that only write a value; they are all operated in the same way. */
const WRITES = new Set(
  (
    'Input Textarea Select Checkbox Switch Slider NumberInput Radio SegmentedControl Tabs Toggle ToggleGroup Rating ' +
    'QuantityStepper SearchInput'
  ).split(' '),
);
const PRESSED = new Set(['Button', 'IconButton', 'Fab']);

/** Invalid fields show a message; not every control in them can be marked. */
const HAS_FAULTS = `[...document.querySelectorAll('.ui [role=alert], .ui [aria-invalid=true]')].some((part) => part.ariaInvalid === 'true' || part.textContent.trim() !== '')`;

/** Operates every visible control of a screen and returns those that did not do what their binding says. */
export async function tryControls(
  { page, draw }: DrawingPage,
  spec: Spec,
): Promise<{ tried: number; faults: string[] }> {
  const drawn = [
    ...new Map(
      drawnElements(spec)
        .toReversed()
        .map((one) => [one.id, one]),
    ).values(),
  ].toReversed();
  await redraw();
  const faults: string[] = [];
  let tried = 0;
  for (const one of drawn.filter(({ element }) => WRITES.has(element.type))) {
    const paths = boundPaths(one, spec);
    if (paths.length === 0) continue;
    const before = await stateOf(page);
    const done = await operate(page, one.id);
    if (done.how === null) continue;
    tried += 1;
    if (paths.every((path) => sameJson(at(before, path), at(done.state, path)))) {
      faults.push(`${one.element.type} ${one.id} does not write ${paths.join(' or ')} (${done.how})`);
    }
  }
  // What was written stands for a form filled in; one with a part that takes other hands may find itself incomplete.
  for (const { form, submit } of formsOf(spec, drawn)) {
    const before = await stateOf(page);
    const done = await operate(page, submit.id);
    if (done.how === null || (await page.evaluate<boolean>(HAS_FAULTS))) continue;
    tried += 1;
    faults.push(...wiresOf(form.element).flatMap(({ binding }) => undone(binding, form, before, done)));
  }
  for (const one of drawn.filter(({ element }) => PRESSED.has(element.type) && element.props['submit'] !== true)) {
    const bindings = wiresOf(one.element).map(({ binding }) => binding);
    if (bindings.length === 0) continue;
    await redraw();
    const before = await stateOf(page);
    const done = await operate(page, one.id);
    if (done.how === null) continue;
    tried += 1;
    faults.push(...bindings.flatMap((binding) => undone(binding, one, before, done)));
  }
  return { tried, faults };

  async function redraw(): Promise<void> {
    await draw({ items: [{ spec }], isInspected: true });
    await page.evaluate(`window.markOwners(${JSON.stringify(drawn.map(({ id }) => id))})`);
  }
}

/** The forms that do something when they are sent, each with the button that sends it. */
function formsOf(spec: Spec, drawn: readonly DrawnElement[]): { form: DrawnElement; submit: DrawnElement }[] {
  return drawn
    .filter(({ element }) => element.type === 'Form' && wiresOf(element).length > 0)
    .flatMap((form) => {
      const inside = new Set(orderFrom(spec, form.id));
      const submit = drawn.find(({ id, element }) => inside.has(id) && element.props['submit'] === true);
      return submit === undefined ? [] : [{ form, submit }];
    });
}

/** Where the bound props of an element write to. */
function boundPaths({ element, itemPath }: DrawnElement, spec: Spec): string[] {
  const props = definitionOf(element.type)?.props ?? {};
  return Object.entries(props).flatMap(([name, { bind }]) => {
    const value = element.props[name];
    if (bind !== true || (isJsonObject(value) && Object.hasOwn(value, '$state'))) return [];
    return pathOf(value, { state: spec.state, itemPath }) ?? [];
  });
}

function undone(binding: ActionBinding, one: DrawnElement, before: JsonObject, { fired, state }: Done): string[] {
  const { action, params = {} } = binding;
  const around = { state: before, itemPath: one.itemPath };
  const told = `${one.element.type} ${one.id}, ${action}`;
  if (isBuiltinAction(action)) {
    const path = params['statePath'];
    if (typeof path !== 'string') return [];
    if (action !== 'setState')
      return sameJson(at(before, path), at(state, path)) ? [`${told}: ${path} is unchanged`] : [];
    const wanted = resolve(params['value'] ?? null, around) ?? null;
    return sameJson(at(state, path), wanted) ? [] : [`${told}: ${path} is ${JSON.stringify(at(state, path))}`];
  }
  const heard = fired.find(({ name }) => name === action);
  if (heard === undefined) return [`${told}: is not fired`];
  return Object.entries(params).flatMap(([name, value]) => {
    const wanted = resolve(value, around);
    const given = heard.params[name];
    if (wanted === undefined ? given === undefined : given !== undefined && sameJson(given, wanted)) return [];
    return [`${told}: ${name} is ${JSON.stringify(given)} instead of ${JSON.stringify(wanted)}`];
  });
}

function at(state: JsonObject, path: string): Json {
  return (readPointer(state, path) ?? null) as Json;
}

async function stateOf(page: Page): Promise<JsonObject> {
  return page.evaluate<JsonObject>('structuredClone(window.drawnStates[0] ?? {})');
}

async function operate(page: Page, id: string): Promise<Done> {
  return page.evaluate<Done>(`(${OPERATE})(${JSON.stringify(id)})`);
}
