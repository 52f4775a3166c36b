import type { Definition, Prop } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { DrawingPage } from '../../../cli/draw/browser.ts';
import { HELPFUL_PROPS } from '../helpful-props.ts';
import { sampleOf, variantsOf } from './variants.ts';
import { BESIDE } from './beside.ts';
import { ELSEWHERE } from './not-seen.ts';

/** A spec that is drawn to see a prop; the same spec, asked for by several props, has the same key and is drawn once. */
type Variant = { key: string; prop: string; spec: Spec };

/** Props with an effect that is announced or checked, not seen; form.test.ts and the tests of the checks cover them. */
const HEARD = new Set(['emitOnChange', 'checks', 'validateOn']);

/**
 * The props of a component of which two values, or a value and none, are drawn alike: as the component stands, and once
 * more after its first trigger was pressed.
 */
export async function quietProps(drawing: DrawingPage, definition: Definition): Promise<string[]> {
  const keys = new Map<string, string>();
  const all = Object.entries(definition.props)
    .filter(([prop]) => !HEARD.has(prop) && !Object.hasOwn(ELSEWHERE, `${definition.name}.${prop}`))
    .flatMap(([prop, rules]) =>
      variantsOfProp(definition, prop, rules).map((spec): Variant => {
        const key = keys.getOrInsert(JSON.stringify(spec), `${prop}#${keys.size}`);
        return { key, prop, spec };
      }),
    );
  const quiet = quietAmong(all, await drawnTogether(drawing, definition, all));
  const doubtful = all.filter(({ prop }) => quiet.has(prop));
  const opened = quietAmong(doubtful, await drawnOpen(drawing, doubtful));
  return [...opened].map((prop) => `${definition.name}.${prop}`);
}

function variantsOfProp(definition: Definition, prop: string, rules: Prop): Spec[] {
  const { name } = definition;
  const beside = { ...HELPFUL_PROPS[name], ...contextOf(definition, prop), ...BESIDE[`${name}.${prop}`] };
  const given = beside[prop] ?? exampleSpec(name)?.elements[exampleSpec(name)!.root]?.props[prop];
  return variantsOf(rules, given, prop).map((value) => {
    const spec = exampleSpec(name)!;
    const element = spec.elements[spec.root]!;
    const { props } = element;
    if (SAID_OF_NOTHING.test(prop)) element.children = [];
    for (const [other, its] of Object.entries({ ...beside, [prop]: value })) {
      if (its === undefined || its === null) delete props[other];
      else props[other] = its;
    }
    return spec;
  });
}

/** Texts for an empty list need an empty list. */
const SAID_OF_NOTHING = /^empty(?:Text|Label)$/;

// What a prop needs beside it, as the definition says.
function contextOf({ props, needs = {} }: Definition, prop: string): Record<string, Json | undefined> {
  if (SAID_OF_NOTHING.test(prop)) {
    const lists = Object.keys(props).filter((name) => [props[name]!.kind].flat()[0] === 'array');
    return Object.fromEntries(lists.map((name) => [name, []]));
  }
  return Object.fromEntries(
    (needs[prop] ?? []).flatMap((name) => {
      const rules = props[name];
      return rules === undefined || rules.required === true ? [] : [[name, sampleOf(rules, name)]];
    }),
  );
}

function quietAmong(variants: readonly Variant[], drawn: ReadonlyMap<string, string>): Set<string> {
  const looks = Map.groupBy(variants, ({ prop }) => prop);
  return new Set(
    [...looks]
      .filter(([, some]) => new Set(some.map(({ key }) => drawn.get(key))).size < some.length)
      .map(([prop]) => prop),
  );
}

function distinctOf(variants: readonly Variant[]): Variant[] {
  return [...new Map(variants.map((variant) => [variant.key, variant])).values()];
}

const LOOKS = `[...document.querySelectorAll('[data-item]')].map((item) => [
  item.dataset.item,
  item.querySelector('.ui').innerHTML.replace(/_r_\\w+_/g, ''),
])`;

async function drawnTogether(
  { page, draw, takeProblems }: DrawingPage,
  { props }: Definition,
  variants: readonly Variant[],
): Promise<Map<string, string>> {
  // Overlays are drawn alone.
  const isOverlay = 'openPath' in props || props['open']?.bind === true;
  const distinct = distinctOf(variants);
  const sheets = isOverlay ? distinct.map((variant) => [variant]) : [distinct];
  const drawn = new Map<string, string>();
  for (const sheet of sheets) {
    await draw({ items: sheet.map(({ key, spec }) => ({ title: key, spec })) });
    await page.waitForFunction(IS_WHOLE);
    for (const [key, look] of await page.evaluate<[string, string][]>(LOOKS)) drawn.set(key, look);
  }
  await takeProblems();
  return drawn;
}

// On a busy machine the code that loads on use takes longer than a drawing waits for it.
const IS_WHOLE = `document.querySelector('[data-ui-placeholder]') === null`;

const OPEN = `(async () => {
  const trigger = document.querySelector('.ui :is([aria-expanded=false], [aria-haspopup], [aria-describedby], button)');
  trigger?.focus();
  trigger?.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
})()`;

async function drawnOpen(
  { page, draw, takeProblems }: DrawingPage,
  variants: readonly Variant[],
): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  for (const { key, spec } of distinctOf(variants)) {
    await draw({ items: [{ title: key, spec }] });
    await page.evaluate(OPEN);
    for (const [title, look] of await page.evaluate<[string, string][]>(LOOKS)) drawn.set(title, look);
  }
  await takeProblems();
  return drawn;
}
