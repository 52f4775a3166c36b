import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { postCompose } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';

const services = await startServices();
afterAll(() => services.close());

test('README.md shows what its own example gets, but for what it leaves out as …', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, body = '', shown = ''] = /^## Compose\n.*? -d '([^']+)'\n```\n\n```\n(.*?)\n```/ms.exec(readme) ?? [];
  const { apiKey } = await services.admin.newCaller();
  const answer = await (await postCompose(services.url, apiKey, body)).text();
  const pattern = shown
    .split('…')
    .map((text) => RegExp.escape(text))
    .join('.*');
  expect(answer).toMatch(new RegExp(`^${pattern}\\n\\n$`, 's'));
});
