import { formatPointer } from '#contract/json/json-pointer.ts';
import { isBuiltinAction } from '#contract/spec/spec.ts';
import { confirmationFor } from '#builtin/parts/actions/action-button.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { placeOf, placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';

/** Makes all buttons with a label ask for confirmation. Returns false if they fire no action of the host. */
export function addConfirmation(
  patch: Patch,
  { copy }: Understanding,
  { target, question }: { target: string; question: string | undefined },
): boolean {
  const buttons = placesOf(patch.spec).filter(
    ({ element }) => element.type === 'Button' && element.props['label'] === target,
  );
  return buttons
    .map((button) => {
      const source = button.element.props['submit'] === true ? ancestorOfType(patch, button, 'Form') : button;
      const bound = source?.element.on?.commit;
      const index = Array.isArray(bound) ? bound.length - 1 : undefined;
      const binding = Array.isArray(bound) ? bound.at(-1) : bound;
      // A button in a dialog already comes after a question.
      if (
        source === undefined ||
        ancestorOfType(patch, button, 'Dialog') !== undefined ||
        binding === undefined ||
        isBuiltinAction(binding.action)
      )
        return false;
      const isDanger = button.element.props['variant'] === 'danger';
      const confirmation = confirmationFor(target, copy);
      const defaults = typeof confirmation === 'object' && !Array.isArray(confirmation) ? confirmation : {};
      const message = question ?? copy.areYouSure;
      const at = ['elements', source.id, 'on', 'commit', ...(index === undefined ? [] : [index]), 'confirm'];
      patch.apply({
        op: binding.confirm === undefined ? 'add' : 'replace',
        path: formatPointer(at),
        value: { ...defaults, message, variant: isDanger ? 'danger' : 'default' },
      });
      return true;
    })
    .includes(true);
}

function ancestorOfType({ spec }: Patch, { parent }: Place, type: string): Place | undefined {
  for (let at = parent; at !== undefined; at = placeOf(spec, at)?.parent) {
    const place = placeOf(spec, at);
    if (place?.element.type === type) return place;
  }
  return undefined;
}
