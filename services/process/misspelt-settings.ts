import type { Logger } from 'pino';
import type { z } from 'zod';
import { nearName } from '#contract/request/near-name.ts';
import { setVariables } from './read-environment.ts';

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
