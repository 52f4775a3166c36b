import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '#test/contract/services.ts';
import { startServices } from '#test/contract/start-services.ts';
import { type ScriptedComposer, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { runCli } from './run-cli.ts';

let composer: ScriptedComposer;
let services: Services;
beforeAll(async () => {
  composer = await startScriptedComposer();
  services = await startServices({ composerAddress: composer.address });
});
afterAll(async () => {
  await services.close();
  await composer.close();
});

describe('npm run health', () => {
  test('ends with 0 and says nothing when the service is ready', async () => {
    const ready = { code: 0, stdout: '', stderr: '' };
    expect(await runCli('health', [], { PORT: new URL(services.url).port })).toEqual(ready);
    expect(await runCli('health', [`${services.url}/livez`])).toEqual(ready);
    expect(await runCli('health', [composer.address])).toEqual(ready);
  });

  test('ends with 1 and says whom it asked when it is not', async () => {
    for (const target of ['127.0.0.1:1', 'http://127.0.0.1:1/readyz', `${services.url}/nowhere`, 'nonsense']) {
      const { code, stderr } = await runCli('health', [target]);
      expect([code, stderr]).toEqual([1, `${target} is not ready.\n`]);
    }
  });

  test('explains itself with --help', async () => {
    const { code, stdout } = await runCli('health', ['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('host:port')]);
  });
});
