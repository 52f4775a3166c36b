import { CompositionError, errorOf, jsonOf, streamCut, type ErrorCode } from '../errors.ts';
import type { A2uiMessage } from './messages.ts';

/** The last line of a composition that failed: A2UI has no message for it. */
export type ErrorLine = { error: { code: ErrorCode; message: string } };

/**
 * The messages in the answer of an endpoint made with `a2uiHandler`.
 *
 * @throws CompositionError when the composition failed; the messages before have taken the surface back
 */
export async function* readA2uiLines(response: Response): AsyncGenerator<A2uiMessage, void> {
  if (!response.ok || response.body === null) throw errorOf(response, await jsonOf(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw streamCut(cause);
      });
      if (done && rest !== '') throw streamCut();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((text) => text !== '')) {
        const message = readLine(line);
        if ('error' in message) throw new CompositionError(message.error.code, message.error.message);
        yield message;
      }
    }
  } finally {
    // A reader that leaves ends the composition on the service, too.
    await reader.cancel().catch(() => undefined);
  }
}

function readLine(line: string): A2uiMessage | ErrorLine {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as A2uiMessage | ErrorLine;
  } catch (error) {
    throw streamCut(error);
  }
  throw streamCut();
}
