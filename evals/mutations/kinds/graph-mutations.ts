import type { Json } from '#contract/json/json.ts';
import { branchOf, childrenOf, type Answer, type Mutation, parentOf } from '../answer.ts';
import type { Random } from '../random.ts';

/** Ways to break the graph of references between elements. */
export const GRAPH_MUTATIONS: readonly Mutation[] = [
  {
    name: 'a leaf is promised and forgotten',
    weight: 24,
    mutate: (answer, random) => forget(answer, random, 1, (_, size) => size === 1),
  },
  {
    name: 'a branch is promised and forgotten',
    weight: 10,
    mutate: (answer, random) => forget(answer, random, 1, (_, size) => size > 1 && size < 12),
  },
  {
    name: 'several elements are promised and forgotten',
    weight: 10,
    mutate: (answer, random) => forget(answer, random, 2 + random.integer(3), (_, size) => size < 4),
  },
  {
    name: 'an element is never attached',
    weight: 22,
    mutate: (answer, random) => {
      const id = nonRoot(answer, random);
      return id !== undefined && unlist(answer, id);
    },
  },
  {
    name: 'a child id is misspelled',
    weight: 8,
    mutate: (answer, random) => {
      const id = nonRoot(answer, random);
      const respell = random.pick([
        (text: string) => `${text}s`,
        (text: string) => `${text}-1`,
        (text: string) => text.toUpperCase(),
        (text: string) => text.replaceAll('-', '_').replace(/$/, text.includes('-') ? '' : '_'),
      ]);
      if (id === undefined || respell === undefined || !relist(answer, id, [respell(id)])) return false;
      answer.misspelled.set(respell(id), id);
      return true;
    },
  },
  {
    name: 'an element is listed by two parents',
    weight: 6,
    mutate: (answer, random) => {
      const id = nonRoot(answer, random);
      const below = id === undefined ? [] : branchOf(answer, id);
      const others = answer.elements.filter(
        ({ id: other, element }) =>
          childrenOf(element).length > 0 && !below.includes(other) && !childrenOf(element).includes(id ?? ''),
      );
      const other = random.pick(others);
      if (id === undefined || other === undefined) return false;
      other.element['children'] = [...childrenOf(other.element), id];
      return true;
    },
  },
  {
    name: 'a child is listed twice',
    weight: 5,
    mutate: (answer, random) => {
      const id = nonRoot(answer, random);
      return id !== undefined && relist(answer, id, [id, id]);
    },
  },
  {
    name: 'an element lists its parent',
    weight: 3,
    mutate: (answer, random) => {
      const id = nonRoot(answer, random);
      const entry = answer.elements.find((one) => one.id === id);
      const parent = id === undefined ? undefined : parentOf(answer, id);
      if (entry === undefined || parent === undefined) return false;
      entry.element['children'] = [...childrenOf(entry.element), parent.id];
      return true;
    },
  },
  {
    name: 'an element comes before its parent',
    weight: 4,
    mutate: ({ elements }, random) => {
      const [moved] = elements.splice(1 + random.integer(Math.max(1, elements.length - 1)), 1);
      if (moved !== undefined) elements.unshift(moved);
      return moved !== undefined;
    },
  },
  {
    name: 'an element is written twice',
    weight: 4,
    mutate: ({ elements }, random) => {
      const entry = random.pick(elements);
      if (entry !== undefined) elements.push(structuredClone(entry));
      return entry !== undefined;
    },
  },
  {
    name: 'an id is not legal',
    weight: 4,
    mutate: (answer, random) => {
      const id = nonRoot(answer, random);
      const rename = random.pick([
        (text: string) => text.replaceAll('-', '.').concat('.1'),
        (text: string) => `${text} 1`,
        (text: string) => `1-${text}`,
        (text: string) => `${text}:main`,
        (text: string) => `${text}/main`,
      ]);
      const entry = answer.elements.find((one) => one.id === id);
      if (entry === undefined || rename === undefined || !relist(answer, entry.id, [rename(entry.id)])) return false;
      answer.withheld = new Set([...answer.withheld].map((key) => key.replace(`${entry.id}/`, `${rename(entry.id)}/`)));
      entry.id = rename(entry.id);
      return true;
    },
  },
  {
    name: 'a child is held as an object with its id',
    weight: 2,
    mutate: (answer, random) => {
      const id = nonRoot(answer, random);
      const parent = id === undefined ? undefined : parentOf(answer, id);
      if (parent === undefined || id === undefined) return false;
      parent.element['children'] = childrenOf(parent.element).map((child) => (child === id ? { id } : child));
      return true;
    },
  },
  {
    name: 'a branch is nested as objects',
    weight: 5,
    mutate: (answer, random) => {
      const id = random.pick(answer.elements.filter(({ element }) => childrenOf(element).length > 0))?.id;
      const branch = id === undefined ? [] : branchOf(answer, id);
      const nested = id === undefined || branch.length > 15 || !isTree(answer, branch) ? undefined : nest(answer, id);
      if (nested === undefined) return false;
      answer.elements = answer.elements.filter((one) => one.id === id || !branch.includes(one.id));
      const entry = answer.elements.find((one) => one.id === id);
      if (entry !== undefined) entry.element = nested;
      return true;
    },
  },
  {
    name: 'a text stands among the children',
    weight: 3,
    mutate: (answer, random) => {
      const plain = answer.elements.filter(({ element }) => isPlainText(element));
      const entry = random.pick(plain);
      const text = entry === undefined ? undefined : (entry.element['props'] as { text: string }).text;
      if (entry === undefined || text === undefined || !relist(answer, entry.id, [text])) return false;
      answer.elements = answer.elements.filter((one) => one !== entry);
      return true;
    },
  },
  {
    name: 'the root has another name',
    weight: 2,
    mutate: (answer, random) => {
      answer.root = random.pick(['main', 'app', 'screen', `${answer.root}-1`]) ?? 'main';
      return true;
    },
  },
];

