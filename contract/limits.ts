/**
 * Every limit of the public contract, in one place. "Chars" are UTF-16 code units, as `String.length` counts them;
 * "serialized" is `JSON.stringify(value).length`.
 *
 * Source: service spec, "Limits › Request size and shape limits" and "Limits › Stream and timing constants".
 */
export const LIMITS = {
  /** Whole request body, in bytes. Ours: no valid request comes near it. */
  bodyMaxBytes: 1024 * 1024,
  /** Levels of objects and arrays inside each other, anywhere in a request or an operation. Ours: keeps every walk safe. */
  jsonMaxDepth: 100,
  promptMaxChars: 4_000,
  dataMaxChars: 24_000,
  metadataMaxChars: 24_000,
  priorSpecMaxChars: 48_000,
  actionContextMaxChars: 16_000,
  actionsMaxItems: 20,
  customComponentsMaxItems: 20,
  customComponentsBudgetChars: 12_000,
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
