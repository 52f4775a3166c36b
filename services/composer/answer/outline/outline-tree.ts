import type { Definition } from '#catalog/definition.ts';
import { mainPropOf } from '#catalog/main-prop.ts';
import { ROOT_ID } from '#catalog/opening.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Candidate } from '../reading.ts';
import type { ElementLine } from './read-element.ts';

/** What an outline is read with. */
export type OutlineContext = {
  definitionOf: (type: string) => Definition | undefined;
  /** True for an id that is already in use. */
  isTaken: (id: string) => boolean;
  /** The spec that an edit changes. */
  prior?: Spec | undefined;
  /** What stands at the left margin are parts of a screen, each placed by its id, instead of the screen. */
  separate?: boolean;
};

/** Takes the lines of elements in order and returns the operations that build their tree. */
export type OutlineTree = {
  add(indent: number, element: ElementLine): void;
  end(): void;
};

/** An element that may still get children. */
type Open = {
  id: string;
  type: string;
  indent: number;
  takesChildren: boolean;
  repeats: boolean;
  children: string[];
  /** Id of the element that lists its children: its own, or that of the Stack inserted when several are repeated. */
  holder: string;
};

/** Read but not yet returned: the next line shows its first child. */
type Waiting = {
  id: string;
  element: JsonObject;
  /** Id of the element to add it to, when its parent does not list it yet. */ holder?: string;
};

/**
 * Builds a tree. An element is returned, with its first child's id, once the next line has arrived, so that parents come
 * before their children and the screen grows from the top; later children are appended to the list. What is indented below
 * an element that takes no children goes to the nearest ancestor that does.
 */
export function createOutlineTree(
  give: (operation: Candidate) => void,
  { definitionOf, isTaken, separate = false }: OutlineContext,
): OutlineTree {
  const used = new Set<string>();
  const isUsed = (id: string): boolean => used.has(id) || isTaken(id);
  const nameOf = elementIds((id) => id === ROOT_ID || isUsed(id));
  let open: Open[] = [];
  let top: Open | undefined;
  let waiting: Waiting | undefined;

  return { add, end };

  function add(indent: number, line: ElementLine): void {
    open = open.slice(0, open.findLastIndex((one) => one.indent < indent) + 1);
    const above = open.findLast((one) => one.takesChildren);
    const id = idOf(line, above === undefined && top === undefined);
    used.add(id);
    const own = openOf(id, indent, line);
    const parent = above ?? (separate ? undefined : frame());
    const isFirst = parent !== undefined && parent.children.length === 0 && waiting?.id === parent.id;
    flush(isFirst ? [id] : []);
    if (parent === undefined && !separate && id !== ROOT_ID) give({ op: 'add', path: '/root', value: id });
    if (parent !== undefined) hold(parent, id);
    const rest = Object.entries(line.rest).filter(([, value]) => value !== null);
    const element = { type: line.type, props: line.props, ...Object.fromEntries(rest) };
    waiting = { id, element, ...(parent !== undefined && !isFirst && { holder: parent.holder }) };
    open.push(own);
    top ??= own;
  }

  function end(): void {
    flush([]);
  }

  function idOf({ id, type, props }: ElementLine, isTop: boolean): string {
    if (id !== undefined && !isUsed(id)) return id;
    if (isTop && !isUsed(ROOT_ID)) return ROOT_ID;
    const definition = definitionOf(type);
    const main = definition === undefined ? 'title' : mainPropOf(definition);
    return nameOf(type, main === undefined ? undefined : props[main]);
  }

  function openOf(id: string, indent: number, { type, rest }: ElementLine): Open {
    const takesChildren = definitionOf(type)?.children !== 'none';
    const repeats = Object.hasOwn(rest, 'repeat');
    return { id, type, indent, takesChildren, repeats, children: [], holder: id };
  }

  /** The parent for an element beside the screen: the screen itself when it is empty or a plain Stack. */
  function frame(): Open | undefined {
    if (top === undefined) return undefined;
    if (top.takesChildren && (top.children.length === 0 || top.type === 'Stack')) return top;
    flush([]);
    const id = nameOf('Screen', undefined);
    used.add(id);
    give({ op: 'add', path: elementPath(id), value: { type: 'Stack', props: {}, children: [top.id] } });
    give({ op: 'add', path: '/root', value: id });
    top = { ...top, id, type: 'Stack', takesChildren: true, repeats: false, children: [top.id], holder: id };
    return top;
  }

  /** Records a child. The second child of a repeated element needs a Stack around both: a repeat has one template. */
  function hold(parent: Open, child: string): void {
    if (parent.repeats && parent.children.length === 1) {
      parent.holder = nameOf('Item', undefined);
      used.add(parent.holder);
      give({
        op: 'add',
        path: elementPath(parent.holder),
        value: { type: 'Stack', props: {}, children: parent.children },
      });
      give({ op: 'replace', path: `${elementPath(parent.id)}/children`, value: [parent.holder] });
    }
    parent.children = [...parent.children.slice(0, 1), child];
  }

  function flush(children: string[]): void {
    if (waiting === undefined) return;
    const { id, element, holder } = waiting;
    waiting = undefined;
    const { type, props, ...rest } = element;
    give({ op: 'add', path: elementPath(id), value: { type: type ?? '', props: props ?? {}, children, ...rest } });
    if (holder !== undefined) give({ op: 'add', path: `${elementPath(holder)}/children/-`, value: id });
  }
}

function elementPath(id: string): string {
  return formatPointer(['elements', id]);
}

const WORDS_MAX_CHARS = 24;

/** Generates unique, descriptive ids; the same elements in the same order get the same ids. */
export function elementIds(isTaken: (id: string) => boolean): (type: string, main: Json | undefined) => string {
  const given = new Map<string, number>();
  return (type, main) => {
    const kind = kebab(type) || 'part';
    const words = typeof main === 'string' ? shortened(kebab(main)) : '';
    const base = words === '' ? kind : `${words}-${kind}`;
    for (let count = (given.get(base) ?? 0) + 1; ; count += 1) {
      const id = count === 1 ? base : `${base}-${count}`;
      if (isTaken(id) || id in Object.prototype) continue;
      given.set(base, count);
      return id;
    }
  };
}

function shortened(words: string): string {
  return words.length > WORDS_MAX_CHARS ? words.slice(0, WORDS_MAX_CHARS).replace(/-[^-]*$/, '') : words;
}

/** The Latin words of a text in kebab-case, starting at the first letter. */
function kebab(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+/, '')
    .replace(/-$/, '');
}
