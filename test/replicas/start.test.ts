import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { postCompose, readEvents } from '#test/contract/requests.ts';
import { describeWith } from '#test/servers/installed.ts';
import { NEEDED_PROGRAMS } from '#tools/replicas/needed-programs.ts';

describeWith('PostgreSQL or Redis', ...NEEDED_PROGRAMS)('npm run replicas', () => {
  test('starts all, says where they are and with which key to call, and ends them all on SIGTERM', async () => {
    const child = spawn(process.execPath, ['tools/replicas/main.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said: Record<string, string[]> = {};
    for await (const line of createInterface({ input: child.stdout })) {
      const [, name = '', value = ''] = /^(.{14})(.*)$/.exec(line) ?? [];
      said[name.trim()] = value.split(' ');
      if (name.startsWith('UIC_API_KEY')) break;
    }
    expect([said['gateways'], said['composers'], said['accounts']].map((each) => each?.length)).toEqual([3, 2, 2]);
    for (const url of [...said['all gateways']!, ...said['gateways']!]) {
      const events = await readEvents(await postCompose(url, said['UIC_API_KEY']![0], { prompt: 'A contact form' }));
      expect(events.at(-1)?.type).toBe('compose.completed');
    }
    child.stdout.resume();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    for (const url of said['gateways']!) await expect(fetch(url)).rejects.toThrow(/fetch failed/);
  }, 60_000);
});