function nonRoot(answer: Answer, random: Random): string | undefined {
  return random.pick(answer.elements.filter(({ id }) => parentOf(answer, id) !== undefined))?.id;
}

function unlist(answer: Answer, id: string): boolean {
  return relist(answer, id, []);
}

function relist(answer: Answer, id: string, instead: readonly Json[]): boolean {
  const parent = parentOf(answer, id);
  if (parent === undefined) return false;
  const children = parent.element['children'];
  if (!Array.isArray(children)) return false;
  parent.element['children'] = children.flatMap((child) => (child === id ? instead : [child]));
  return true;
}

function forget(answer: Answer, random: Random, times: number, fits: (id: string, size: number) => boolean): boolean {
  let done = 0;
  for (let time = 0; time < times; time += 1) {
    const able = answer.elements.filter(
      ({ id }) => parentOf(answer, id) !== undefined && fits(id, branchOf(answer, id).length),
    );
    const id = random.pick(able)?.id;
    if (id === undefined) break;
    const branch = new Set(branchOf(answer, id));
    answer.forgotten.push(...answer.elements.filter((one) => branch.has(one.id)));
    answer.elements = answer.elements.filter((one) => !branch.has(one.id));
    done += 1;
  }
  return done > 0;
}

/** True for a branch in which every child id names one element that is listed nowhere else. */
function isTree(answer: Answer, branch: readonly string[]): boolean {
  const lists = answer.elements.filter(({ id }) => branch.includes(id)).map(({ element }) => element['children'] ?? []);
  const children = lists.flat();
  return (
    children.every((child) => typeof child === 'string') &&
    new Set(children).size === children.length &&
    !children.includes(branch[0] ?? '')
  );
}

function nest(answer: Answer, id: string): Answer['elements'][number]['element'] | undefined {
  const entry = answer.elements.find((one) => one.id === id);
  if (entry === undefined) return undefined;
  const children = childrenOf(entry.element).map((child) => {
    const inner = nest(answer, child);
    return inner === undefined ? child : { id: child, ...inner };
  });
  return { ...entry.element, children };
}

function isPlainText({ type, props, on, visible }: Answer['elements'][number]['element']): boolean {
  if (type !== 'Text' || on !== undefined || visible !== undefined) return false;
  const { text } = props as { text?: unknown };
  return typeof text === 'string' && text.includes(' ');
}
