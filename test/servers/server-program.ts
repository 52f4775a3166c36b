import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { signalTree } from './process-tree.ts';

const START_TIMEOUT_MS = 30_000;

/** A server program that a test may end, freeze and start again. */
export type ServerProgram = {
  /** Starts it, unless it runs, and waits until it answers. */
  start(): Promise<void>;
  /** Ends it, with all its processes, and waits for the end: SIGKILL is a crash, anything else is up to the program. */
  stop(signal: NodeJS.Signals): Promise<void>;
  /** SIGSTOP for all its processes: connections stay open, nothing is answered. */
  freeze(): void;
  thaw(): void;
};

type Command = { program: string; arguments: string[]; options?: SpawnOptions; isReady: () => Promise<void> };

/** Runs a command as a server. `isReady` throws as long as it does not answer. */
export function serverProgram({ program, arguments: words, options, isReady }: Command): ServerProgram {
  let running: ChildProcess | undefined;
  let output = '';
  return {
    start: async () => {
      if (running !== undefined) return;
      const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      running = child;
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
      await untilReady(child);
    },
    stop: async (signal) => {
      if (running === undefined) return;
      if (running.exitCode !== null || running.signalCode !== null) return void (running = undefined);
      const exit = once(running, 'exit');
      if (signal === 'SIGKILL') signalRunning(signal);
      else running.kill(signal);
      await exit;
      running = undefined;
    },
    freeze: () => signalRunning('SIGSTOP'),
    thaw: () => signalRunning('SIGCONT'),
  };

  async function untilReady(child: ChildProcess): Promise<void> {
    const giveUpAtMs = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        return await isReady();
      } catch (error) {
        if (child.exitCode !== null || Date.now() > giveUpAtMs) {
          throw new Error(`${program} does not answer:\n${output}`, { cause: error });
        }
        await delay(20);
      }
    }
  }

  function signalRunning(signal: NodeJS.Signals): void {
    if (running?.pid !== undefined) signalTree(running.pid, signal);
  }
}
