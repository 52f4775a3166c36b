import type { ActionDeclaration, ComposeRequest } from '#contract/request/compose-request.ts';
import type {
  ActionDeclaration as WireAction,
  ComponentProfile,
  ComposeRequest as WireRequest,
} from '#proto/composer/v1/composer.ts';

/**
 * Maps a validated request to the composer's message, with the component profile of the caller's key. `metadata` is not
 * sent. The whole spec is asked for only when the caller wants a buffered answer.
 */
export function composerRequest(
  request: ComposeRequest,
  generationId: string,
  componentProfile?: ComponentProfile,
): WireRequest {
  return {
    generationId,
    prompt: request.prompt,
    uiType: request.ui_type,
    mode: request.mode,
    dataJson: jsonOf(request.data),
    actions: (request.actions ?? []).map(wireAction),
    actionPolicy: request.action_policy,
    priorSpecJson: jsonOf(request.prior_spec),
    actionContextJson: jsonOf(request.action_context),
    customComponentsJson: jsonOf(request.custom_components),
    maxOperations: request.max_operations,
    theme: request.context?.theme,
    frameworkHint: request.context?.framework_hint,
    includeSpec: request.stream === false,
    ...(componentProfile && { componentProfile }),
  };
}

function wireAction({ params, required = false, kind, ...action }: ActionDeclaration): WireAction {
  return { ...action, paramsJson: jsonOf(params), required, kind: kind === undefined ? undefined : String(kind) };
}

/** A value as JSON text; absent stays absent. */
export function jsonOf(value: object | undefined): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
