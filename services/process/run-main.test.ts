import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';

// A process of its own, because the subject ends the process it runs in.
function start(closings: string, graceMs: number): ChildProcess {
  return run(`
    import { closeOnSignal } from ${JSON.stringify(new URL('./run-main.ts', import.meta.url).href)};
    import { createLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)};
    const say = (text) => process.stdout.write(text + '\\n');
    const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const slowly = () => after(60_000);
    closeOnSignal(${closings}, createLogger('test', 'silent'), ${graceMs});
    setInterval(() => undefined, 60_000);
    say('ready');`);
}

function run(program: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function signalled(
  child: ChildProcess,
  ...signals: NodeJS.Signals[]
): Promise<{ code: unknown; said: string[] }> {
  const said: string[] = [];
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line !== 'ready') said.push(line);
    const signal = signals.shift();
    if (signal !== undefined) child.kill(signal);
  }
  const [code] = await exited;
  return { code, said };
}

describe('closeOnSignal', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'closes everything in order on %s and ends with 0',
    async (signal) => {
      const child = start(`[['a', async () => say('a')], ['b', () => say('b')]]`, 10_000);
      expect(await signalled(child, signal)).toEqual({ code: 0, said: ['a', 'b'] });
    },
  );

  test('passes over a close that fails', async () => {
    const child = start(`[['a', () => { throw new Error('no') }], ['b', () => say('b')]]`, 10_000);
    expect(await signalled(child, 'SIGTERM')).toEqual({ code: 0, said: ['b'] });
  });

  test('ends with 1 when the grace is over', async () => {
    const child = start(`[['a', slowly], ['b', () => say('b')]]`, 50);
    expect(await signalled(child, 'SIGTERM')).toEqual({ code: 1, said: [] });
  });

  test.each<NodeJS.Signals[]>([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGTERM'],
    ['SIGTERM', 'SIGINT'],
  ])('takes %s and %s within two seconds for one signal', async (...signals) => {
    const child = start(`[['a', async () => { say('closing'); await after(1_000); say('closed'); }]]`, 60_000);
    expect(await signalled(child, ...signals)).toEqual({ code: 0, said: ['closing', 'closed'] });
  });

  test.each<NodeJS.Signals[]>([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGINT'],
  ])('ends with 1 at once on %s and, more than two seconds later, %s', async (...signals) => {
    const child = start(`[['a', async () => { await after(2_100); say('still closing'); await slowly(); }]]`, 60_000);
    expect(await signalled(child, ...signals)).toEqual({ code: 1, said: ['still closing'] });
  });
});

describe('runMain', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('listens to %s from the beginning, as the first process of a container has to', async (signal, code) => {
    const child = run(`
      import { runMain } from ${JSON.stringify(new URL('./run-main.ts', import.meta.url).href)};
      await runMain(async () => {
        process.stdout.write('ready\\n');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });`);
    expect(await signalled(child, signal)).toEqual({ code, said: [] });
  });
});
