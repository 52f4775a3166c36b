import { formatPointer } from '#contract/json/json-pointer.ts';
import { isBuiltinAction } from '#contract/spec/spec.ts';
import { confirmationFor } from '#builtin/parts/actions/action-button.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { placeOf, placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';

/** Lets all buttons of a label ask before they do something; false where they do nothing of the host's. */
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
      const holder = button.element.props['submit'] === true ? holderOf(patch, button, 'Form') : button;
      const bound = holder?.element.on?.commit;
      const index = Array.isArray(bound) ? bound.length - 1 : undefined;
      const binding = Array.isArray(bound) ? bound.at(-1) : bound;
      // A button of a dialog was asked for already.
      if (
        holder === undefined ||
        holderOf(patch, button, 'Dialog') !== undefined ||
        binding === undefined ||
        isBuiltinAction(binding.action)
      )
        return false;
      const isDanger = button.element.props['variant'] === 'danger';
      const asked = confirmationFor(target, copy);
      const known = typeof asked === 'object' && !Array.isArray(asked) ? asked : {};
      const message = question ?? copy.areYouSure;
      const at = ['elements', holder.id, 'on', 'commit', ...(index === undefined ? [] : [index]), 'confirm'];
      patch.apply({
        op: binding.confirm === undefined ? 'add' : 'replace',
        path: formatPointer(at),
        value: { ...known, message, variant: isDanger ? 'danger' : 'default' },
      });
      return true;
    })
    .includes(true);
}

function holderOf({ spec }: Patch, { parent }: Place, type: string): Place | undefined {
  for (let at = parent; at !== undefined; at = placeOf(spec, at)?.parent) {
    const place = placeOf(spec, at);
    if (place?.element.type === type) return place;
  }
  return undefined;
}
