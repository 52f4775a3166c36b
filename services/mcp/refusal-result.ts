import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Refusal } from '#contract/refusal.ts';

/** A refusal as a tool result: the model reads the sentence, a host may read the code. */
export function refusalResult(thrown: unknown): CallToolResult {
  const { code, message, retryAfterSeconds } = Refusal.from(thrown);
  const wait = retryAfterSeconds === undefined ? '' : ` Retry in ${retryAfterSeconds} s.`;
  return { isError: true, content: [{ type: 'text', text: `${code}: ${message}${wait}` }], _meta: { code } };
}
