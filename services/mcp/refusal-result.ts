import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Refusal } from '#contract/refusal.ts';

/** Fields of the API whose arguments have another name in a tool: the start of the path, and what it is here. */
export type ArgumentNames = { readonly [path: string]: string };

/** A refusal as a tool result: the model reads the sentence, a host may read the code. */
export function refusalResult(thrown: unknown, names: ArgumentNames): CallToolResult {
  const { code, message, retryAfterSeconds } = Refusal.from(thrown);
  const wait = retryAfterSeconds === undefined ? '' : ` Retry in ${retryAfterSeconds} s.`;
  const text = Object.entries(names).reduce((told, [path, name]) => told.replaceAll(`\`${path}`, `\`${name}`), message);
  return { isError: true, content: [{ type: 'text', text: `${code}: ${text}${wait}` }], _meta: { code } };
}
