import { questionOf } from './actions.ts';
import { useRuntime } from './runtime.ts';

/** The `confirm` of a button that a component draws from a list. */
export type Confirm = boolean | string | { readonly [word: string]: unknown };

type AskDetails = {
  /** The answer takes something away: it looks like that. */
  isLoss?: boolean;
  /** Names the thing, where the caller's words do not. */
  about?: string;
};

/**
 * Asks before a drawn button acts, in the one dialog of the screen. `confirm` false is a yes at once; `label` is the
 * word on the button, which the question and its answer repeat.
 */
export function useAsk(): (confirm: Confirm, label: string, details?: AskDetails) => Promise<boolean> {
  const { ask } = useRuntime();
  return async (confirm, label, { isLoss = false, about = '' } = {}) => {
    const question = questionOf(confirm === true ? {} : confirm, label);
    if (question === undefined) return true;
    const named = confirm === true || (typeof confirm === 'object' && confirm['title'] === undefined);
    return ask({
      ...question,
      ...(named ? { title: `${label}?` } : {}),
      ...(question.message === undefined && about !== '' ? { message: about } : {}),
      confirmLabel: question.confirmLabel ?? label,
      ...(isLoss ? { variant: 'danger' as const } : {}),
    });
  };
}
