import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

const FULL_DISK = '/dev/full';

test.skipIf(!existsSync(FULL_DISK))('a log that cannot be written does not hold up or end the process', () => {
  const program = `
    import { createLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)};
    const log = createLogger('test', 'info');
    for (let count = 0; count < 3; count += 1) {
      log.info({ count }, 'hello');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    process.stderr.write('alive');`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', openSync(FULL_DISK, 'w'), 'pipe'],
    timeout: 15_000,
  });
  expect({ status: run.status, said: String(run.stderr) }).toEqual({ status: 0, said: 'alive' });
});
