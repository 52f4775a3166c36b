import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inputOf, type CorpusRequest } from '#evals/answers/corpus.ts';
import { builtinSpec, faultsOf } from './builtin-spec.ts';

type HostRequest = { id: string } & CorpusRequest['body'];

const SETS = new URL('../prompts/hosts/', import.meta.url);
const requestsOf = (set: string): HostRequest[] =>
  JSON.parse(readFileSync(new URL(set, SETS), 'utf8')) as HostRequest[];

// What a host sends together is more than the sum of it: data that is grouped, and asked for, and acted on.
test.each(readdirSync(SETS))('every request of a host has a valid screen: %s', (set) => {
  const faults = requestsOf(set).map(({ id, prompt, data, actions }) => {
    const body = { prompt, ...(data === undefined ? {} : { data }), ...(actions === undefined ? {} : { actions }) };
    const input = inputOf({ id, shows: [], body });
    return { id, faults: faultsOf(builtinSpec(input), input) };
  });
  expect(faults.filter((one) => one.faults.length > 0)).toEqual([]);
});
