import { definitionOf } from '#catalog/components.ts';
import { type Corruption, type LooseElement, type LooseSpec, onElement } from '../corruption.ts';

const hasChildren = (element: LooseElement): boolean => element.children.length > 0;
const takesAny = (element: LooseElement): boolean => definitionOf(element.type)?.children === 'any';
const isLeaf = (element: LooseElement): boolean => definitionOf(element.type)?.children === 'none';
const leafElement = (): LooseElement => ({ type: 'Text', props: { text: 'x' }, children: [] });

/** Ways to break the document, the tree and the ids. */
export const TREE_KINDS: readonly Corruption[] = [
  whole('root names no element', ['missing_root'], (spec) => (spec.root = 'nowhere')),
  whole('root is absent', ['missing_root'], (spec) => delete spec.root),
  whole('root is a number', ['missing_root'], (spec) => (spec.root = 7)),
  whole('root is an element, not an id', ['missing_root'], (spec) => (spec.root = leafElement())),
  whole('state is absent', ['missing_key'], (spec) => Reflect.deleteProperty(spec, 'state')),
  whole('state is a list', ['not_an_object'], (spec) => Object.assign(spec, { state: [] })),
  whole('elements is a list', ['not_an_object'], (spec) =>
    Object.assign(spec, { elements: Object.values(spec.elements) }),
  ),
  whole('elements is absent', ['not_an_object'], (spec) => Reflect.deleteProperty(spec, 'elements')),
  whole('document has a foreign key', ['unknown_key'], (spec) => (spec.version = 2)),
  whole('actions is a list', ['not_an_object'], (spec) => Object.assign(spec, { actions: ['x'] })),
  whole('601 elements', ['too_many_elements'], (spec) => {
    for (let index = 0; index < 601; index += 1) spec.elements[`extra-${index}`] = leafElement();
  }),
  whole('state holds a text of 50,001 characters', ['text_too_long'], (spec) => (spec.state.long = 'x'.repeat(50_001))),
  whole(
    'state holds a prototype key',
    ['forbidden_key'],
    (spec) => (spec.state.deep = JSON.parse('{"__proto__":{"a":1}}')),
  ),
  whole('an element stands nowhere', ['orphan'], (spec) => (spec.elements.lonely = leafElement())),
  whole('41 levels', ['too_deep'], (spec) => {
    for (let index = 0; index < 41; index += 1) {
      spec.elements[`level-${index}`] = {
        type: 'Stack',
        props: {},
        children: [index === 40 ? (spec.root as string) : `level-${index + 1}`],
      };
    }
    spec.root = 'level-0';
  }),
  onElement(
    'child id names no element',
    ['dangling_child'],
    hasChildren,
    (element) => (element.children[0] = 'nobody'),
  ),
  onElement(
    'child id has a typing error',
    ['dangling_child'],
    hasChildren,
    (element) => (element.children[0] = `${element.children[0] ?? ''}x`),
  ),
  onElement(
    'child id has another case',
    ['dangling_child'],
    hasChildren,
    (element) => (element.children[0] = (element.children[0] ?? '').toUpperCase()),
  ),
  onElement('promised element is never delivered', ['dangling_child'], hasChildren, (element, spec) => {
    Reflect.deleteProperty(spec.elements, element.children[0] ?? '');
  }),
  onElement('child is listed twice', ['repeated_child'], hasChildren, (element) =>
    element.children.push(element.children[0] ?? ''),
  ),
  onElement('child stands under two parents', ['shared_child'], isSecondParent, (element, spec, id) => {
    const others = Object.entries(spec.elements).find(
      ([key, other]) => key !== id && hasChildren(other) && !isAbove(spec, other.children[0] ?? '', id),
    );
    element.children.push(others?.[1].children[0] ?? '');
  }),
  onElement('element is its own child', ['cycle'], takesAny, (element, _spec, id) => element.children.push(id)),
  onElement('root is a child', ['cycle'], takesAny, (element, spec) => element.children.push(spec.root as string)),
  onElement('child is an element, not an id', ['wrong_kind'], hasChildren, (element) =>
    Object.assign(element.children, { 0: leafElement() }),
  ),
  onElement('child is a number', ['wrong_kind'], hasChildren, (element) => Object.assign(element.children, { 0: 3 })),
  onElement('children is an object', ['wrong_kind'], hasChildren, (element) =>
    Object.assign(element, { children: { 0: 'a' } }),
  ),
  onElement('children is one id', ['wrong_kind'], hasChildren, (element) =>
    Object.assign(element, { children: element.children[0] }),
  ),
  onElement(
    'children is absent',
    ['missing_key'],
    () => true,
    (element) => Reflect.deleteProperty(element, 'children'),
  ),
  onElement('251 children', ['too_many_children'], takesAny, (element) => {
    element.children = Array.from({ length: 251 }, (_, index) => `many-${index}`);
  }),
  onElement('a leaf has a child', ['children_not_allowed'], isLeaf, (element, spec) => {
    spec.elements.inner = leafElement();
    element.children.push('inner');
  }),
  onElement(
    'a child of a type that does not belong inside',
    ['wrong_child_type'],
    ({ type }) => Array.isArray(definitionOf(type)?.children),
    (element, spec) => {
      spec.elements.stranger = leafElement();
      element.children.push('stranger');
    },
  ),
  onElement(
    'one child too few',
    ['wrong_child_count'],
    ({ type }) => (definitionOf(type)?.minChildren ?? 0) > 0,
    (element) => (element.children = []),
  ),
  onElement(
    'one child too many',
    ['wrong_child_count'],
    ({ type }) => definitionOf(type)?.maxChildren !== undefined,
    (element, spec) => {
      for (const id of ['more-a', 'more-b']) {
        spec.elements[id] = leafElement();
        element.children.push(id);
      }
    },
  ),
  renamed('id is a number', '12'),
  renamed('id has a space', 'the card'),
  renamed('id is an own name of objects', 'constructor'),
  renamed('id is __proto__', '__proto__'),
  renamed('id is empty', ''),
  renamed('id has 121 characters', 'a'.repeat(121)),
];

function whole(name: string, found: Corruption['found'], change: (spec: LooseSpec) => unknown): Corruption {
  const corrupt = (spec: LooseSpec): boolean => {
    change(spec);
    return true;
  };
  return { name, found, corrupt };
}

// The parent's reference is updated too, so that only the id itself is wrong.
function renamed(name: string, newId: string): Corruption {
  return onElement(
    name,
    ['bad_id'],
    () => true,
    (element, spec, id) => {
      Reflect.deleteProperty(spec.elements, id);
      Object.defineProperty(spec.elements, newId, {
        value: element,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      if (spec.root === id) spec.root = newId;
      for (const parent of Object.values(spec.elements))
        parent.children = parent.children.map((child) => (child === id ? newId : child));
    },
  );
}

function isSecondParent(element: LooseElement, spec: LooseSpec): boolean {
  const id = Object.keys(spec.elements).find((key) => spec.elements[key] === element) ?? '';
  const free = Object.entries(spec.elements).some(
    ([key, other]) => key !== id && hasChildren(other) && !isAbove(spec, other.children[0] ?? '', id),
  );
  return takesAny(element) && free && id !== spec.root;
}

function isAbove(spec: LooseSpec, top: string, id: string): boolean {
  return top === id || (spec.elements[top]?.children ?? []).some((child) => isAbove(spec, child, id));
}
