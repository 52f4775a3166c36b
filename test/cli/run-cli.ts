import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setVariables } from '#services/process/read-environment.ts';
import { COMPILE_CACHE } from '#test/processes/compile-cache.ts';
import { runAdmin } from '../../cli/admin/run-admin.ts';

/** What a command of `cli/` printed, and its exit code. */
export type Outcome = { code: number; stdout: string; stderr: string };

/** Runs `cli/<name>.ts` with these words, and with nothing in its environment that it reads but what is given. */
export async function runCli(
  name: 'compose' | 'admin' | 'health' | 'draw',
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const file = fileURLToPath(new URL(`../../cli/${name}.ts`, import.meta.url));
  const env = { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...words], { env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    // What a program that ended with another code than 0 wrote.
    return error as Outcome;
  }
}

/** The same of an operator's command, in this process: what it prints and its exit code, without the time to start one. */
export async function runAdminHere(
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const outcome = { stdout: '', stderr: '' };
  const code = await runAdmin(words, setVariables(environment), {
    out: (line) => void (outcome.stdout += `${line}\n`),
    err: (line) => void (outcome.stderr += `${line}\n`),
  });
  return { code, ...outcome };
}
