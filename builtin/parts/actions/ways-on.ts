import type { Part } from '#builtin/part.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { namedButton, namedButtons } from './named-buttons.ts';

/** Buttons for what the prompt says comes next; after a failure that names nothing, one more try. */
export function waysOn(u: Understanding, hasFailed: boolean): Part[] {
  const named = namedButtons(u);
  const retries = hasFailed && named.length === 0 && u.mayInvent && u.actions.length === 0;
  return retries ? [namedButton(u.copy.retry, 'primary', u.copy)] : named;
}
