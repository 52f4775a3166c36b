import type { ReceivedRequest } from './received-request.ts';

/** One thing a scripted model does. Steps run in order; what follows `silence`, `cutOff` or `status` never runs. */
export type Step =
  /** Sends this text, cut into chunks of `chunkChars`. */
  | { text: string }
  /** Sends this text as `reasoning_content`, as reasoning models send their thoughts next to the answer. */
  | { reasoning: string }
  | { delayMs: number }
  /** Sends nothing more (nothing at all, not even headers, as the first step), and keeps the connection open until the client leaves. */
  | { silence: true }
  /** Stops without `finish_reason` and `[DONE]`: `end` closes the response in good order, `reset` breaks the connection. */
  | { cutOff: 'end' | 'reset' }
  /** Writes these bytes into the streamed body as they are. */
  | { raw: string | Uint8Array }
  /** Answers with this status and JSON body (a string is sent unchanged). Only as the first step that sends anything. */
  | { status: number; body: unknown; headers?: Record<string, string> };

/** Tokens as OpenAI counts and names them. */
export type ScriptUsage = { prompt_tokens: number; completion_tokens: number };

/** How a model answers one request. Plain data. */
export type Script = {
  steps: Iterable<Step>;
  /** Default `stop`. */
  finishReason?: 'stop' | 'length' | 'content_filter';
  /** Default: a quarter of the characters received and sent. */
  usage?: ScriptUsage;
  /** Characters of text in one chunk. Default 12, about the size of three tokens. */
  chunkChars?: number;
  /** Cuts the response body into writes of this many bytes, also inside a character. */
  sliceBytes?: number;
};

/** A script, or a function that writes one for the request it is shown. */
export type ScriptSource = Script | ((request: ReceivedRequest) => Script);

/** A script that sends one text and ends normally. */
export function say(text: string, rest: Omit<Script, 'steps'> = {}): Script {
  return { steps: [{ text }], ...rest };
}
