import { expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { composeWith, sayingModel } from '#test/dry-run/compose-with.ts';
import { type GoodScreen, goodScreens } from '#evals/mutations/good-screens.ts';
import { createRandom, type Random } from '#evals/mutations/random.ts';

const ANSWERS = 800;
const DEEP = 'a/'.repeat(120);

const NAMES = ['__proto__', 'constructor', 'toString', '/constructor', '/__proto__/a', 'a/constructor', '$index'];
const TEXTS = [...NAMES, '{{constructor}}', DEEP, `/${DEEP}`, '', '/', '//', '~', '/~2', ' ', 'x'.repeat(300)];
const FIELDS = ['constructor', '__proto__/x', DEEP];
const PATHS = ['/constructor', '/a/__proto__', `/${DEEP}b`];
const BINDINGS = [
  { action: 'constructor' },
  { action: 'setState', params: { statePath: '/constructor/x', value: 1 } },
  { action: 'pushState', params: { statePath: `/${DEEP}b`, value: 1 } },
];
/** Unexpected values: names on prototypes, pointers that lead nowhere, values of other kinds. */
const VALUES: readonly Json[] = [
  ...TEXTS,
  ...FIELDS.flatMap((field) => [{ $bindItem: field }, { $item: field }]),
  ...PATHS.flatMap((path) => [{ $state: path }, { $bindState: path }]),
  ...BINDINGS,
  { statePath: { $item: 'constructor' } },
  ['constructor'],
  null,
  0,
  -1,
  true,
  [],
  {},
];
const KEYS = ['constructor', 'toString', 'prototype', '', 'a/b', '~x'];

test('a good answer with a few hostile values ends in a spec or in COMPOSITION_FAILED', async () => {
  const screens = await goodScreens();
  const broken: string[] = [];
  for (let seed = 1; seed <= ANSWERS; seed += 1) {
    const random = createRandom(seed);
    const good = screens[seed % screens.length] as GoodScreen;
    const answer = JSON.stringify(spoiled(good, random));
    try {
      await composeWith(sayingModel(answer), briefFor(good, random));
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.code === 'COMPOSITION_FAILED') continue;
      broken.push(`seed ${seed}: ${String(thrown)}`);
    }
  }
  expect(broken).toEqual([]);
}, 60_000);

function briefFor({ input, spec }: GoodScreen, random: Random): ComposeInput {
  return random.chance(0.4) ? { ...input, mode: 'edit', priorSpec: spec } : input;
}

/** The spec with one to four values or keys in it replaced, anywhere. */
function spoiled({ spec }: GoodScreen, random: Random): Json {
  const copy = structuredClone(spec) as unknown as Json;
  const places = placesIn(copy);
  for (let count = 1 + random.integer(4); count > 0; count -= 1) {
    const { holder, key } = random.pick(places) ?? { holder: {}, key: '' };
    if (random.chance(0.2)) holder[random.pick(KEYS) ?? ''] = holder[key] ?? null;
    else holder[key] = structuredClone(random.pick(VALUES) ?? null);
  }
  return copy;
}

type Place = { holder: { [key: string]: Json }; key: string };

function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as { [key: string]: Json };
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key] ?? null)]);
}
