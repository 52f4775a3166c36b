import type { ActionBinding } from '#contract/spec/spec.ts';
import { part, type Part } from '#builtin/part.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { enteredFacts } from './entered-facts.ts';
import { submitButton } from './form.ts';

/** For a form that nobody receives: a button that shows what was entered, in place of one that would send it. */
export function reviewParts(
  u: Understanding,
  placed: readonly Placed[],
): { buttons: Part[]; commit: ActionBinding; after: Part[] } {
  const path = `/${ownKey(u, 'reviewing')}`;
  const summary = part('reviewCard', 'Card', { title: u.copy.summary }, [enteredFacts('reviewFacts', placed, u.copy)], {
    visible: { $state: path },
    seeds: { [path]: false },
  });
  return {
    buttons: [submitButton(u.copy.review)],
    commit: { action: 'setState', params: { statePath: path, value: true } },
    after: [summary],
  };
}
