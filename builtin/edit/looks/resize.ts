import { definitionOf } from '#catalog/components.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { childrenOf, dropProp, setChildren, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { canHold, parentOf } from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';

/** Makes one cell of a row twice as wide as the others, or half as wide; at full width the cells are stacked. */
export function resizeInRow(patch: Patch, { id }: Place, look: string): boolean {
  const cell = cellOf(patch.spec, id);
  const row = cell === undefined ? undefined : parentOf(patch.spec, cell);
  const grid = row === undefined ? undefined : elementOf(patch.spec, row);
  if (row === undefined || grid?.type !== 'Grid') return false;
  const cells = childrenOf(patch.spec, row);
  const { columns, template } = grid.props;
  const isMore = look === 'bigger' || look === 'wider';
  if (look === 'full width') {
    if (cells.length > 2 || (template === undefined && columns === 1)) return false;
    dropProp(patch, row, 'template');
    setProp(patch, row, 'columns', 1);
    return true;
  }
  if (cells.length < 2 || (template === undefined && columns !== cells.length)) return false;
  const shares = cells.map((one) => ((one === cell) === isMore ? '2fr' : '1fr')).join(' ');
  if (shares === template) return false;
  setProp(patch, row, 'template', shares);
  dropProp(patch, row, 'columns');
  return true;
}

// The cell of a grid that is the element or contains it, as long as no form is in between.
function cellOf(spec: Spec, id: string): string | undefined {
  for (let at: string | undefined = id; at !== undefined; at = parentOf(spec, at)) {
    const row = parentOf(spec, at);
    const grid = row === undefined ? undefined : elementOf(spec, row);
    if (grid?.type === 'Grid' && grid.repeat === undefined) return at;
    if (grid?.type === 'Form') return undefined;
  }
  return undefined;
}

/** The title of a card has a fixed size, so it is replaced by a heading, which can have another size. */
export function resizeTitle(patch: Patch, { id, element }: Place, target: string, look: string): boolean {
  const { type, props } = element;
  const children = childrenOf(patch.spec, id);
  const { title, titleLevel = 'h2' } = props;
  const isTitle = parseTargetPhrase(target).kinds.includes('title') && definitionOf(type)?.props['size'] === undefined;
  if (!isTitle || typeof title !== 'string' || !canHold(patch.spec, id, 'Heading')) return false;
  const heading = freshId('heading', new Set(Object.keys(patch.spec.elements)));
  const size = look === 'bigger' ? 'xl' : 'sm';
  const value = { type: 'Heading', props: { text: title, level: titleLevel, size }, children: [] };
  dropProp(patch, id, 'title');
  patch.apply({ op: 'add', path: formatPointer(['elements', heading]), value });
  setChildren(patch, id, [heading, ...children]);
  return true;
}
