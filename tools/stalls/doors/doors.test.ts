import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchStalls } from '../search-stalls.ts';
import { DOORS, type Doors, mutateMessage, startDoors } from './start-doors.ts';
import { KNOWN_MESSAGES } from './known-messages.ts';

// 100 on a quiet machine, as `npm run stalls` and docs/reliability.md have it; other suites run beside this one.
const TURN_MAX_MS = 300;
const MUTATIONS = 6;

let doors: Doors;
beforeAll(async () => (doors = await startDoors()));
afterAll(async () => doors.close());

describe('no message keeps the event loop from turning', () => {
  test.each(DOORS)(
    'behind the door %s',
    async (door) => {
      const known = KNOWN_MESSAGES[door];
      const cases = Object.keys(known).length + MUTATIONS;
      const { worst } = await searchStalls(
        { known, run: doors.run, mutate: mutateMessage },
        5,
        (tried) => tried >= cases,
      );
      expect(worst.filter(({ result }) => result.longestMs >= TURN_MAX_MS).map(({ name }) => name)).toEqual([]);
    },
    60_000,
  );
});

test('what is no nonsense is answered', async () => {
  const answered = [
    [KNOWN_MESSAGES.lines['an edit of a long list'], /^200, \d{3,}/],
    [KNOWN_MESSAGES.mcp['compose_ui with data'], /^200, \d{4,}/],
    [KNOWN_MESSAGES.console['GET /session'], /^200/],
    [KNOWN_MESSAGES.rpc['admin.listKeys'], /^answered/],
    [KNOWN_MESSAGES.rpc['composer.compose with data'], /^completed/],
  ] as const;
  for (const [stall, outcome] of answered) expect((await doors.run(stall!)).outcome).toMatch(outcome);
});
