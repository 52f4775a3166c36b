import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { readFileSync, readdirSync } from 'node:fs';

const START_TIMEOUT_MS = 30_000;

/** A server program that a test may stop, freeze and start again. */
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
      await untilReady(spawned());
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

  function spawned(): ChildProcess {
    const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    return child;
  }

  async function untilReady(first: ChildProcess): Promise<void> {
    let child = first;
    const giveUpAtMs = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        return await isReady();
      } catch (error) {
        const isLate = Date.now() > giveUpAtMs;
        // What a killed server held is let go of a moment later.
        if (child.exitCode !== null && !isLate && output.includes('still in use')) child = spawned();
        else if (child.exitCode !== null || isLate) {
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

/** Sends a signal to a process and to all its descendants, as they are at this moment. Reads /proc, so Linux only. */
function signalTree(pid: number, signal: NodeJS.Signals): void {
  const childrenOf = parents();
  const pids = [pid];
  // The list grows while it is walked.
  for (const parent of pids) pids.push(...(childrenOf.get(parent) ?? []));
  for (const each of pids) {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

function parents(): Map<number, number[]> {
  const childrenOf = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    if (parent !== undefined) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), Number(name)]);
  }
  return childrenOf;
}

function parentOf(pid: string): number | undefined {
  try {
    // "pid (name) state ppid …", and the name may hold anything.
    return Number(/.*\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
