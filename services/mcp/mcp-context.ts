import type { GatewayClient } from './gateway-client.ts';

/** What the tools of one request work with. */
export type McpContext = {
  gateway: GatewayClient;
  /** The caller's own `Authorization` header, passed on as it is. */
  authorization: string;
  /** Judges a spec. @throws Refusal when it cannot be asked */
  judge: (spec: object, strict: boolean) => Promise<Verdict>;
};

/** What is wrong with a spec. */
export type Verdict = { valid: boolean; findings: { pointer: string; code: string; message: string }[] };
