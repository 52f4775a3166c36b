import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { COMPILE_CACHE } from './compile-cache.ts';

/** A service of ours in a process of its own. */
export type ServiceProcess = {
  process: ChildProcess;
  /** The parsed log line that reports that it is ready. */
  ready: Record<string, unknown>;
  /** Lines that it has written, to either stream. */
  lines: string[];
  /** Sends a signal and waits for the end; the exit code, or null when the signal itself ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** Where it is started when not in this repository, with which node and as whom. */
export type Installation = Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> & {
  node?: string;
  /** A module that is loaded first; it and the test may send each other messages. */
  preload?: URL;
};

const MAIN = {
  gateway: 'services/gateway/main.ts',
  composer: 'services/composer/main.ts',
  accounts: 'services/accounts/main.ts',
  console: 'services/console/main.ts',
  all: 'services/one-process.ts',
};

/**
 * Starts one service, or all in one process, and waits until it logs that it listens.
 *
 * @throws Error with what it printed when it ends before
 */
export async function spawnService(
  service: keyof typeof MAIN,
  environment: Record<string, string>,
  { node = process.execPath, preload, ...options }: Installation = {},
): Promise<ServiceProcess> {
  const child = spawn(node, [...(preload === undefined ? [] : ['--import', preload.href]), MAIN[service]], {
    ...options,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', preload === undefined ? 'ignore' : 'ipc'],
  });
  const lines: string[] = [];
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr].filter((each) => each !== null)) {
      createInterface({ input: output }).on('line', (line) => {
        lines.push(line);
        const entry = parseLine(line);
        if (/\b(?:ready|listens)\b/.test(String(entry['msg']))) resolve(entry);
      });
    }
    child.once('exit', (code) => reject(new Error(`${service} ended with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    process: child,
    ready: await ready,
    lines,
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

function parseLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return { msg: line };
  }
}
