import type { Definition } from '#catalog/definition.ts';
import type { ActionContext, ActionDeclaration } from '#contract/compose-request.ts';
import type { JsonObject } from '#contract/json.ts';
import type { Spec } from '#contract/spec.ts';
import type { UiType } from '#contract/ui-type.ts';

/** What one composition works from: the accepted request, defaults filled in. `metadata` never gets here. */
export type ComposeInput = {
  /** Names the generation in logs. */
  generationId: string;
  prompt: string;
  /** Absent: to be inferred. */
  uiType: UiType | undefined;
  mode: 'create' | 'edit' | 'continue_journey';
  /** The caller's facts, to be shown verbatim. */
  data: JsonObject;
  actions: readonly ActionDeclaration[];
  actionPolicy: 'open' | 'declared_only';
  /** Validated; always there in edit mode. */
  priorSpec: Spec | undefined;
  /** The prior spec as it was sent, where that left out its state: what the caller applies operations to. */
  priorSpecAsSent?: JsonObject;
  /** Always there in continue_journey mode. */
  actionContext: ActionContext | undefined;
  /** The caller's own components, linted and in the catalog's form. */
  customComponents: readonly Definition[];
  /** The components that the renderer can draw, by the profile of the key, the caller's own included; absent, all. */
  componentProfile?: ReadonlySet<string> | undefined;
  maxOperations: number | undefined;
  theme: string | undefined;
  frameworkHint: string | undefined;
};
