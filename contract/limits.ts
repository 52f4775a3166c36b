/**
 * Every limit of the public contract, in one place. "Chars" are UTF-16 code units, as `String.length` counts them;
 * "serialized" is `JSON.stringify(value).length`.
 *
 * Source: service spec, "Limits › Request size and shape limits" and "Limits › Stream and timing constants".
 */
export const LIMITS = {
  /** Whole request body, in bytes. Our choice: no valid request comes near it. */
  bodyMaxBytes: 1024 * 1024,
  /** Nesting of objects and arrays anywhere in a request or an operation. Our choice: keeps every walk safe. */
  jsonMaxDepth: 100,
  /** Members and items in a whole body. Our choice: what all fields together can hold within their own limits. */
  jsonMaxMembers: 64_000,
  /** Members of one object. Our choice: no field has room for as many. */
  jsonObjectMaxMembers: 10_000,
  promptMaxChars: 4_000,
  dataMaxChars: 24_000,
  metadataMaxChars: 24_000,
  priorSpecMaxChars: 48_000,
  actionContextMaxChars: 16_000,
  actionsMaxItems: 20,
  /** Params of one action, described or only required. Our choice, like the next four: the specification leaves them open. */
  actionParamsMaxItems: 100,
  /** Params of all actions together; each may need a control, and a spec has room for 600 elements. */
  actionsParamsMaxItems: 300,
  /** One action's `params`, serialized. */
  actionParamsMaxChars: 24_000,
  /** Levels of one action's `params`. */
  actionParamsMaxDepth: 32,
  /** Members of one `enum` in an action's `params`. */
  enumMaxItems: 500,
  customComponentsMaxItems: 20,
  customComponentsBudgetChars: 12_000,
  /** All manifests as sent, serialized. Our choice: the compiled ones are much shorter. */
  customComponentsMaxChars: 96_000,
  /** Elements of one spec, whether composed or sent as `prior_spec`. Source: docs/catalog/conventions.md, "Element envelope". */
  specElementsMaxItems: 600,
  maxOperationsMin: 1,
  maxOperationsMax: 200,
  themeMaxChars: 40,
  frameworkHintMaxChars: 60,
  actionNameMaxChars: 60,
  actionRoleMaxChars: 40,
  actionDescriptionMaxChars: 160,
  actionPromptMaxChars: 4_000,
  actionChannelMaxChars: 120,
  contextActionMaxChars: 60,
  contextEventMaxChars: 40,
  contextElementIdMaxChars: 120,
  contextGenerationIdMaxChars: 120,
  idempotencyKeyMaxChars: 255,
  pingIntervalMs: 15_000,
  restartsMax: 2,
  idempotencyRetentionMs: 24 * 60 * 60 * 1000,
  burstWindowMs: 60_000,
} as const;
