import { definitionOf } from '#catalog/components.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { type PassContext, runPasses } from '#services/composer/repair/pass.ts';
import { WIRING } from '#services/composer/repair/actions/wire-actions.ts';

/** Elements by id, short to write. */
export type Sketch = { [id: string]: Partial<SpecElement> & { type: string } };

/** The spec of a sketch; its root is called `root`. */
export function specOf(sketch: Sketch, state: JsonObject = {}): Spec {
  const elements = Object.fromEntries(
    Object.entries(sketch).map(([id, element]): [string, SpecElement] => [id, { props: {}, children: [], ...element }]),
  );
  return { state, root: 'root', elements };
}

/** What wiring makes of a sketch, and the rules that it took. */
export function wire(
  sketch: Sketch,
  actions: ActionDeclaration[],
  more: Partial<PassContext> & { state?: JsonObject } = {},
) {
  const { state = {}, ...rest } = more;
  const context: PassContext = { definitionOf, actions, actionPolicy: 'open', data: {}, priorSpec: undefined, ...rest };
  const { spec, repairs } = runPasses(WIRING, specOf(sketch, state), context);
  return { ...spec, rules: repairs.map(({ rule }) => rule) };
}

/** A Button with that label. */
export function button(label: string, more: JsonObject = {}): Sketch[string] {
  return { type: 'Button', props: { label, ...more } };
}
