import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';
import { nameFor, scalarFor, several, textFor } from './words.ts';
import { dataFor } from './data.ts';

const CONTAINERS = ['Stack', 'Card', 'Section', 'Grid', 'Form', 'Box'];

/** A spec that somebody else's composer or hand has made: of usual components, with habits that are not ours. */
export function priorSpecFor(random: Random, depth = 3): JsonObject {
  const state = stateFor(random);
  const elements: { [id: string]: Json } = {};
  const paths = pathsIn(state);
  let count = 0;
  const add = (level: number): string => {
    count += 1;
    const id = random.pick([`e${count}`, `el-${count}`, `Node_${count}`]) ?? `e${count}`;
    elements[id] = {};
    const isContainer = level > 0 && (level === depth || random.chance(0.4));
    elements[id] = isContainer ? container(random, level, add) : leaf(random, paths);
    return id;
  };
  const root = add(depth);
  return {
    ...(random.chance(0.85) && { state }),
    root,
    elements,
    ...(random.chance(0.3) && { actions: { save: { kind: 'agent' } } }),
  };
}

function container(random: Random, level: number, add: (level: number) => string): Json {
  const type = random.pick(CONTAINERS) ?? 'Stack';
  const children = several(random, 4, () => add(level - 1));
  return {
    type,
    props: type === 'Card' || type === 'Section' ? { title: textFor(random) } : {},
    ...((children.length > 0 || random.chance(0.5)) && { children }),
    ...(type === 'Form' && { on: { commit: { action: 'save', params: {} } } }),
  };
}

function leaf(random: Random, paths: readonly string[]): Json {
  const path = random.pick(paths) ?? '/form/name';
  const bound = random.chance(0.8) ? { $bindState: path } : undefined;
  const leaves: Json[] = [
    { type: 'Text', props: { text: random.chance(0.5) ? textFor(random) : { $state: path } } },
    { type: 'Heading', props: { text: textFor(random) } },
    {
      type: 'Button',
      props: { label: textFor(random) || 'Save' },
      on: { commit: { action: 'save', params: { id: { $state: path } } } },
    },
    {
      type: 'Button',
      props: { label: 'Export' },
      on: { commit: [{ action: 'export' }, { action: 'setState', params: { statePath: '/open', value: true } }] },
    },
    { type: 'Input', props: { label: 'Name', name: 'name', ...(bound !== undefined && { value: bound }) } },
    { type: 'Checkbox', props: { label: 'Active', name: 'active', ...(bound !== undefined && { checked: bound }) } },
    { type: 'Select', props: { label: 'Plan', options: ['a', 'b'], ...(bound !== undefined && { value: bound }) } },
    { type: 'DataTable', props: { columns: [{ key: 'name', label: 'Name' }], rows: { $state: path } } },
    { type: 'Badge', props: { text: textFor(random) || 'New' } },
  ];
  const element = { ...(random.pick(leaves) as JsonObject) };
  return random.chance(0.7) ? { ...element, children: [] } : element;
}

// What stands in the state of other people's specs, `form` as what is no object among it.
function stateFor(random: Random): JsonObject {
  return {
    ...dataFor(random),
    ...(random.chance(0.5) && {
      form: random.pick<Json>([{ name: '' }, [], 'text', null, 3, [{ name: 'x' }]]) ?? null,
    }),
    ...(random.chance(0.3) && { input: random.pick<Json>([{}, [], 'text', null]) ?? null }),
    ...(random.chance(0.3) && { items: [{ [nameFor(random)]: scalarFor(random) }, { name: 'b' }] }),
  };
}

function pathsIn(state: JsonObject): string[] {
  const top = Object.keys(state).map((name) => `/${escaped(name)}`);
  return [
    ...top,
    ...top.map((path) => `${path}/0/name`),
    ...top.map((path) => `${path}/name`),
    '/form/email',
    '/items/1/name',
  ];
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
