import { z } from 'zod';
import type { Logger } from 'pino';
import { nearName } from '#contract/request/near-name.ts';

/** A configuration that cannot be used; the message has a line or two for each fault. */
export class BadConfiguration extends Error {
  readonly faults: readonly string[];

  /** @param faults each names its variable and says what is wrong with it, never its value */
  constructor(faults: readonly string[]) {
    super(['Bad configuration', ...faults].join('\n'));
    this.name = 'BadConfiguration';
    this.faults = faults;
  }
}

/**
 * The environment without empty variables, which count as unset, and without the spaces and line breaks around values: a
 * secret that was made of a file ends in a line break.
 */
export function setVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/**
 * Reads settings from environment variables, as {@link setVariables} has them.
 *
 * @throws BadConfiguration listing every invalid setting at once, never a value
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const result = schema.safeParse(setVariables(environment), { reportInput: false });
  if (result.success) return result.data;
  throw new BadConfiguration(result.error.issues.map((issue) => z.prettifyError(new z.ZodError([issue]))));
}

type Reads = Record<string, () => unknown>;
type Results<Parts extends Reads> = { [Name in keyof Parts]: ReturnType<Parts[Name]> };

/**
 * Reads several parts of a configuration and reports the faults of all parts at once.
 *
 * @throws BadConfiguration with the faults of all parts, each once; any other error of a part as it is
 */
export function readTogether<Parts extends Reads>(parts: Parts): Results<Parts> {
  const faults = new Set<string>();
  const results = Object.entries(parts).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      if (!(error instanceof BadConfiguration)) throw error;
      for (const fault of error.faults) faults.add(fault);
      return [name, undefined];
    }
  });
  if (faults.size > 0) throw new BadConfiguration([...faults]);
  return Object.fromEntries(results) as Results<Parts>;
}

/**
 * Waits until all parts have started and reports the failures of all parts at once, each once: parts that wait for a
 * failed one fail in the same way.
 *
 * @throws BadConfiguration with the faults of all parts when they are configuration errors, else an Error with all
 *   messages
 */
export async function startTogether<const Parts extends readonly Promise<unknown>[]>(
  parts: Parts,
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  const errors = (await Promise.allSettled(parts)).flatMap((outcome) =>
    outcome.status === 'rejected' ? [toError(outcome.reason)] : [],
  );
  const [first, ...others] = errors;
  if (first === undefined) return Promise.all(parts);
  if (errors.every((error) => error instanceof BadConfiguration)) {
    throw new BadConfiguration([...new Set(errors.flatMap(({ faults }) => faults))]);
  }
  const messages = [...new Set(errors.map(({ message }) => message))];
  throw others.length === 0 ? first : new Error(messages.join('\n'));
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** A variable that is set although nothing reads it, and the setting whose name is near. */
export type MisspeltSetting = { variable: string; meant: string };

/**
 * The variables whose names are nearly those of settings. What else the environment holds belongs to other programs.
 *
 * @param schema of the settings that are read
 */
export function misspeltSettings(schema: z.ZodObject, environment: NodeJS.ProcessEnv): MisspeltSetting[] {
  const known = Object.keys(schema.shape);
  const set = setVariables(environment);
  // COMPOSE_MODELS may name further variables, with the keys of its tiers.
  const values = known.map((name) => set[name] ?? '');
  return Object.keys(set).flatMap((variable) => {
    if (known.includes(variable) || values.some((value) => value.includes(variable))) return [];
    // The first letter is hardly ever the wrong one: SSL_CERT_FILE is OpenSSL's, APP_PORT the host's.
    const alike = known.filter((name) => name[0] === variable[0]?.toUpperCase());
    const meant = nearName(variable, alike);
    return meant === undefined ? [] : [{ variable, meant }];
  });
}

/** Logs each misspelt variable once, without its value. */
export function warnOfMisspelt(misspelt: readonly MisspeltSetting[], log: Logger): void {
  const byVariable = new Map(misspelt.map((one) => [one.variable, one]));
  for (const one of byVariable.values()) log.warn(one, 'this variable is set, but nothing reads it; is it misspelt?');
}
