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
