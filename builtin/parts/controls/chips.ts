import { part, type Part } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { controlName } from './control-props.ts';

/** Most choices that stand side by side as buttons. */
export const MAX_CHIPS = 12;

/**
 * A button for each value of a list in the state; pressing one sets the answer. Options of other controls are texts, so this is how a
 * number is chosen and sent as one. `optionsPath` holds the list in the form of `choices`.
 */
export function chips(field: Field, optionsPath: string, pointer: string): Part {
  const name = controlName(field);
  const button = (id: string, look: { variant: string; icon?: string }, visible: object): Part =>
    part(`${name}${id}`, 'Button', { label: { $bindItem: 'label' }, ...look }, [], {
      visible: { $item: 'value', ...visible },
      on: { commit: { action: 'setState', params: { statePath: pointer, value: { $bindItem: 'value' } } } },
    });
  const chip = part(`${name}Chip`, 'Stack', { gap: 'none' }, [
    button('Chosen', { variant: 'secondary', icon: 'check' }, { eq: { $state: pointer } }),
    button('Choose', { variant: 'outline' }, { neq: { $state: pointer } }),
  ]);
  return part(`${name}Chips`, 'Stack', { direction: 'horizontal', gap: 'sm' }, [chip], {
    repeat: { statePath: optionsPath },
  });
}
