import { type DestinationStream, type Logger, pino } from 'pino';

/** Log levels that LOG_LEVEL may name. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** JSON logs, one line an event. Nothing that a caller sent (prompt, data, key) is ever a field. */
export function createLogger(service: string, level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime };
  return destination === undefined ? pino(options) : pino(options, destination);
}
