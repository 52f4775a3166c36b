import type { JsonObject as State } from '#contract/json/json.ts';
import { refreshDerivedState } from '#contract/views/refresh-derived.ts';
import type { Derived, Spec } from './types.ts';

/**
 * A spec over other data: its state with the members of `data` replaced, and with everything that the service had
 * computed from the data computed again. What cannot be computed from the new data is null. What the user has entered is
 * kept; the spec given is not changed.
 *
 * @param derived `derived` of the result or of `compose.completed`; undefined where nothing was computed
 */
export function refreshDerived(spec: Spec, derived: readonly Derived[] | undefined, data: object): Spec {
  return { ...spec, state: refreshDerivedState(spec.state as State, derived ?? [], data as State) };
}
