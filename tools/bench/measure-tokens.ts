import { countTokens, encode } from 'gpt-tokenizer/encoding/o200k_base';
import { goodAnswer } from '#evals/mutations/answer.ts';
import { linesOf } from '#evals/mutations/write-answer.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { KNOWN_SCREENS } from '#evals/seven-screens/screens.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { composeWith, sayingModel } from '#test/dry-run/compose-with.ts';
import type { BenchRow } from './bench-row.ts';
import { timeOfAnswer, USD_PER_MILLION } from './measure-notations.ts';
import { argumentOrder, writeOpenUiLang } from './openui-lang.ts';
import { defineCatalog } from '@json-render/core';
import { schema } from '@json-render/react/schema';
import { z } from 'zod';
import { COMPONENTS } from '#catalog/components.ts';
import type { Definition, Fields, Prop } from '#catalog/definition.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { fullEntry } from '#catalog/compiler/prompt-text/full-entry.ts';
import { systemPrompt } from '#services/composer/prompt/system-prompt.ts';

/** What the catalog costs a prompt, in o200k tokens, beside what json-render spends on the very same 189 components. */
export function measureTokens(): Promise<BenchRow[]> {
  const count = (text: string): number => countTokens(text);
  const lines = count(COMPONENTS.map(compactLine).join('\n'));
  const entries = COMPONENTS.reduce((total, definition) => total + count(fullEntry(definition)), 0);
  const tokenRow = (what: string, tokens: number, target = ''): BenchRow => ({
    what,
    value: `${Math.round(tokens).toLocaleString('en')} tokens`,
    target,
  });
  return Promise.resolve([
    tokenRow('compact lines of all 189', lines, '≤ 6,500'),
    tokenRow('a full entry, on average', entries / COMPONENTS.length, '≤ 170'),
    tokenRow('our whole system prompt: rules, lines, examples', count(systemPrompt('outline')), '≤ 9,800'),
    tokenRow("json-render's catalog.prompt() for the same 189", count(peerPrompt())),
  ]);
}

function peerPrompt(): string {
  const components = COMPONENTS.map((definition) => [definition.name, peerComponent(definition)] as const);
  return defineCatalog(schema, { components: Object.fromEntries(components), actions: {} }).prompt();
}

function peerComponent({ props, description, events }: Definition) {
  return { props: peerObject(props), description, events: Object.keys(events) };
}

function peerObject(fields: Fields): z.ZodObject {
  const members = Object.entries(fields).map(([name, prop]): [string, z.ZodType] => {
    const value = peerValue(prop);
    return [name, prop.required ? value : value.optional()];
  });
  return z.object(Object.fromEntries(members));
}

function peerValue(prop: Prop): z.ZodType {
  const [kind] = [prop.kind].flat();
  switch (kind) {
    case 'number':
    case 'integer':
    case 'count':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'enum':
      return z.enum([...(prop.values ?? [])]);
    case 'array':
      return z.array(prop.of === undefined ? peerValue(prop.items ?? { kind: 'any' }) : peerObject(prop.of));
    case 'object':
      return peerObject(prop.of ?? {});
    case 'record':
      return z.record(z.string(), peerValue(prop.items ?? { kind: 'any' }));
    default:
      return z.string();
  }
}

/**
 * Tokens of the seven screens of OpenUI's benchmark in four notations: our outline and operations, json-render's
 * JSONL and OpenUI Lang of the very same specs. Beside them what is published for OpenUI Lang's own answers.
 */
export async function measureKnownScreens(): Promise<BenchRow[]> {
  const screens = await Promise.all(
    KNOWN_SCREENS.map(async (known) => {
      const input = briefOf(known.prompt, { actions: [...known.actions] });
      const { actions: _, ...spec } = await composeWith(sayingModel(known.outline), input);
      return { known, input, spec };
    }),
  );
  const orderOf = argumentOrder(screens.map(({ spec }) => spec));
  const counted = screens.map(({ known, input, spec }) => {
    const operations = linesOf(goodAnswer({ name: known.name, input, spec })).join('\n');
    const texts = [known.outline, operations, jsonLines(spec), writeOpenUiLang(spec, orderOf)];
    return { known, operations, input, spec, tokens: texts.map((text) => encode(text).length) };
  });
  const rows = counted.map(({ known: { name, published }, tokens }) => {
    return row(name, `${tokens.join(' · ')}; published: ${published.openUiLang}`);
  });
  const sums = [0, 1, 2, 3].map((at) => counted.reduce((sum, { tokens }) => sum + (tokens[at] ?? 0), 0));
  const [outline = 0, operations = 1] = sums;
  const published = KNOWN_SCREENS.reduce((sum, one) => sum + one.published.openUiLang, 0);
  const cost = (tokens: number): string => `$${((tokens * USD_PER_MILLION) / 1_000_000 / counted.length).toFixed(4)}`;
  const typical = counted.toSorted((one, other) => (one.tokens[0] ?? 0) - (other.tokens[0] ?? 0))[3];
  if (typical === undefined) return rows;
  const good = { name: typical.known.name, input: typical.input, spec: typical.spec };
  const slow = await timeOfAnswer(good, `${typical.operations}\n`);
  const fast = await timeOfAnswer(good, typical.known.outline);
  return [
    row('seven screens: outline · operations · JSONL · OpenUI Lang', 'tokens each'),
    ...rows,
    row('all seven', `${sums.join(' · ')}; published: ${published}`, `< ${published}`),
    row('… the outline of the operations', `${((100 * outline) / operations).toFixed(0)} %`),
    row('a screen at list prices, in the same order', sums.map(cost).join(' · ')),
    row(
      `${good.name}, paced: first element`,
      `${slow.firstMs.toFixed(0)} ms → ${fast.firstMs.toFixed(0)} ms`,
      'no later',
    ),
    row(
      `${good.name}, paced: completion`,
      `${slow.endMs.toFixed(0)} ms → ${fast.endMs.toFixed(0)} ms, ${((100 * fast.endMs) / slow.endMs).toFixed(0)} %`,
      '≤ 45 %',
    ),
  ];
}

function row(what: string, value: string, target = ''): BenchRow {
  return { what, value, target };
}

/** A spec as json-render's models write it: the root, the elements, the state. */
function jsonLines({ root, elements, state }: Spec): string {
  const add = (path: string, value: unknown): string => JSON.stringify({ op: 'add', path, value });
  const seeds = Object.keys(state).length === 0 ? [] : [add('/state', state)];
  return [
    add('/root', root),
    ...Object.entries(elements).map(([id, one]) => add(`/elements/${id}`, one)),
    ...seeds,
  ].join('\n');
}
