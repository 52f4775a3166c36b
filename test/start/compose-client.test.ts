import type { Spec } from '@json-render/core';
import { afterAll, describe, expect, test } from 'vitest';
import { compose, composeWithRetries } from '../../docs/examples/compose-client.ts';
import { startServices } from '#test/contract/start-services.ts';
import { findScript } from '#test/model-backend/scripts/script-by-name.ts';
import { startModelBackend } from '#test/model-backend/server.ts';

const backend = await startModelBackend();
const services = await startServices({
  composer: { COMPOSE_MODELS: 'first,second', OPENAI_API_KEY: 'any', OPENAI_BASE_URL: backend.url },
});
afterAll(async () => {
  await services.close();
  await backend.close();
});

async function newHost(...scripts: [string, string]) {
  backend.script('first', findScript(scripts[0])!);
  backend.script('second', findScript(scripts[1])!);
  const { apiKey, slug } = await services.admin.newCaller();
  return { access: { baseUrl: services.url, apiKey }, used: async () => (await services.admin.usage(slug)).used };
}

const request = { prompt: 'Book a table' };

describe('the example client', () => {
  test('builds the very spec that the envelope of the same composition carries', async () => {
    const { access } = await newHost('scripted-good', 'scripted-good');
    const drafts: number[] = [];
    const spec = await compose(access, request, 'streamed', (draft) =>
      drafts.push(Object.keys(draft.elements ?? {}).length),
    );
    const response = await fetch(`${access.baseUrl}/v1/compose`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, stream: false }),
    });
    expect(await response.json()).toMatchObject({ data: { spec } });
    expect(drafts.length).toBeGreaterThan(3);
  });

  test('starts again from an empty spec at a restart', async () => {
    const { access } = await newHost('scripted-unknown-component', 'scripted-good');
    const drafts: Spec[] = [];
    const spec = await compose(access, request, 'restarted', (draft) => drafts.push(structuredClone(draft)));
    expect(drafts).toContainEqual({});
    expect(Object.keys(spec.elements)).toContain(spec.root);
  });

  test('applies an edit to the spec it had', async () => {
    const { access } = await newHost('scripted-good', 'scripted-good');
    const before = await compose(access, request, 'before');
    const kept = structuredClone(before);
    const after = await compose(access, { prompt: 'As it is', mode: 'edit', prior_spec: before }, 'after');
    expect(before).toEqual(kept);
    expect(after.elements).toHaveProperty(after.root);
  });

  test('retries what is transient under the same key, and is billed once', async () => {
    const { access, used } = await newHost('scripted-good', 'scripted-good');
    const [one, other] = await Promise.all([1, 2].map(() => composeWithRetries(access, request, 'same-wish')));
    expect(one).toEqual(other);
    expect(await used()).toBe(1);
  });

  test('throws the code of the service at once where a retry is of no use', async () => {
    const { access } = await newHost('scripted-good', 'scripted-good');
    await expect(composeWithRetries(access, { prompt: '' }, 'empty')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const unknown = { ...access, apiKey: 'uic_live_unknown' };
    await expect(composeWithRetries(unknown, request, 'x')).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
  });
});
