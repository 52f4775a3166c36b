import { fittingContext } from '../action-context.ts';
import type { ComposeRequest, Spec } from '../types.ts';

/** What an A2UI host sends when an action fires. */
export type A2uiAction = {
  /** The action as the spec names it. */
  name: string;
  /** Id of the component that fired; the top one is `root`. */
  sourceComponentId: string;
  /** Its params, resolved. */
  context: Readonly<Record<string, unknown>>;
};

/** The spec that the surface shows, and what the host knows of it. */
export type ShownSpec = {
  spec: Spec;
  /** The generation that the spec came from. */
  generationId?: string | undefined;
  /** The surface's data model, which A2UI hosts send along. */
  state?: unknown;
};

/**
 * The request for the screen that follows an action. Its prompt is the one that was declared for the action, else what the
 * action means.
 */
export function requestOfAction(
  { name, sourceComponentId, context }: A2uiAction,
  { spec, generationId, state }: ShownSpec,
): ComposeRequest {
  const handler = spec.actions?.[name];
  const prompt = handler?.['prompt'] ?? handler?.['description'];
  return {
    prompt: typeof prompt === 'string' ? prompt : `What follows after "${name}"`,
    mode: 'continue_journey',
    action_context: fittingContext(
      {
        action: name,
        params: context,
        element_id: sourceComponentId === 'root' ? spec.root : sourceComponentId,
        ...(generationId !== undefined && { generation_id: generationId }),
        ...(state !== undefined && { state: state as object }),
      },
      spec.state,
    ),
  };
}
