import type { Definition } from '#catalog/definition.ts';
import type { ActionContext, ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { UiType } from '#contract/spec/ui-type.ts';

/** The input of one composition: the accepted request with defaults filled in. `metadata` is not part of it. */
export type ComposeInput = {
  /** Identifies the generation in logs. */
  generationId: string;
  prompt: string;
  /** Inferred when absent. */
  uiType: UiType | undefined;
  mode: 'create' | 'edit' | 'continue_journey';
  /** The caller's facts, to be shown verbatim. */
  data: JsonObject;
  actions: readonly ActionDeclaration[];
  actionPolicy: 'open' | 'declared_only';
  /** Validated; always present in edit mode. */
  priorSpec: Spec | undefined;
  /** The prior spec as sent, if it had no state: what the caller applies operations to. */
  priorSpecAsSent?: JsonObject;
  /** Always present in continue_journey mode. */
  actionContext: ActionContext | undefined;
  /** The caller's custom components, validated and in the catalog's form. */
  customComponents: readonly Definition[];
  /** The components that the renderer can draw, by the key's profile, custom ones included; all when absent. */
  componentProfile?: ReadonlySet<string> | undefined;
  maxOperations: number | undefined;
  /** The day of the request as YYYY-MM-DD, in UTC; a calendar without dated records opens at its month. */
  today?: string;
  theme: string | undefined;
  frameworkHint: string | undefined;
};
