import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError, get, postCompose, readEvents } from '#test/contract/requests.ts';
import { describeWith } from '#test/servers/installed.ts';
import { openStream } from '#test/streams/open-stream.ts';
import { NEEDED_PROGRAMS } from '#tools/replicas/needed-programs.ts';
import { type ReplicasUnderTest, replicasUnderTest } from '#tools/replicas/replicated-services.ts';

const LEASE_MS = 1_500;
const BODY = { prompt: 'x' };
const KEYED = { 'idempotency-key': 'key-1' };

describeWith('PostgreSQL or Redis', ...NEEDED_PROGRAMS)(
  'three gateways, two composers and two accounts replicas',
  () => {
    let replicas: ReplicasUnderTest;
    beforeAll(async () => {
      replicas = await replicasUnderTest({ accounts: { LEASE_MS: String(LEASE_MS), SWEEP_EVERY_MS: '100' } });
    }, 60_000);
    beforeEach(() => replicas.pace(5, 5));
    afterAll(() => replicas.close(), 60_000);

    /** The gateway whose turn it is. */
    const urlOf = (turn: number): string => replicas.urls[turn % replicas.urls.length]!;

    /** Sends so many requests at once, to the gateways in turn. */
    const sendAtOnce = (count: number, send: (url: string) => Promise<Response>): Promise<Response[]> =>
      Promise.all(Array.from({ length: count }, (_, turn) => send(urlOf(turn))));

    test('share the work: each composes, each is asked', async () => {
      const { apiKey } = await replicas.admin.newCaller();
      for (let turn = 0; turn < 12; turn += 1) await readEvents(await postCompose(urlOf(turn), apiKey, BODY));
      const finished = (line: string): boolean => /"(compose|request) finished"/.test(line);
      for (const replica of [...replicas.gateway, ...replicas.composer]) {
        await expect.poll(() => replica.lines().some(finished)).toBe(true);
      }
    });

    test('write log lines that the id of the request joins', async () => {
      const { apiKey } = await replicas.admin.newCaller();
      const requestId = `join-${replicas.urls.length}`;
      const response = await postCompose(urlOf(0), apiKey, BODY, { 'x-request-id': requestId });
      await readEvents(response);
      const linesOf = (of: ReplicasUnderTest['gateway']): unknown[] =>
        of
          .flatMap((replica) => replica.lines())
          .filter((line) => line.includes(requestId))
          .map((line) => JSON.parse(line) as unknown);
      const generationId = response.headers.get('x-generation-id');
      await expect.poll(() => linesOf(replicas.gateway)).toHaveLength(1);
      expect(linesOf(replicas.gateway)).toMatchObject([{ requestId, generationId, msg: 'request finished' }]);
      expect(linesOf(replicas.composer)).toMatchObject([{ requestId, generationId, msg: 'compose finished' }]);
    });

    describe('an Idempotency-Key', () => {
      test('sent 30 times at once composes once; the others are 409 or a replay', async () => {
        const { apiKey, slug } = await replicas.admin.newCaller();
        const before = replicas.backend.requests.length;
        const responses = await sendAtOnce(30, (url) => postCompose(url, apiKey, BODY, KEYED));
        const texts = await Promise.all(responses.map((response) => response.text()));
        expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
        const isFresh = (text: string): boolean => text.includes('compose.completed') && !text.includes('"replayed"');
        expect(texts.filter(isFresh)).toHaveLength(1);
        expect(replicas.backend.requests.length - before).toBe(1);
        expect(await replicas.admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
      });

      test('replays on every gateway what one of them composed, operation for operation', async () => {
        const { apiKey, slug } = await replicas.admin.newCaller();
        const compose = async (url: string) => {
          const response = await postCompose(url, apiKey, BODY, KEYED);
          return { generationId: response.headers.get('x-generation-id'), events: await readEvents(response) };
        };
        const first = await compose(urlOf(0));
        for (const url of replicas.urls) {
          const again = await compose(url);
          expect(again.generationId).toBe(first.generationId);
          expect(again.events.slice(0, -1)).toEqual(first.events.slice(0, -1));
          expect(again.events.at(-1)).toMatchObject({ type: 'compose.completed', replayed: true });
        }
        expect(await replicas.admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
      });
    });

    test('count the burst of a key together, exactly', async () => {
      const tierKey = await replicas.admin.newPlan({ rateLimitPerMin: 20 });
      const { apiKey } = await replicas.admin.newCaller({ tierKey });
      const responses = await sendAtOnce(45, (url) => get(url, '/v1/me', apiKey));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    });

    test('grant exactly what is left of a month', async () => {
      const tierKey = await replicas.admin.newPlan({ monthlyGenerations: 7 });
      const { apiKey, slug } = await replicas.admin.newCaller({ tierKey });
      const responses = await sendAtOnce(30, (url) => postCompose(url, apiKey, BODY));
      const texts = await Promise.all(responses.map((response) => response.text()));
      expect(texts.filter((text) => text.includes('event: compose.completed'))).toHaveLength(7);
      expect(texts.filter((text) => text.includes('"code":"QUOTA_EXCEEDED"'))).toHaveLength(23);
      expect(await replicas.admin.usage(slug)).toMatchObject({ used: 7, reserved: 0 });
    });

    test('refuse a revoked key everywhere within a second', async () => {
      const { apiKey, keyId } = await replicas.admin.newCaller();
      const statuses = async (): Promise<number[]> =>
        (await sendAtOnce(12, (url) => get(url, '/v1/me', apiKey))).map(({ status }) => status);
      expect(new Set(await statuses())).toEqual(new Set([200]));
      await replicas.admin.revokeKey(keyId);
      await setTimeout(1_000);
      expect(new Set(await statuses())).toEqual(new Set([401]));
    });

    test('hold a key beyond its lease while the request runs, whatever becomes of another gateway', async () => {
      const { apiKey, slug } = await replicas.admin.newCaller();
      replicas.pace(30, 100);
      const [holder, neighbour, third] = replicas.urls as [string, string, string];
      const stream = await openStream(holder, apiKey, BODY, KEYED);
      await stream.readUntil(/event: op/);
      await replicas.gateway[1]!.process().stop('SIGKILL');
      await setTimeout(LEASE_MS + 500);
      await expectError(await postCompose(third, apiKey, BODY, KEYED), 409, 'IDEMPOTENCY_KEY_IN_USE');
      expect(await stream.readAll()).toContain('event: compose.completed');
      await replicas.gateway[1]!.restart();
      const again = await readEvents(await postCompose(neighbour, apiKey, BODY, KEYED));
      expect(again.at(-1)).toMatchObject({ replayed: true });
      expect(await replicas.admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
    });

    test('give the key of a gateway that was killed to another one, and bill once', async () => {
      const { apiKey, slug } = await replicas.admin.newCaller();
      replicas.pace(200, 50);
      const stream = await openStream(replicas.urls[0]!, apiKey, BODY, KEYED);
      await stream.readUntil(/event: op/);
      await replicas.gateway[0]!.process().stop('SIGKILL');
      expect(await stream.readAll()).toMatch(/<cut>$/);
      replicas.pace(5, 5);
      const statusElsewhere = async (): Promise<number> => {
        const response = await postCompose(replicas.urls[1]!, apiKey, BODY, KEYED);
        await response.text();
        return response.status;
      };
      await expect.poll(statusElsewhere, { timeout: 10_000, interval: 200 }).toBe(200);
      await replicas.gateway[0]!.restart();
      expect(await replicas.admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
    });
  },
);
