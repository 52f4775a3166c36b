import { describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { axeSource } from './axe-rules.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');
const groups = Object.entries(GROUPS) as [string, readonly Definition[]][];

/** Full colours, as brands have them, a grey between black and white, and the paler ones beside them. */
const FILLS = ['#2563eb', '#dc2626', '#f59e0b', '#787878', '#c7d2fe', '#1e3a8a'];

/** Fills of a part of a component, which the rest of it does not stand on. */
const OWN_FILLS = [
  ['PageHeader', 'bg', {}],
  ['ButtonGroup', 'trackColor', { variant: 'solid' }],
  ['ButtonGroup', 'trackColor', { variant: 'outline' }],
  ['BoardColumn', 'cardBg', {}],
  ['KanbanBoard', 'cardBg', {}],
  ['Tabs', 'trackColor', { variant: 'pill' }],
  ['LoadingOverlay', 'overlayColor', { active: true }],
  ['Carousel', 'cardBg', {}],
  ['Sources', 'bg', { variant: 'grid' }],
  ['MapView', 'waterColor', {}],
] as const;

const PALE = `axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast'] }).then(({ violations }) => violations.flatMap(({ nodes }) =>
  nodes.map((node) => document.querySelector(node.target[0]).closest('[data-item]').dataset.item + ': ' +
    node.any[0].data.contrastRatio + ' ' + node.html.slice(0, 120))))`;

/** Boxes, switches and fields whose edge and inside are both nearer than 3 : 1 to what is around them. */
const FAINT = `(() => {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const seen = (ground, fill) => {
    pixel.fillStyle = ground;
    pixel.fillRect(0, 0, 1, 1);
    pixel.fillStyle = fill;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...pixel.getImageData(0, 0, 1, 1).data].map((channel) =>
      channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ratio = (one, other) => Math.max(one, other) / Math.min(one, other);
  const controls = document.querySelectorAll('input[type=checkbox]:enabled, input[type=radio]:enabled');
  return [...controls].filter((control) => control.checkVisibility({ opacityProperty: true })).flatMap((control) => {
    const item = control.closest('[data-item]');
    const ground = getComputedStyle(item.querySelector('[data-ground], .ui > *')).backgroundColor;
    const { backgroundColor, borderColor, borderWidth } = getComputedStyle(control);
    const fills = [backgroundColor, ...(borderWidth === '0px' ? [] : [borderColor])];
    const best = Math.max(...fills.map((fill) => ratio(seen(ground, fill), seen(ground, ground))));
    return best < 3 ? [item.dataset.item + ': ' + best.toFixed(2)] : [];
  });
})()`;

describe.skipIf(!isPossible)('on a surface with a fill of the caller', async () => {
  const [drawing] = isPossible ? await openPages({ width: 1_000, isDark: true }) : [];
  await drawing?.page.evaluate(axeSource);

  describe.each(FILLS)('%s', (bg) => {
    test.each(groups)(
      'words have 4.5 : 1: %s',
      async (_, definitions) => {
        await drawing!.draw({ items: definitions.filter(isFlat).map(({ name }) => on(bg, name)) });
        expect(await drawing!.page.evaluate(PALE)).toEqual([]);
      },
      60_000,
    );

    test('boxes and switches have 3 : 1', async () => {
      await drawing!.draw({
        items: ['Checkbox', 'Radio', 'Switch'].flatMap((name) => [on(bg, name), on(bg, name, true)]),
      });
      expect(await drawing!.page.evaluate(FAINT)).toEqual([]);
    });
  });

  test.each(OWN_FILLS)('the words of a %s have 4.5 : 1 on its %s', async (name, prop, variant) => {
    for (const fill of ['#2563eb', '#7c3aed', '#f59e0b']) {
      const spec = exampleSpec(name)!;
      spec.elements[spec.root]!.props = { ...spec.elements[spec.root]!.props, [prop]: fill, ...variant };
      await drawing!.draw({ items: [{ title: name, spec }] });
      expect(await drawing!.page.evaluate(PALE)).toEqual([]);
    }
  });

  test('bars and thumbs are seen where the reader forces colours, which takes the fill away', async () => {
    await drawing!.page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await drawing!.draw({ items: [on('#2563eb', 'BarChart'), on('#2563eb', 'Switch')] });
    const unseen = await drawing!.page.evaluate(`(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const system = (name) => ((probe.style.color = name), getComputedStyle(probe).color);
      const [paper, ink] = [system('Canvas'), system('CanvasText')];
      probe.remove();
      const bars = [...document.querySelectorAll('[data-item=BarChart] svg path')].filter((bar) => {
        const { fill } = getComputedStyle(bar);
        return fill === paper;
      });
      const box = document.querySelector('[data-item=Switch] input');
      const thumb = getComputedStyle(box, '::after').backgroundColor;
      return { bars: bars.length, isThumbLost: thumb === getComputedStyle(box).backgroundColor };
    })()`);
    await drawing!.page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
    expect(unseen).toEqual({ bars: 0, isThumbLost: false });
  });

  test('charts keep their colours, on a ground of their own', async () => {
    await drawing!.draw({ items: [on('#2563eb', 'LineChart')] });
    const ground = await drawing!.page.evaluate(
      `getComputedStyle(document.querySelector('figure, [role=img]').closest('[class*=frame]')).backgroundColor`,
    );
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  });
});

function isFlat({ props }: Definition): boolean {
  return !('openPath' in props) && props['open']?.bind !== true;
}

function on(bg: string, name: string, checked = false) {
  const { root, state, elements } = exampleSpec(name)!;
  const first = elements[root]!;
  const props = checked ? { ...first.props, checked: true } : first.props;
  const ground = { type: 'Box', props: { bg, padding: 'md' }, children: [root] };
  const spec = { root: 'ground', state, elements: { ...elements, [root]: { ...first, props }, ground } };
  return { title: name, spec };
}
