import { sankey } from 'd3-sankey';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acyclicLinks } from './acyclic-links.ts';

it('leaves out flows to unknown nodes, without an amount, to themselves, and those that close a circle', () => {
  const kept = acyclicLinks(3, [
    { source: 0, target: 1, value: 5 },
    { source: 1, target: 2, value: 3 },
    { source: 2, target: 0, value: 1 },
    { source: 1, target: 1, value: 9 },
    { source: 0, target: 7, value: 9 },
    { source: 0, target: 2, value: 0 },
    { source: 0, target: 2, value: -4 },
  ]);
  expect(kept.map(({ source, target }) => [source, target])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

it('what it keeps can always be laid out', () => {
  const node = fc.integer({ min: 0, max: 9 });
  const link = fc.record({ source: node, target: node, value: fc.double({ noNaN: true, noDefaultInfinity: true }) });
  fc.assert(
    fc.property(fc.array(link, { maxLength: 40 }), (links) => {
      const layout = sankey<object, object>().size([400, 200]);
      const nodes = Array.from({ length: 10 }, () => ({}));
      const kept = acyclicLinks(10, links).map((one) => ({ ...one, value: Math.min(one.value, 1e6) }));
      expect(() => layout({ nodes, links: kept })).not.toThrow();
    }),
  );
});
