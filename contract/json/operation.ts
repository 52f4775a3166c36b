import type { Json } from './json.ts';

/** One operation, shaped like an RFC 6902 JSON Patch operation. Source: service spec, "Operation (`op`)". */
export type Operation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: Json }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };
