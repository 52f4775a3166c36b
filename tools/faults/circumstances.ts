import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { findProgram } from '#test/servers/is-installed.ts';

/** The circumstances of a run: when, which commit, which machine and engines, how long. */
export function circumstances(seed: number, engines: readonly string[], startedMs: number): string {
  const seconds = Math.round((Date.now() - startedMs) / 1_000);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, commit ${commit()}, ${machine()}, ${engines.join(', ')}, seed ${seed}, ${seconds} s`;
}

/** Describes cores and processor. */
export function machine(): string {
  return `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}`;
}

/** Describes the Node that runs this. */
export function nodeVersion(): string {
  return `Node ${process.version.slice(1)}`;
}

/** Name and version of a server program, such as `PostgreSQL 15.8`; only the name when it prints no version. */
export function versionOf(name: string, program: string): string {
  const path = findProgram(program);
  const printed = path === undefined ? '' : execFileSync(path, ['--version'], { encoding: 'utf8' });
  return `${name} ${/\d+(\.\d+)+/.exec(printed)?.[0] ?? ''}`.trim();
}

/** The commit that is checked out, with `-dirty` when files differ from it; a copy of the sources without git has none. */
export function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
