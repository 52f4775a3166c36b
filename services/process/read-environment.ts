import { z } from 'zod';

/**
 * Reads settings from environment variables. An empty variable counts as unset.
 *
 * @throws Error naming every setting at fault at once, never a value
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set, { reportInput: false });
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  return result.data;
}
