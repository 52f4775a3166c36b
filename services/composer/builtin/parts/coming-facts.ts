import { type Part, part, read } from '../part.ts';
import { identifier } from '../read/identifier.ts';
import { type Understanding, ownKey } from '../read/understanding.ts';

/** The facts that a prompt names when no data came: each reads a seeded place that the host fills. */
export function comingFacts(u: Understanding): Part[] {
  const key = ownKey(u, 'record');
  const labels = u.listings
    .flatMap(({ items }) => items.map(({ label }) => label))
    .filter((label) => !/\b(?:buttons?|links?|avatar|picture|photo|image|header|icons?)\b/iu.test(label))
    .slice(0, 24);
  if (labels.length === 0) return [part('empty', 'EmptyState', { title: u.copy.noData, titleLevel: 'h2' })];
  const entries = labels.map((label) => ({ label, pointer: `/${key}/${identifier(label, 'value')}` }));
  const items = entries.map(({ label, pointer }) => ({ term: label, description: read(pointer) }));
  const list = part('recordFacts', 'DescriptionList', { items, layout: 'grid' }, [], {
    seeds: Object.fromEntries(entries.map(({ pointer }) => [pointer, u.copy.noValue])),
  });
  return [part('recordCard', 'Card', { title: u.copy.details }, [list])];
}
