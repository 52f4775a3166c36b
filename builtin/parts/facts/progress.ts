import type { Json } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Fact } from '#builtin/understand/data/data-shape.ts';
import { amountOf, progressPairs, type ProgressPair } from '#builtin/understand/data/progress.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { writtenFact } from '#builtin/written-value.ts';

/** Bars for what has been reached of a goal or used of a quota, and the facts that are left. */
export function progressOf(facts: readonly Fact[], u: Understanding): { bars: Part[]; others: Fact[] } {
  const pairs = progressPairs(facts);
  const told = new Set(pairs.flatMap(({ done, whole }) => [done, whole]));
  return { bars: pairs.map((pair) => progressBar(pair, u)), others: facts.filter((fact) => !told.has(fact)) };
}

/** The same as tiles that are read from afar: "15 / 18". */
export function progressTiles(facts: readonly Fact[], u: Understanding): { tiles: Part[]; others: Fact[] } {
  const pairs = progressPairs(facts);
  const told = new Set(pairs.flatMap(({ done, whole }) => [done, whole]));
  const tiles = pairs.map(({ done, whole }) => {
    const [value, caption] = ['ratio', 'whole'].map((name) => viewPath(u, done.pointer, name)) as [string, string];
    const [reached, all] = [done, whole].map((fact) => writtenFact(fact, u) ?? `to_string(${queryOf(fact.pointer)})`);
    const views: NonNullable<Part['views']> = {
      [value]: { query: `concat(${reached}, ' / ', ${all})`, of: done.pointer, and: [whole.pointer] },
      [caption]: { query: `concat(${textLiteral(`${whole.label}: `)}, ${all})`, of: whole.pointer },
    };
    const props = { label: done.label, value: read(value), caption: read(caption) };
    return part(`${identifier(done.key, 'done')}Stat`, 'Stat', props, [], { views });
  });
  return { tiles, others: facts.filter((fact) => !told.has(fact)) };
}

// Both amounts stand above the bar, since a share alone does not say of what.
function progressBar({ done, whole }: ProgressPair, u: Understanding): Part {
  const pointer = viewPath(u, done.pointer, 'progress');
  const told = [done, whole].map((fact) => {
    const written = writtenFact(fact, u) ?? `to_string(${queryOf(fact.pointer)})`;
    return `${textLiteral(`${fact.label}: `)}, ${written}`;
  });
  const views: NonNullable<Part['views']> = {
    [pointer]: { query: `concat(${told.join(`, ' · ', `)})`, of: done.pointer },
  };
  const number = (fact: Fact): Json => {
    if (typeof fact.value === 'number') return read(fact.pointer);
    const path = viewPath(u, fact.pointer, 'number');
    views[path] = { query: `to_number(${queryOf(fact.pointer)})`, of: fact.pointer };
    return read(path);
  };
  const isOver = (amountOf(done) ?? 0) > (amountOf(whole) ?? 0);
  const props = {
    value: number(done),
    max: number(whole),
    label: read(pointer),
    showValue: 'percent',
    size: 'md',
    tone: isOver ? 'warning' : undefined,
  };
  return part(`${identifier(done.key, 'done')}Progress`, 'Progress', props, [], { views });
}
