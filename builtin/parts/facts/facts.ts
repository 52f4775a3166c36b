import type { Json } from '#contract/json/json.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Fact } from '#builtin/understand/data/data-shape.ts';

/** Facts as pairs of name and value, read live from the data. */
export function factList(id: string, facts: readonly Fact[], copy: Copy): Part {
  const items = facts.map((fact) => ({ term: fact.label, description: factValue(fact, copy) }));
  const props = { items, layout: facts.length > 3 ? 'grid' : 'inline' };
  return part(`${id}Facts`, 'DescriptionList', props);
}

/** A value to show: yes and no in words, everything else as the data has it. */
function factValue({ value, pointer }: Pick<Fact, 'value' | 'pointer'>, copy: Copy): Json {
  return typeof value === 'boolean' ? (value ? copy.yes : copy.no) : read(pointer);
}
