import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal to a process and to all its descendants, as they are at this moment. Reads /proc, so Linux only. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
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
