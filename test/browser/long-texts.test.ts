import { describe, expect, test } from 'vitest';
import { definitionOf, GROUPS } from '#catalog/components.ts';
import type { Definition, Fields, Prop } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import type { Drawing } from '../../packages/react/drawing/drawing.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');
const TEXTS = [
  ['one long word', 'ltr', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
  ['whole sentences', 'ltr', 'Everything that somebody wrote without a thought of how much room there would be for it'],
  ['Arabic from right to left', 'rtl', 'مرحبا بكم في متجر الدراجات الهوائية الجديد في المدينة القديمة'],
] as const;

/** Texts that are not read: keys that have to fit one another, and addresses. */
const NOT_READ = /^(id|key|name|value|from|to|parent|source|target|.*Id|.*Path|.*Key)$/;

describe.skipIf(!isPossible)('on a telephone of 320 px, no page scrolls sideways', async () => {
  const [drawing] = isPossible ? await openPages({ width: 320, isDark: false }) : [];

  test.each(Object.entries(GROUPS) as [string, readonly Definition[]][])(
    'with sizes for a wall: %s',
    async (_, definitions) => {
      const wide: string[] = [];
      for (const { name, props } of definitions) {
        for (const [prop, definition] of Object.entries(props)) {
          const size = largestSize(definition);
          if (size === undefined) continue;
          await drawing!.draw({ items: [{ spec: withProp(exampleSpec(name)!, prop, size) }] });
          if (await drawing!.page.evaluate<boolean>(IS_WIDE)) wide.push(`${name}.${prop}`);
        }
      }
      expect(wide).toEqual([]);
    },
  );

  describe.each(TEXTS)('with %s', (_, dir, words) => {
    test.each(Object.entries(GROUPS) as [string, readonly Definition[]][])('%s', async (__, definitions) => {
      const items = definitions.map(({ name }) => ({ title: name, spec: withTexts(exampleSpec(name)!, words) }));
      const isWide = async (some: Drawing['items']) => {
        await drawing!.draw({ items: some, dir });
        return drawing!.page.evaluate<boolean>(IS_WIDE);
      };
      const wide: string[] = [];
      // Which of them it is, is asked only when one is.
      if (await isWide(items)) for (const item of items) if (await isWide([item])) wide.push(item.title);
      expect(wide).toEqual([]);
      expect(await drawing!.takeProblems()).toEqual([]);
    });
  });
});

const IS_WIDE = 'document.documentElement.scrollWidth > innerWidth';

function largestSize({ kind, units, max = 2_000 }: Prop): string | undefined {
  const isSize = [kind].flat().includes('dimension') && units?.includes('px') !== false;
  return isSize ? `${Math.min(max, 2_000)}px` : undefined;
}

function withProp(spec: Spec, prop: string, value: Json): Spec {
  const root = spec.elements[spec.root]!;
  return { ...spec, elements: { ...spec.elements, [spec.root]: { ...root, props: { ...root.props, [prop]: value } } } };
}

/** A spec whose texts all say the same. */
function withTexts(spec: Spec, words: string): Spec {
  const elements = Object.entries(spec.elements).map(([id, element]) => {
    const fields = definitionOf(element.type)?.props ?? {};
    return [id, { ...element, props: membersWith(element.props, fields, words) }];
  });
  return { ...spec, elements: Object.fromEntries(elements) };
}

function membersWith(members: JsonObject, fields: Fields, words: string): JsonObject {
  const changed = Object.entries(members).map(([name, value]) => {
    const prop = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, prop === undefined || NOT_READ.test(name) ? value : valueWith(value, prop, words)];
  });
  return Object.fromEntries(changed) as JsonObject;
}

function valueWith(value: Json, prop: Prop, words: string): Json {
  if (typeof value === 'string') return isText(prop) ? words : value;
  if (Array.isArray(value)) {
    return value.map((item): Json => {
      if (typeof item === 'object' && item !== null && !Array.isArray(item)) {
        return membersWith(item, prop.of ?? prop.items?.of ?? {}, words);
      }
      return typeof item === 'string' && prop.items !== undefined && isText(prop.items) ? words : item;
    });
  }
  return typeof value === 'object' && value !== null ? membersWith(value, prop.of ?? {}, words) : value;
}

function isText({ kind }: Prop): boolean {
  return [kind].flat().some((one) => one === 'string' || one === 'text');
}
