import type { Definition } from '#catalog/definition.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { isBuiltinAction } from '#contract/spec/spec.ts';
import { bindingOf, isRouted } from './binding-form.ts';
import type { ElementRule } from './element-rule.ts';
import { without } from './envelope-rules.ts';

export const gatherHandlers: ElementRule = {
  name: 'gather-handlers',
  repair: (element, { definition }) => {
    const { props } = element;
    const inside = isJsonObject(props) ? props : {};
    const isFree = (name: string) => definition === undefined || !Object.hasOwn(definition.props, name);
    const handlers = [...Object.entries(element), ...Object.entries(inside)].filter(
      ([name, value]) =>
        (/^on[A-Z]/.test(name) || isBareAction(name, value)) && isFree(name) && bindingOf(value) !== undefined,
    );
    if (handlers.length === 0) return element;
    const names = handlers.map(([name]) => name);
    const on: JsonObject = isJsonObject(element['on']) ? { ...element['on'] } : {};
    for (const [name, value] of handlers) on[name === 'action' ? 'press' : name] ??= value;
    const bare = without(element, names);
    return { ...bare, ...(isJsonObject(props) && { props: without(props, names) }), on };
  },
};

/** A Button's `action` beside or inside its props; `params` beside it are part of it. */
function isBareAction(name: string, value: Json): boolean {
  return name === 'action' && (typeof value === 'string' || isJsonObject(value));
}

export const repairBindings: ElementRule = {
  name: 'repair-bindings',
  repair: (element) => {
    const { on, ...rest } = element;
    if (on === undefined) return element;
    const wiring = isJsonObject(on) ? on : wiringOf(on);
    const repaired = Object.entries(wiring).flatMap(([verb, bound]): [string, Json][] => {
      const bindings = [bound].flat().flatMap((one) => bindingOf(one, element) ?? []);
      const kept = bindings.find(({ action }) => !isBuiltinAction(action)) ?? bindings[0];
      return kept === undefined ? [] : [[verb, kept]];
    });
    const repairedOn = Object.fromEntries(repaired);
    if (JSON.stringify(repairedOn) === JSON.stringify(on)) return element;
    return repaired.length === 0 ? rest : { ...rest, on: repairedOn };
  },
};

/** `[{ "event": "click", "action": … }]` as a map by verb. */
function wiringOf(on: Json): JsonObject {
  const list = Array.isArray(on) ? on : [on];
  const entries = list.filter(isJsonObject).flatMap((one): [string, Json][] => {
    const event = one['event'] ?? one['on'] ?? one['trigger'];
    return isRouted(one) ? [[typeof event === 'string' ? event : 'press', one]] : [];
  });
  return Object.fromEntries(entries);
}

export const foldVerbs: ElementRule = {
  name: 'fold-verbs',
  repair: (element, { definition }) => {
    const { on, ...rest } = element;
    if (definition === undefined || !isJsonObject(on)) return element;
    const emitted = new Set(Object.keys(definition.events));
    if (Object.keys(on).every((verb) => emitted.has(verb))) return element;
    const folded: JsonObject = {};
    for (const [name, bound] of Object.entries(on)) if (emitted.has(name)) folded[name] = bound;
    for (const [name, bound] of Object.entries(on)) {
      const verb = emitted.has(name) ? undefined : verbFor(name, definition);
      if (verb !== undefined) folded[verb] ??= bound;
    }
    return Object.keys(folded).length === 0 ? rest : { ...rest, on: folded };
  },
};

function verbFor(name: string, { events }: Definition): string | undefined {
  const word = name
    .replace(/^on(?=[A-Z])/, '')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  const meant = [word, ...(Object.hasOwn(VERB_ALIASES, word) ? (VERB_ALIASES[word] ?? []) : [])];
  const verbs = Object.keys(events);
  return meant.find((verb) => verbs.includes(verb)) ?? (verbs.length === 1 ? verbs[0] : undefined);
}

/** Other systems' event names, each with the verbs it may mean; the first that the component emits is used. */
export const VERB_ALIASES: { readonly [alias: string]: readonly string[] } = {
  press: ['commit', 'select'],
  click: ['commit', 'select'],
  tap: ['commit', 'select'],
  submit: ['commit'],
  action: ['commit', 'select'],
  confirm: ['commit'],
  save: ['commit'],
  enter: ['commit'],
  send: ['commit'],
  apply: ['commit'],
  complete: ['commit'],
  toggle: ['change'],
  open: ['change'],
  input: ['change', 'search'],
  update: ['change', 'commit'],
  valuechange: ['change'],
  checkedchange: ['change'],
  blur: ['commit', 'change'],
  close: ['dismiss', 'change'],
  cancel: ['dismiss'],
  remove: ['dismiss'],
  clear: ['dismiss'],
  deny: ['dismiss'],
  reject: ['dismiss'],
  delete: ['dismiss', 'commit'],
  add: ['commit'],
  selectrow: ['select'],
  rowclick: ['select'],
  rowselect: ['select'],
  rowaction: ['commit'],
  bulkaction: ['commit'],
  itemclick: ['select', 'commit'],
  selectdate: ['select'],
  pick: ['select'],
  pagechange: ['page'],
  sortchange: ['sort'],
  query: ['search'],
  filter: ['search', 'change'],
  drag: ['move'],
  drop: ['move'],
  reorder: ['move'],
  resize: ['move'],
  commit: ['select', 'change'],
  select: ['change', 'commit'],
  change: ['select', 'commit'],
};
