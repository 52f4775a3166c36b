import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { stateUses } from '#services/composer/repair/bindings/state-uses.ts';
import { sampleOf } from './choices.ts';
import { type DrawnElement, drawnElements } from './drawn-elements.ts';
import { fire } from './fire.ts';
import { idleControls, isReading, overlaps } from './idle-controls.ts';
import type { Problem } from './problem.ts';
import { reachableIds } from './reachable.ts';
import { pathOf, write } from './resolve.ts';

/**
 * Uses a spec as a person would, without drawing it: fills in every control, fires every event, and checks the effects. The list is empty for a spec in which everything works.
 */
export function dryRun(spec: Spec, definitionOf: (type: string) => Definition | undefined): Problem[] {
  const drawn = drawnElements(spec);
  const reachable = reachableIds(spec, drawn, definitionOf);
  const uses = stateUses(spec, definitionOf);
  const isRead = (path: string): boolean => uses.some((use) => isReading(use) && overlaps(use.path, path));
  const filledIn = fillIn(spec, drawn, definitionOf);
  const problems = [
    ...drawn.flatMap(({ id, element }) => listProblems(spec, id, element.repeat?.statePath)),
    ...drawn
      // The line between the rows of a list shows once the list has more than one.
      .filter(({ id, element }) => !reachable.has(id) && element.type !== 'Separator')
      .map(({ id }): Problem => ({ element: id, kind: 'never_shown', detail: '' })),
    ...drawn.flatMap((one) =>
      wiresOf(one.element).flatMap(({ binding }) => fire(binding, one, spec, filledIn, isRead)),
    ),
    ...idleControls(spec, drawn, definitionOf),
  ];
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function listProblems(spec: Spec, element: string, statePath: string | undefined): Problem[] {
  if (statePath === undefined || Array.isArray(readPointer(spec.state, statePath))) return [];
  return [{ element, kind: 'repeat_without_list', detail: statePath }];
}

/** The state after every control has been filled in. */
function fillIn(
  spec: Spec,
  drawn: readonly DrawnElement[],
  definitionOf: (type: string) => Definition | undefined,
): JsonObject {
  const state = structuredClone(spec.state);
  for (const { element, itemPath } of drawn) {
    const around = { state: spec.state, itemPath };
    for (const [name, prop] of Object.entries(definitionOf(element.type)?.props ?? {})) {
      const value = element.props[name];
      const path = prop.bind === true ? pathOf(value, around) : undefined;
      if (path === undefined || (isJsonObject(value) && Object.hasOwn(value, '$state'))) continue;
      if (isEmpty(readPointer(state, path))) write(state, path, sampleOf(element, prop, around));
    }
  }
  return state;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
