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

/** The part of a chat completion request that scripts and tests look at. */
export type ChatRequestBody = {
  model: string;
  messages: { role: string; content: unknown }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  [setting: string]: unknown;
};

/** One chat completion request as the backend saw it. */
export type ReceivedRequest = {
  headers: Record<string, string | string[] | undefined>;
  body: ChatRequestBody;
  /** Epoch milliseconds. */
  receivedAtMs: number;
  /** `answered`: everything was sent. `aborted`: the client left first. `cut`: the script broke it off. */
  outcome: 'running' | 'answered' | 'aborted' | 'cut';
  /** Epoch milliseconds of the end, once there is one. */
  endedAtMs: number | undefined;
  /** Characters of answer text sent so far. */
  charsSent: number;
};

/** The text of the last message, for scripts that answer according to the prompt; '' when there is none. */
export function lastMessage(request: ReceivedRequest): string {
  const content = request.body.messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : JSON.stringify(content);
}
