import type { GatewayClient } from './gateway-client.ts';

/** Dependencies of the tools of one request. */
export type McpContext = {
  gateway: GatewayClient;
  /** The caller's `Authorization` header, forwarded unchanged. */
  authorization: string;
  /** Validates a spec. @throws Refusal when the composer cannot be reached */
  judge: (spec: object, strict: boolean) => Promise<Verdict>;
};

/** The result of validating a spec. */
export type Verdict = { valid: boolean; findings: { pointer: string; code: string; message: string }[] };
