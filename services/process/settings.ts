import { z } from 'zod';
import { LOG_LEVELS } from './logger.ts';
import { TRACING_VARIABLES } from './tracing.ts';

const PORT_MAX = 65_535;

/** A port to listen on; 0 picks a free one, or turns an optional listener off. */
export const port = wholeNumber(0, PORT_MAX);

/** A name or address to listen on; an IPv6 address may be written in brackets, as it is in a URL. */
export const host = z
  .string()
  .transform((text) => /^\[([\da-f:.]+)\]$/i.exec(text)?.[1] ?? text)
  .pipe(z.string().min(1));

/** The token of the admin API. It travels in a header, where nothing else fits. */
export const adminToken = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII characters without spaces');

/** `host:port` with a valid port; before it may stand how gRPC is to resolve the name, such as `dns:///`, but no web address. */
export const hostAndPort = z
  .string()
  .refine(
    (text) => !/^(?!dns:)\w+:\/\/|\s/i.test(text) && Number(/^.+:(\d{1,5})$/.exec(text)?.[1] ?? Number.NaN) <= PORT_MAX,
    { error: 'must be host:port, without http://', abort: true },
  )
  .refine(
    (text) => /^(?:dns|ipv[46]):|^\[|^[^:]+:\d+$/i.test(text),
    'must be one host:port; an IPv6 address needs brackets, as in [::1]:50051, and a list begins with ipv4:',
  );

/** An http or https address. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** A further condition on a {@link webAddress}. What is no web address at all passes: it has a fault already. */
export function whereWeb(condition: (url: URL) => boolean): (address: string) => boolean {
  return (address) => {
    const url = URL.parse(address);
    return url === null || !/^https?:$/.test(url.protocol) || condition(url);
  };
}

/** A whole number of milliseconds within a range. */
export function milliseconds({ min = 1, max = 3_600_000 }: { min?: number; max?: number } = {}) {
  return wholeNumber(min, max);
}

/** A whole number within a range. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  // Number() would also read "0x50", "1e3" and "".
  const digits = z
    .string()
    .trim()
    .regex(/^-?\d{1,16}$/, { error });
  return digits.transform(Number).pipe(z.number().min(min, { error }).max(max, { error }));
}

/** The settings that every service has, to be spread into its own. */
export const SHARED_VARIABLES = {
  METRICS_PORT: port.default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  ...TRACING_VARIABLES,
};
