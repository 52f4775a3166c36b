import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, parsePointer } from '#contract/json/json-pointer.ts';
import type { ActionBinding, Spec, SpecElement } from '#contract/spec/spec.ts';
import { declaredParams } from './action-params.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { takesChild } from '#catalog/containers.ts';
import { freshIds, openCopy } from '../edit-spec.ts';
import { inputKey } from '../bindings/state-uses.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';
import { machineName } from '../words.ts';
import { paramControls, type ParamControls } from './param-controls.ts';

/**
 * Adds controls for required params that nothing on the screen provides, next to the control that fires the action: the
 * caller's handler would refuse the call without them. A binding keeps its existing params.
 *
 * Source: service spec, "Action declaration", `params`, `required`.
 */
export function askParams(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  const form = openForm(spec, context);
  const paramsOf = requiredParams(context.actions);
  for (const id of documentOrder(spec)) {
    if (isUntouched(spec, id, context)) continue;
    for (const { event, binding } of wiresOf(elementOf(spec, id) ?? NOTHING)) {
      const lacking = (paramsOf.get(binding.action) ?? []).filter(
        ({ name }) => !Object.hasOwn(binding.params ?? {}, name),
      );
      const answers = lacking.flatMap((param): [string, Json][] => {
        const path = form.pathFor(id, binding.action, param);
        return path === undefined ? [] : [[param.name, { $state: path }]];
      });
      if (answers.length === 0) continue;
      bindParams(form.spec, { id, event, action: binding.action }, Object.fromEntries(answers));
      for (const [name] of answers) {
        repairs.push({ rule: 'ask-for-param', pointer: formatPointer(['elements', id, 'on', event, 'params', name]) });
      }
    }
  }
  return repairs.length === 0 ? { spec, repairs } : { spec: form.spec, repairs };
}

const NOTHING: SpecElement = { type: '', props: {}, children: [] };

/** A param that the caller's handler cannot do without; actions that want the same share one control. */
type RequiredParam = { name: string; schema: JsonObject; control: string };

function requiredParams(actions: readonly ActionDeclaration[]): Map<string, RequiredParam[]> {
  return new Map(
    actions.map((action) => {
      const required = new Set([action.params?.['required'] ?? []].flat());
      const params = declaredParams(action).filter(([name]) => required.has(name));
      return [action.name, params.map(([name, schema]) => ({ name, schema, control: JSON.stringify([name, schema]) }))];
    }),
  );
}

/** The spec, to which controls are added one by one. */
function openForm(spec: Spec, context: PassContext) {
  const asked = openCopy(spec);
  const parentOf = parents(spec);
  const newId = freshIds(spec);
  const group = inputKey(spec, context);
  const paths = new Map<string, string>();
  return { spec: asked, pathFor };

  /** Where a param is entered that an element fires; undefined where nothing can hold a control for it. */
  function pathFor(id: string, action: string, { name, schema, control }: RequiredParam): string | undefined {
    const known = paths.get(control);
    if (known !== undefined) return known;
    const path = freshPath(machineName(name) || 'value');
    const { controls, constants } = paramControls(schema, name, path);
    const place = controls.length === 0 ? undefined : placeFor(id);
    if (controls.length > 0 && place === undefined) return undefined;
    paths.set(control, path);
    for (const [pointer, value] of constants) seed(pointer, value);
    for (const [at, one] of controls.entries()) {
      const controlId = newId(controls.length === 1 ? `${action}-${name}` : `${action}-${name}-${at + 1}`);
      if (place !== undefined) insert({ ...place, index: place.index + at }, controlId);
      addControl(controlId, one);
    }
    return path;
  }

  /** Names of two scripts may come to the same machine name; each param has a value of its own. */
  function freshPath(key: string): string {
    const taken = new Set(paths.values());
    for (let count = 1; ; count += 1) {
      const path = `/${group}/${count === 1 ? key : `${key}${count}`}`;
      if (!taken.has(path)) return path;
    }
  }

  function seed(pointer: string, value: Json): void {
    const [top = '', ...rest] = parsePointer(pointer);
    asked.state = { ...asked.state, [top]: seeded(asked.state[top], rest, value) };
  }

  /** The control goes before the button, or becomes the first child of a container that fires the action itself. */
  function placeFor(id: string): { parent: string; index: number } | undefined {
    const takes = (at: string) => takesChild(context.definitionOf(elementOf(asked, at)?.type ?? ''), 'Input');
    if (takes(id)) return { parent: id, index: 0 };
    for (let [at, above] = [id, parentOf.get(id)]; above !== undefined; [at, above] = [above, parentOf.get(above)]) {
      const parent = elementOf(asked, above);
      if (parent?.repeat !== undefined || !takes(above)) continue;
      return { parent: above, index: Math.max((parent?.children ?? []).indexOf(at), 0) };
    }
    return undefined;
  }

  function insert({ parent, index }: { parent: string; index: number }, child: string): void {
    const element = elementOf(asked, parent) ?? NOTHING;
    asked.elements[parent] = { ...element, children: (element.children ?? []).toSpliced(index, 0, child) };
    parentOf.set(child, parent);
  }

  /** Puts the control in, inside a FormField when it has no label of its own. */
  function addControl(id: string, { control: { type, label, props, prop }, path, isRequired }: Entry): void {
    // A box that has to be ticked would leave no choice.
    const mark = isRequired && type !== 'Checkbox' ? { required: true } : {};
    const bound = { ...props, [prop]: { $bindState: path } };
    if (label === undefined) return void (asked.elements[id] = { type, props: { ...bound, ...mark }, children: [] });
    const inner = newId(`${id}-control`);
    asked.elements[id] = { type: 'FormField', props: { label, ...mark }, children: [inner] };
    asked.elements[inner] = { type, props: bound, children: [] };
    parentOf.set(inner, id);
  }
}

type Entry = ParamControls['controls'][number];

function seeded(inside: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const object = isJsonObject(inside) ? inside : {};
  return { ...object, [key]: seeded(object[key], rest, value) };
}

function bindParams(
  spec: Spec,
  { id, event, action }: { id: string; event: string; action: string },
  params: JsonObject,
): void {
  const element = elementOf(spec, id) ?? NOTHING;
  const repair = (binding: ActionBinding): ActionBinding =>
    binding.action === action ? { ...binding, params: { ...binding.params, ...params } } : binding;
  const bound = Object.entries(element.on ?? {}).find(([verb]) => verb === event)?.[1];
  if (bound === undefined) return;
  const repaired = Array.isArray(bound) ? bound.map(repair) : repair(bound);
  spec.elements[id] = { ...element, on: { ...element.on, [event]: repaired } };
}
