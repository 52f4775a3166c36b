import type { Json } from '#contract/json.ts';

/** One operation as a model wrote it, unchecked. */
export type Candidate = { op: string; path: string; value?: Json; from?: string };
