import type { ComposeRequest } from '#contract/request/compose-request.ts';
import type { Operation } from '#contract/json/operation.ts';
import { startJsonLines } from './json-lines.ts';

/** How the events of a composition are written on the wire: around the JSON text of event-json.ts. */
export type EventFraming = {
  contentType: string;
  /** A keepalive that clients ignore. */
  ping: string;
  /** One event; `data` is its JSON text. */
  write(name: string, data: string): string;
  /** True for an event after which the connection is destroyed: in this format a reader cannot see a failure otherwise. */
  breaksAfter(name: string): boolean;
};

/** Server-sent events. Source: service spec, "POST /v1/compose". */
export const SSE_FRAMING: EventFraming = {
  contentType: 'text/event-stream; charset=utf-8',
  ping: ': ping\n\n',
  write: (name, data) => `event: ${name}\ndata: ${data}\n\n`,
  breaksAfter: () => false,
};

/** The media type that asks for JSON lines. */
const LINES_TYPE = 'application/x-ndjson';

/** JSON lines as `useUIStream` of @json-render/react reads them. Source: docs/bridges.md, "json-render". */
export function linesFraming(request: ComposeRequest): EventFraming {
  const lines = startJsonLines(request.mode === 'edit' ? (request.prior_spec ?? {}) : {});
  return {
    contentType: `${LINES_TYPE}; charset=utf-8`,
    ping: '\n',
    write: (name, data) => {
      switch (name) {
        case 'op': {
          const { type: _type, ...operation } = JSON.parse(data) as { type: string } & Operation;
          return lines.operation(operation);
        }
        case 'compose.restarted':
          return lines.restart();
        case 'compose.completed':
          return usageLine(data);
        case 'error':
          return `${JSON.stringify({ __meta: 'error', ...(JSON.parse(data) as object) })}\n`;
        default:
          // An empty line flushes the headers.
          return '\n';
      }
    },
    breaksAfter: (name) => name === 'error',
  };
}

function usageLine(data: string): string {
  const {
    type: _type,
    usage,
    ...outcome
  } = JSON.parse(data) as {
    type: string;
    usage: { input_tokens: number; output_tokens: number };
  };
  const { input_tokens: promptTokens, output_tokens: completionTokens } = usage;
  const totalTokens = promptTokens + completionTokens;
  return `${JSON.stringify({ __meta: 'usage', promptTokens, completionTokens, totalTokens, ...outcome })}\n`;
}

/** True when a caller accepts JSON lines and does not ask for server-sent events. Source: RFC 9110, section 12.5.1. */
export function wantsLines(accept: string | undefined): boolean {
  const types = new Map(
    (accept ?? '').split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
      return [type, !isRefused] as const;
    }),
  );
  return types.get(LINES_TYPE) === true && types.get('text/event-stream') !== true;
}
