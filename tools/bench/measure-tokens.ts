import { defineCatalog } from '@json-render/core';
import { schema } from '@json-render/react/schema';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { z } from 'zod';
import { COMPONENTS } from '#catalog/components.ts';
import type { Definition, Fields, Prop } from '#catalog/definition.ts';
import { compactLine } from '#catalog/compiler/prompt-text/compact-line.ts';
import { fullEntry } from '#catalog/compiler/prompt-text/full-entry.ts';
import { systemPrompt } from '#services/composer/prompt/system-prompt.ts';
import type { BenchRow } from './bench-row.ts';

/** What the catalog costs a prompt, in o200k tokens, beside what json-render spends on the very same 189 components. */
export function measureTokens(): Promise<BenchRow[]> {
  const count = (text: string): number => countTokens(text);
  const lines = count(COMPONENTS.map(compactLine).join('\n'));
  const entries = COMPONENTS.reduce((total, definition) => total + count(fullEntry(definition)), 0);
  const row = (what: string, tokens: number, target = ''): BenchRow => ({
    what,
    value: `${Math.round(tokens).toLocaleString('en')} tokens`,
    target,
  });
  return Promise.resolve([
    row('compact lines of all 189', lines, '≤ 6,500'),
    row('a full entry, on average', entries / COMPONENTS.length, '≤ 170'),
    row('our whole system prompt: rules, lines, examples', count(systemPrompt('outline')), '≤ 9,800'),
    row("json-render's catalog.prompt() for the same 189", count(peerPrompt())),
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
