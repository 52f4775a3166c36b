import type { ActionBinding } from '#contract/spec.ts';
import { type Part, part, read } from '../part.ts';
import type { Action } from '../read/action.ts';
import { identifier } from '../read/identifier.ts';
import type { Understanding } from '../read/understanding.ts';
import { bindingOf } from './action-button.ts';
import { hostedParams } from './hosted-params.ts';
import { type Placed, fromFacts, fromFields } from './lookups.ts';
import { wireParams } from './wire-params.ts';

/** What handing over the written piece fires, and the places that the host fills for it. */
export function savingBinding(
  u: Understanding,
  main: Action,
  placed: readonly Placed[],
): { commit: ActionBinding; seeds: { [pointer: string]: string } } {
  const { params, missing } = wireParams(main, [fromFields(placed), fromFacts(u.data)]);
  const hosted = hostedParams(missing, u);
  return {
    commit: bindingOf(main, { ...params, ...hosted.params }, u.copy),
    seeds: hosted.seeds as { [pointer: string]: string },
  };
}

/** The button that hands over the written piece. */
export function saveButtons(u: Understanding, main: Action | undefined, placed: readonly Placed[]): Part[] {
  const label = u.quoted.find(({ role }) => role === 'button')?.text;
  if (main !== undefined) {
    const { commit, seeds } = savingBinding(u, main, placed);
    return [
      part(`${identifier(main.name, 'save')}Button`, 'Button', { label: label ?? main.label, variant: 'primary' }, [], {
        on: { commit },
        seeds,
      }),
    ];
  }
  if (!u.mayInvent) return [];
  const params = Object.fromEntries(placed.map(({ field, pointer }) => [field.name, read(pointer)]));
  return [
    part('saveButton', 'Button', { label: label ?? u.copy.save, variant: 'primary' }, [], {
      on: { commit: { action: 'saveDocument', params } },
    }),
  ];
}
