import type { ActionDeclaration, ComposeRequest } from '#contract/compose-request.ts';
import type {
  ActionDeclaration as WireAction,
  ComponentProfile,
  ComposeRequest as WireRequest,
} from '#proto/composer/v1/composer.ts';

/**
 * A checked request in the composer's terms; `metadata` stays behind, and the components that the caller's key may use come
 * along. The composer is asked for the whole spec only
 * when the caller wants it in one piece.
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
