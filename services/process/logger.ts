import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Log levels that LOG_LEVEL may name. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * JSON logs, one line per event, levels by name. Nothing that a caller sent (prompt, data, key) is ever a field. A line
 * that cannot be written, for example to a full disk, is lost: logging must not end the process.
 */
export function createLogger(service: string, level: LogLevel, destination = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name) => ({ level: name }) },
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return pino(options, destination);
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true });
  output.on('error', () => undefined);
  return output;
}

/** An error in the form in which it is logged. */
export type DescribedError = {
  type: string;
  message: string;
  code?: string | number;
  /** Where it was thrown, without the message. */
  stack?: string;
  cause?: DescribedError;
};

const CAUSES_MAX = 4;

// Errors thrown by the engine or a parser, whose messages may quote a value.
const QUOTING = new Set(
  'EvalError RangeError ReferenceError SyntaxError TypeError URIError OperationError PointerError'.split(' '),
);
// Where a quotation begins: at a punctuation mark, or after one of these words in V8's messages.
const QUOTATION = /['"`“:/([{<]|\b(?:convert|receiver|token|Value) /;

/**
 * An error for a log line: its kind, its message and where it was thrown. A log never holds what a caller or a model
 * wrote, so a message that may quote it is cut before the quotation, and the error's other members are left out.
 */
export function describeError(thrown: unknown, causesLeft = CAUSES_MAX): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'something was thrown that is no error' };
  const { code } = thrown as { code?: unknown };
  const frames = framesOf(thrown);
  return {
    type: thrown.constructor.name,
    message: messageOf(thrown),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(frames !== '' && { stack: frames }),
    ...(thrown.cause !== undefined && causesLeft > 0 && { cause: describeError(thrown.cause, causesLeft - 1) }),
  };
}

/** The message of an error without anything it may quote. */
export function messageOf(error: Error): string {
  if (!mayQuote(error)) return error.message;
  const mark = error.message.search(QUOTATION);
  return mark === -1 ? error.message : `${error.message.slice(0, mark).trimEnd()} …`;
}

function mayQuote(error: Error): boolean {
  for (let kind = error.constructor; typeof kind === 'function'; kind = Object.getPrototypeOf(kind) as typeof kind) {
    if (QUOTING.has(kind.name)) return true;
  }
  return false;
}

function framesOf({ stack = '', message }: Error): string {
  const frames = message === '' ? stack : stack.replace(message, '');
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
