import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface, type Interface } from 'node:readline';

/** A Node process of ours on a core of its own, where the machine has `taskset` and more than one core. */
export type PinnedProcess = {
  /** The match of the line in which it said that it is ready. */
  ready: RegExpExecArray;
  /** Milliseconds from the start to that line. */
  readyAfterMs: number;
  /** Memory that it holds now, in bytes. */
  residentBytes(): number;
  /** Memory that is in use after a garbage collection, in bytes; of a process that was started with `TELLS_MEMORY`. */
  liveBytes(): Promise<number>;
  /** Processor time that it has used, in milliseconds. */
  cpuMs(): number;
  stop(): Promise<void>;
};

/** Keeps a process on one core; a part of every Linux, absent elsewhere. */
const PIN_COMMAND = 'taskset';
/** Clock ticks a second in /proc; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Options of a process that can report its live memory. */
export const TELLS_MEMORY = {
  nodeArguments: ['--expose-gc', '--import', './tools/bench/report-memory.ts'],
};

// The processes end with the bench, however it ends.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a script and waits for a line of its output.
 *
 * @throws Error with what it printed when it ends before
 */
export async function startPinned(
  core: number,
  script: string,
  environment: Record<string, string>,
  readyLine: RegExp,
  { nodeArguments = [], scriptArguments = [] }: { nodeArguments?: string[]; scriptArguments?: string[] } = {},
): Promise<PinnedProcess> {
  const command = [...pin(core), process.execPath, ...nodeArguments, script, ...scriptArguments];
  const startMs = performance.now();
  const child = spawn(command[0] ?? process.execPath, command.slice(1), {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const lines = createInterface({ input: child.stdout });
  const ready = await waitForLine(child, lines, script, readyLine);
  return {
    ready,
    readyAfterMs: performance.now() - startMs,
    residentBytes: () => Number(/VmRSS:\s+(\d+)/.exec(readProc(child, 'status'))?.[1]) * 1024,
    async liveBytes() {
      const line = waitForLine(child, lines, script, /^live (\d+)$/);
      child.kill('SIGUSR2');
      return Number((await line)[1]);
    },
    cpuMs: () => {
      // After the name in brackets: state is field 3, user and system time are 14 and 15.
      const fields = readProc(child, 'stat').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

function pin(core: number): string[] {
  try {
    execFileSync(PIN_COMMAND, ['--version'], { stdio: 'ignore' });
  } catch {
    return [];
  }
  return core < availableParallelism() ? [PIN_COMMAND, '-c', String(core)] : [];
}

function waitForLine(child: ChildProcess, lines: Interface, script: string, pattern: RegExp): Promise<RegExpExecArray> {
  const printed: string[] = [];
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`${script} ended with ${code}:\n${printed.join('\n')}`));
    const onLine = (line: string): void => {
      printed.push(line);
      const match = pattern.exec(line);
      if (match === null) return;
      lines.off('line', onLine);
      child.off('exit', onExit);
      resolve(match);
    };
    lines.on('line', onLine);
    child.once('exit', onExit);
  });
}

function readProc(child: ChildProcess, file: string): string {
  return readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
}
