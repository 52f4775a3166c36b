import type { Json, JsonObject } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';

/** A node of a substitute; its type is Stack, Text, Button or Input. */
export type Node = Omit<SpecElement, 'children'> & {
  type: 'Stack' | 'Text' | 'Button' | 'Input';
  /** New nodes, and ids of existing elements. */
  children: (Node | string)[];
};

/** What a node may have besides its type, props and children. */
type Envelope = Pick<Node, 'on' | 'repeat' | 'visible'>;

export function stackOf(children: (Node | string)[], props: JsonObject = { gap: 'sm' }, envelope: Envelope = {}): Node {
  return { type: 'Stack', props, children, ...envelope };
}

export function rowOf(children: (Node | string)[], envelope: Envelope = {}): Node {
  return stackOf(children, { direction: 'horizontal', gap: 'sm', align: 'center', wrap: true }, envelope);
}

/** A Text node; none for an empty text. */
export function textsOf(text: Json | undefined, props: JsonObject = {}): Node[] {
  if (text === undefined || text === null || text === '' || Array.isArray(text)) return [];
  const said = typeof text === 'number' || typeof text === 'boolean' ? String(text) : text;
  return [{ type: 'Text', props: { text: said, ...props }, children: [] }];
}

export function buttonOf(label: Json, commit: NonNullable<SpecElement['on']>['commit'], props: JsonObject = {}): Node {
  return {
    type: 'Button',
    props: { label, variant: 'secondary', ...props },
    children: [],
    ...(commit && { on: { commit } }),
  };
}

/**
 * Converts a node to elements: the first gets the given id, nested ones get ids derived from it, so that the same node
 * always gives the same ids.
 *
 * @param idOf makes a legal id
 */
export function elementsOf(id: string, node: Node, idOf: (id: string) => string): [id: string, element: SpecElement][] {
  const below: [string, SpecElement][] = [];
  const children = node.children.map((child, index) => {
    if (typeof child === 'string') return child;
    const childId = idOf(`${id}--${index + 1}`);
    below.push(...elementsOf(childId, child, idOf));
    return childId;
  });
  return [[id, { ...node, children: [...new Set(children)] }], ...below];
}
