import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError } from './describe-error.ts';

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
