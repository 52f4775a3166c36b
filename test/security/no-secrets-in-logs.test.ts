import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_TOKEN_FILE } from '#services/rpc/admin-api.ts';
import { DATABASE_FILE } from '#services/accounts/storage/open-database.ts';
import { connectAdmin } from '#test/contract/admin.ts';
import { get, postCompose } from '#test/contract/requests.ts';
import { readEnd } from '#tools/faults/send-request.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import { startThreeServices, type ThreeServices } from '#test/processes/three-services.ts';
import { openStream } from '#test/streams/open-stream.ts';
import { SECRETIVE_MODELS } from './secretive-models.ts';

const MARK = 'xyzzy';
const BACKEND_KEY = `sk-${MARK}-backend-key`;

/** A body in which everything that a caller may write freely is marked. */
const BODY = {
  prompt: `A form about ${MARK}-prompt`,
  data: { [`${MARK}-key`]: `${MARK}-value`, rows: [{ name: `${MARK}-row` }] },
  metadata: { note: `${MARK}-metadata` },
  actions: [
    { name: `${MARK}_action`, required: true, role: `${MARK}-role`, description: `${MARK}-description` },
    { name: `${MARK}_again`, kind: 'recompose', prompt: `${MARK}-action-prompt` },
    { name: `${MARK}_host`, kind: 'host', channel: `${MARK}-channel` },
  ],
  custom_components: [
    {
      name: `A${MARK}`,
      description: `Shows the ${MARK} of a customer as a ring. Use it for the one figure of a page that must be seen at once.`,
      useWhen: `one ${MARK} stands for the whole page; several figures are a StatGrid`,
      props: { label: { kind: 'string', doc: `The ${MARK} that is written under the ring, in at most three words.` } },
      events: [],
      example: { label: MARK },
    },
  ],
  context: { theme: `${MARK}-theme`, framework_hint: `${MARK}-framework` },
};
const PRIOR_SPEC = {
  state: { a: `${MARK}-state` },
  root: 'root',
  elements: { root: { type: 'Text', props: { text: `${MARK}-text` }, children: [] } },
};
const KEYED = { 'idempotency-key': `${MARK}-idempotency` };

let services: ThreeServices;
let apiKey: string;
const secrets = [MARK, BACKEND_KEY];
beforeAll(async () => {
  services = await startThreeServices('secretive', {
    OPENAI_API_KEY: BACKEND_KEY,
    LOG_LEVEL: 'trace',
    ACCOUNTS_TIMEOUT_MS: '1500',
  });
  services.backend.script('secretive', findScript('scripted-good')!);
  apiKey = await newKey();
  secrets.push(readFileSync(join(services.dataDir, ADMIN_TOKEN_FILE), 'utf8').trim());
});
afterAll(() => services.close());

async function newKey(options = {}): Promise<string> {
  const caller = await services.admin.newCaller(options);
  secrets.push(caller.apiKey);
  return caller.apiKey;
}

/** Composes and reads the answer, whatever it is; gives its outcome. */
async function outcomeOf(body: object | string, headers: Record<string, string> = {}, key = apiKey): Promise<string> {
  return outcomeIn(await postCompose(services.url(), key, body, headers));
}

async function outcomeIn(response: Response): Promise<string> {
  return readEnd(await response.text(), { isWhole: true, hasLeft: false }).end;
}

async function askInEveryWay(): Promise<string[]> {
  const buffered = { ...BODY, stream: false };
  const edit = { prompt: BODY.prompt, mode: 'edit', prior_spec: PRIOR_SPEC };
  const journey = {
    prompt: BODY.prompt,
    mode: 'continue_journey',
    action_context: { action: MARK, state: { a: MARK } },
  };
  const patient = await newKey({ tierKey: await services.admin.newPlan({ rateLimitPerMin: 1 }) });
  return [
    await outcomeOf(BODY, KEYED),
    await outcomeOf(BODY, KEYED),
    await outcomeOf({ prompt: MARK }, KEYED),
    await outcomeOf(buffered),
    await outcomeOf(edit),
    await outcomeOf(journey),
    await outcomeOf(`{"prompt": "${MARK}" ${MARK}`),
    await outcomeOf({ [MARK]: MARK }),
    await outcomeOf({ prompt: MARK, ui_type: MARK }),
    await outcomeOf({ ...edit, prior_spec: { ...PRIOR_SPEC, root: MARK } }),
    await outcomeOf({ prompt: MARK, custom_components: [{ name: MARK, [MARK]: MARK }] }),
    await outcomeOf({ prompt: MARK, actions: [{ name: 'a', params: { type: MARK } }] }),
    await outcomeOf(BODY, { 'x-request-id': `${MARK} with spaces`, traceparent: MARK, tracestate: `a=${MARK}` }),
    await outcomeOf(BODY, {}, `${MARK}-no-key`),
    await outcomeOf(BODY, {}, await newKey({ scopes: [] })),
    await outcomeOf(BODY, {}, await newKey({ tierKey: await services.admin.newPlan({ inlineComponentsLimit: 0 }) })),
    await outcomeOf(BODY, {}, patient),
    await outcomeOf(BODY, {}, patient),
    await outcomeOf(BODY, {}, await newKey({ tierKey: await services.admin.newPlan({ monthlyGenerations: 0 }) })),
    await outcomeIn(await get(services.url(), `/${MARK}?${MARK}=${MARK}`, apiKey)),
  ];
}

