import type { ActionDeclaration } from '#contract/compose-request.ts';
import type { JsonObject } from '#contract/json.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import type { ActionBinding, Spec, SpecElement } from '#contract/spec.ts';
import { declaredParams } from './action-params.ts';
import { wiresOf } from '#contract/spec-bindings.ts';
import { takesChild } from '#catalog/containers.ts';
import { freshId, withChildren, withElement } from '../edit-spec.ts';
import { inputKey } from '../bindings/input-key.ts';
import type { PassContext, PassResult, Repair } from '../pass.ts';
import { documentOrder, elementOf, parents } from '#contract/spec-tree.ts';
import { isUntouched } from '../tree/untouched.ts';
import { humanise, machineName } from '../words.ts';

/**
 * Adds controls for required params that nothing on the screen provides, next to the control that fires the action: the
 * caller's handler would refuse the call without them. A binding keeps its existing params.
 *
 * Source: service spec, "Action declaration", `params`, `required`.
 */
export function askParams(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  // Params of the same meaning share one control.
  const controls = new Set<string>();
  let asked = spec;
  for (const id of documentOrder(spec)) {
    if (isUntouched(spec, id, context)) continue;
    for (const { event, binding } of wiresOf(elementOf(spec, id) ?? NOTHING)) {
      const action = context.actions.find(({ name }) => name === binding.action);
      for (const [name, schema] of action === undefined ? [] : lackingParams(action, binding)) {
        asked = askFor(asked, { id, event, action: binding.action, name, schema }, controls, context);
        repairs.push({ rule: 'ask-for-param', pointer: formatPointer(['elements', id, 'on', event, 'params', name]) });
      }
    }
  }
  return { spec: asked, repairs };
}

const NOTHING: SpecElement = { type: '', props: {}, children: [] };

function lackingParams(action: ActionDeclaration, { params = {} }: ActionBinding): [string, JsonObject][] {
  const required = action.params?.['required'];
  if (!Array.isArray(required)) return [];
  return declaredParams(action).filter(([name]) => required.includes(name) && !Object.hasOwn(params, name));
}

type Question = { id: string; event: string; action: string; name: string; schema: JsonObject };

function askFor(spec: Spec, question: Question, controls: Set<string>, context: PassContext): Spec {
  const { id, event, action, name, schema } = question;
  const key = machineName(name) || 'value';
  const path = `/${inputKey(spec, context)}/${key}`;
  const control = JSON.stringify([name, schema]);
  if (controls.has(control)) return bindParam(spec, { id, event, action, name, path });
  const controlId = freshId(spec, `${action}-${name}`);
  const placed = place(spec, id, controlId, context);
  if (placed === undefined) return spec;
  controls.add(control);
  const standing = withControl(placed, controlId, controlFor(schema, name, key), path);
  return bindParam(standing, { id, event, action, name, path });
}

/** Adds the control, inside a FormField when it has no label of its own. */
function withControl(spec: Spec, id: string, { type, label, props, prop }: Control, path: string): Spec {
  const bound = { ...props, [prop]: { $bindState: path } };
  if (label === undefined) return withElement(spec, id, { type, props: bound, children: [] });
  const inner = freshId(spec, `${id}-control`);
  const field = { type: 'FormField', props: { label, required: true }, children: [inner] };
  return withElement(withElement(spec, id, field), inner, { type, props: bound, children: [] });
}

/** Inserts the control before the button, or first in a container that fires the action itself. */
function place(spec: Spec, id: string, controlId: string, { definitionOf }: PassContext): Spec | undefined {
  const parentOf = parents(spec);
  const takes = (at: string) => takesChild(definitionOf(elementOf(spec, at)?.type ?? ''), 'Input');
  if (takes(id)) return insert(spec, id, controlId, 0);
  for (let [at, above] = [id, parentOf.get(id)]; above !== undefined; [at, above] = [above, parentOf.get(above)]) {
    if (elementOf(spec, above)?.repeat !== undefined || !takes(above)) continue;
    return insert(spec, above, controlId, (elementOf(spec, above)?.children ?? []).indexOf(at));
  }
  return undefined;
}

function insert(spec: Spec, parent: string, child: string, index: number): Spec {
  return withChildren(spec, parent, (elementOf(spec, parent)?.children ?? []).toSpliced(Math.max(index, 0), 0, child));
}

/** A control, the prop that holds its value, and the label if it needs a FormField for that. */
type Control = { type: string; props: JsonObject; prop: string; label?: string };

/** The control for a param's type. */
function controlFor(schema: JsonObject, name: string, key: string): Control {
  const { title, type, format, enum: options, minimum: min, maximum: max } = schema;
  const label = typeof title === 'string' && title !== '' ? title : humanise(name) || name;
  const own = { label, name: key };
  if (Array.isArray(options) && options.length > 0 && options.every((option) => typeof option === 'string')) {
    return { type: 'Select', props: { ...own, options }, prop: 'value' };
  }
  if (type === 'boolean') return { type: 'Checkbox', props: own, prop: 'checked' };
  if (type === 'array') return { type: 'TagInput', props: {}, prop: 'value', label };
  if (type === 'string' && format === 'date') return { type: 'DatePicker', props: {}, prop: 'value', label };
  if (type !== 'number' && type !== 'integer')
    return { type: 'Input', props: { ...own, required: true }, prop: 'value' };
  const scale = { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
  return { type: 'NumberInput', props: scale, prop: 'value', label };
}

function bindParam(spec: Spec, { id, event, action, name, path }: Omit<Question, 'schema'> & { path: string }): Spec {
  const element = elementOf(spec, id);
  if (element === undefined) return spec;
  const repair = (binding: ActionBinding): ActionBinding =>
    binding.action === action ? { ...binding, params: { ...binding.params, [name]: { $state: path } } } : binding;
  const bound = Object.entries(element.on ?? {}).find(([verb]) => verb === event)?.[1];
  if (bound === undefined) return spec;
  return withElement(spec, id, {
    ...element,
    on: { ...element.on, [event]: Array.isArray(bound) ? bound.map(repair) : repair(bound) },
  });
}
