import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { freshId } from '#builtin/fresh-id.ts';
import type { Patch, Place } from '#builtin/edit/patch.ts';

/** The props that a type of element has. */
export function propsFor(type: string, props: JsonObject): JsonObject {
  const known = definitionOf(type)?.props ?? {};
  return Object.fromEntries(Object.entries(props).filter(([name]) => Object.hasOwn(known, name)));
}

/** Puts a control in a frame that has its label and stands in its place. */
export function frameControl(patch: Patch, { id, element }: Place, control: SpecElement, props: JsonObject = {}): void {
  const inner = freshId(`${id}-control`, new Set(Object.keys(patch.spec.elements)));
  const frame = { type: 'FormField', props: propsFor('FormField', { ...element.props, ...props }), children: [inner] };
  patch.apply({ op: 'add', path: formatPointer(['elements', inner]), value: control });
  patch.apply({
    op: 'replace',
    path: formatPointer(['elements', id]),
    value: element.visible === undefined ? frame : { ...frame, visible: element.visible },
  });
}