async function askFailingModels(): Promise<string[]> {
  const outcomes: string[] = [];
  for (const [, script] of SECRETIVE_MODELS) {
    services.backend.script('secretive', script);
    outcomes.push(await outcomeOf(BODY));
    // A backend that fails three times in a row is not called for a while.
    services.backend.script('secretive', findScript('scripted-good')!);
    await outcomeOf(BODY);
  }
  return outcomes;
}

async function leaveInMidst(): Promise<void> {
  services.backend.script('secretive', findScript('scripted-silent-middle')!);
  const stream = await openStream(services.url(), apiKey, BODY);
  await stream.readUntil(/event: op/);
  stream.leave();
  services.backend.script('secretive', findScript('scripted-good')!);
}

async function askWhileAccountsFails(): Promise<string[]> {
  const file = new DatabaseSync(join(services.dataDir, DATABASE_FILE));
  services.backend.script('secretive', findScript('scripted-paced-8x100')!);
  const settling = outcomeOf(BODY, { 'idempotency-key': `${MARK}-locked` });
  await setTimeout(400);
  file.exec('BEGIN IMMEDIATE');
  const locked = [await settling, await outcomeOf(BODY)];
  file.exec('ROLLBACK');
  file.exec('ALTER TABLE idempotency RENAME TO gone');
  const broken = await outcomeOf(BODY, { 'idempotency-key': `${MARK}-broken` });
  file.exec('ALTER TABLE gone RENAME TO idempotency');
  file.close();
  const dying = outcomeOf(BODY, { 'idempotency-key': `${MARK}-killed` });
  await setTimeout(400);
  await services.process('accounts').stop('SIGKILL');
  const killed = [await dying, await outcomeOf(BODY)];
  await services.restart('accounts');
  return [...locked, broken, ...killed];
}

test('no line of any log repeats a prompt, data, a key or a token, whatever happens', async () => {
  const asked = await askInEveryWay();
  const outcomes = new Set([...asked, ...(await askFailingModels())]);
  await leaveInMidst();
  const impostor = connectAdmin(String(services.process('accounts').ready['address']), `${MARK}-admin-token`);
  await expect(impostor.newCaller()).rejects.toThrow();
  impostor.close();
  const failures = await askWhileAccountsFails();
  for (const service of ['gateway', 'composer', 'accounts'] as const) await services.process(service).stop('SIGTERM');

  const lines = services.lines();
  const told = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(told).toEqual([]);
  // It did happen, and was logged.
  const expected = [
    'completed',
    'BAD_REQUEST',
    'VALIDATION_ERROR',
    'AUTHENTICATION_REQUIRED',
    'FORBIDDEN',
    'NOT_FOUND',
  ];
  const more = ['FEATURE_LIMIT', 'RATE_LIMITED', 'QUOTA_EXCEEDED', 'MODEL_UNAVAILABLE', 'COMPOSITION_FAILED'];
  expect([...outcomes]).toEqual(expect.arrayContaining([...expected, ...more, 'INVALID_MANIFEST']));
  expect(failures).toEqual(expect.arrayContaining(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']));
  const finished = lines.filter((line) => line.includes('"request finished"'));
  for (const code of [...outcomes, ...failures]) expect(finished.some((line) => line.includes(code))).toBe(true);
  expect(lines.filter((line) => line.includes('"compose finished"')).length).toBeGreaterThan(20);
  expect(lines.some((line) => line.includes('no such table'))).toBe(true);
}, 120_000);
