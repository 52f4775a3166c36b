import type { GatewayClient } from './gateway-client.ts';

/** Dependencies of the tools of one request. */
export type McpContext = {
  gateway: GatewayClient;
  /** The caller's `Authorization` header, forwarded unchanged. */
  authorization: string;
  /** Validates a spec. @throws Refusal when the composer cannot be reached */
  judge: (spec: object, strict: boolean) => Promise<Verdict>;
  /** How often a caller who wants to hear of the progress of a composition does. */
  progressEveryMs: number;
};

/** The result of validating a spec. */
export type Verdict = { valid: boolean; findings: { pointer: string; code: string; message: string }[] };
