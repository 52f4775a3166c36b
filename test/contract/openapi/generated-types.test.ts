import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openapiDocument } from '#services/gateway/routes/openapi/document.ts';

const run = promisify(execFile);
const GENERATOR = 'node_modules/openapi-type-generator/node_modules/openapi-typescript/bin/cli.js';

/** What a caller writes with the generated types; each line marked so has to be refused. */
const CALLER = `
import createClient from 'openapi-fetch';
import type { components, paths } from './contract.d.ts';

type Schemas = components['schemas'];
const client = createClient<paths, 'application/json'>({ baseUrl: 'http://127.0.0.1' });

export async function calls(spec: Schemas['Spec']) {
  await client.POST('/v1/compose', { body: { prompt: 'x' } });
  await client.POST('/v1/compose', { body: { prompt: 'x', data: { a: 1, rows: [{ b: null }] } } });
  await client.POST('/v1/compose', {
    params: { header: { 'Idempotency-Key': 'order-1' } },
    headers: { authorization: 'Bearer key' },
    body: {
      prompt: 'x',
      mode: 'edit',
      stream: false,
      prior_spec: spec,
      metadata: { tenant: { id: 7 } },
      action_context: { action: 'save', params: { id: 1 }, state: { form: { name: 'Ada' } } },
      actions: [{ name: 'save', params: { type: 'object', properties: { id: { type: 'integer' } } } }, { name: 'off', kind: false }],
      custom_components: [{ name: 'Gauge', props: { value: { kind: 'number' } } }],
      context: { theme: 'dark' },
    },
  });
  const { data, error, response } = await client.POST('/v1/compose', { body: { prompt: 'x', stream: false } });
  if (error !== undefined) {
    const code: Schemas['ErrorBody']['code'] = error.error.code;
    return code === 'RATE_LIMITED' ? response.headers.get('Retry-After') : error.error.message;
  }
  const title: unknown = data.data.spec.elements[data.data.spec.root]?.props['title'];
  const children: string[] = data.data.spec.elements['a']?.children ?? [];
  const tokens: number = data.data.usage.input_tokens + data.data.operation_count;
  const { data: me } = await client.GET('/v1/me');
  const limit: number | undefined = me?.data.plan.inlineComponentsLimit;
  const { data: contract } = await client.GET('/v1/openapi.json');
  return [title, children, tokens, limit, contract?.['openapi'], data.data.replayed === true];
}

export async function events() {
  const { data } = await client.POST('/v1/compose', { body: { prompt: 'x' }, parseAs: 'stream' });
  return data satisfies ReadableStream<Uint8Array> | null | undefined;
}

export function told(event: Schemas['ComposeEvent']): string {
  switch (event.type) {
    case 'compose.started':
      return event.generation_id + event.model;
    case 'op':
      return event.op + event.path + String(event.value) + (event.from ?? '');
    case 'compose.restarted':
      return event.reason.code;
    case 'compose.completed':
      return String(event.usage.output_tokens + (event.interactions?.length ?? 0) + (event.components_used?.length ?? 0));
    case 'error':
      return event.error.code satisfies string;
    default:
      return event satisfies never;
  }
}

export async function refused(event: Schemas['ComposeEvent']) {
  // @ts-expect-error a prompt is required
  await client.POST('/v1/compose', { body: { data: {} } });
  // @ts-expect-error unknown fields are refused
  const misspelt: Schemas['ComposeRequest'] = { prompt: 'x', colour: 'red' };
  // @ts-expect-error data is an object
  await client.POST('/v1/compose', { body: { prompt: 'x', data: 'text' } });
  // @ts-expect-error metadata is an object
  await client.POST('/v1/compose', { body: { prompt: 'x', metadata: 7 } });
  // @ts-expect-error one of the archetypes
  await client.POST('/v1/compose', { body: { prompt: 'x', ui_type: 'poem' } });
  // @ts-expect-error a manifest is an object
  await client.POST('/v1/compose', { body: { prompt: 'x', custom_components: ['Gauge'] } });
  // @ts-expect-error an action has a name
  await client.POST('/v1/compose', { body: { prompt: 'x', actions: [{ params: {} }] } });
  // @ts-expect-error the params of an action are a schema
  await client.POST('/v1/compose', { body: { prompt: 'x', actions: [{ name: 'a', params: 'id' }] } });
  // @ts-expect-error only some events carry a path
  event.path;
  await client.POST('/v1/compose', { body: misspelt });
  // @ts-expect-error there is no such route
  await client.GET('/v1/compose');
}
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  },
  files: ['caller.ts'],
};

test('types that are generated from the document let through what the service takes, and only that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-types-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(openapiDocument()));
    await run(process.execPath, [GENERATOR, join(folder, 'openapi.json'), '-o', join(folder, 'contract.d.ts')]);
    await writeFile(join(folder, 'caller.ts'), CALLER);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const checked = await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder]).catch(
      (failure: { stdout: string }) => failure,
    );
    expect(checked.stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
