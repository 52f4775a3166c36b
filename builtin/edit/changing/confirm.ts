import { formatPointer } from '#contract/json/json-pointer.ts';
import { confirmationFor } from '#builtin/parts/actions/action-button.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { triggersNamed } from '#builtin/edit/finding/triggers.ts';
import type { Patch } from '#builtin/edit/patch.ts';

/** Makes what words name ask for confirmation. Returns false if they name nothing that fires an action of the host. */
export function addConfirmation(
  patch: Patch,
  { copy }: Understanding,
  { target, question }: { target: string; question: string | undefined },
): boolean {
  const triggers = triggersNamed(patch.spec, target);
  const unnamed = { title: copy.areYouSure, confirmLabel: copy.yes, cancelLabel: copy.cancel };
  for (const { element, label, source, event, binding, index } of triggers) {
    const confirmation = confirmationFor(label, copy);
    const defaults = typeof confirmation === 'object' && !Array.isArray(confirmation) ? confirmation : {};
    const variant = element.element.props['variant'] === 'danger' ? 'danger' : 'default';
    const at = ['elements', source.id, 'on', event, ...(index === undefined ? [] : [index]), 'confirm'];
    patch.apply({
      op: binding.confirm === undefined ? 'add' : 'replace',
      path: formatPointer(at),
      value: { ...(label === '' ? unnamed : defaults), message: question ?? copy.areYouSure, variant },
    });
  }
  return triggers.length > 0;
}
