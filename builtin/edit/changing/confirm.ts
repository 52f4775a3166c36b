import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { confirmationFor } from '#builtin/parts/actions/action-button.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { triggersNamed } from '#builtin/edit/finding/triggers.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';

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
  return triggers.length > 0 || confirmRowAction(patch, target, question);
}

// The button of the rows of a table asks by itself, unless it is told not to.
function confirmRowAction(patch: Patch, target: string, question: string | undefined): boolean {
  const told = wordsOf(target).join(' ');
  const named = placesOf(patch.spec).flatMap(({ id, element: { props } }) =>
    ['rowActions', 'bulkActions'].flatMap((prop) => {
      const actions = Array.isArray(props[prop]) ? props[prop].filter(isJsonObject) : [];
      const at = actions.findIndex(({ label }) => typeof label === 'string' && wordsOf(label).join(' ') === told);
      return at < 0
        ? []
        : [{ path: formatPointer(['elements', id, 'props', prop, at, 'confirm']), action: actions[at] }];
    }),
  );
  const [first, ...others] = named;
  if (first === undefined || others.length > 0) return false;
  const op = first.action?.['confirm'] === undefined ? 'add' : 'replace';
  patch.apply({ op, path: first.path, value: question ?? true });
  return true;
}
