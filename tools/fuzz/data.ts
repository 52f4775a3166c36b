import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';
import { nameFor, scalarFor, several } from './words.ts';

/** Facts as hosts send them: records, lists of records, single figures, settings, now and then something odd. */
export function dataFor(random: Random): JsonObject {
  const members = several(random, random.chance(0.1) ? 60 : 6, (): [string, Json] => [nameFor(random), member(random)]);
  return Object.fromEntries(members);
}

function member(random: Random): Json {
  switch (random.integer(8)) {
    case 0:
    case 1:
      return records(random);
    case 2:
      return record(random, 2);
    case 3:
      return several(random, 6, () => scalarFor(random));
    case 4:
      return odd(random);
    default:
      return scalarFor(random);
  }
}

// Most lists hold records of one shape; some mix them.
function records(random: Random): Json {
  const names = several(random, 8, () => nameFor(random));
  const isMixed = random.chance(0.15);
  return several(random, random.chance(0.1) ? 40 : 6, () => {
    const own = isMixed ? several(random, 4, () => nameFor(random)) : names;
    return Object.fromEntries(own.map((name): [string, Json] => [name, cell(random)]));
  });
}

function cell(random: Random): Json {
  return random.chance(0.9) ? scalarFor(random) : record(random, 1);
}

function record(random: Random, depth: number): JsonObject {
  const value = (): Json => (depth > 0 && random.chance(0.2) ? record(random, depth - 1) : scalarFor(random));
  return Object.fromEntries(several(random, 7, (): [string, Json] => [nameFor(random), value()]));
}

function odd(random: Random): Json {
  return (
    random.pick<Json>([
      [],
      {},
      [[1, 2], [3]],
      [null, { name: 'Ada' }],
      [{}, {}],
      { $state: '/other' },
      [{ $item: 'name' }],
      { type: 'FeatureCollection', features: [{ lat: 52.5, lng: 13.4 }] },
      [[['deep']]],
    ]) ?? null
  );
}
