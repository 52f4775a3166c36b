import { readdirSync, readFileSync } from 'node:fs';
import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import type { Model } from '#services/composer/models/model.ts';
import { stateUses } from '#services/composer/repair/bindings/state-uses.ts';
import { goodScreens as writtenScreens } from '#evals/corruption/good-specs.ts';
import { composeWith, sayingModel } from '#test/dry-run/compose-with.ts';
import { briefOf } from '../quality/builtin-spec.ts';
import { promptCases } from '../quality/prompts.ts';

/** A request, and a valid screen that answers it well. */
export type GoodScreen = { name: string; input: ComposeInput; spec: Spec };

/**
 * The screens that answers are made from: the forty reference screens, those of the recorded answers, and the built-in
 * composer's for the prompts that come with data or actions.
 */
export async function goodScreens(): Promise<GoodScreen[]> {
  return [...written(), ...(await recorded()), ...(await composed())];
}

function written(): GoodScreen[] {
  return writtenScreens().map(({ name, spec, actions }) => ({
    name: `written ${name}`,
    input: briefOf(`A screen: ${name}`, { actions, data: givenLists(spec) }),
    spec,
  }));
}

/** Lists of records that no control writes to, which a caller would have sent as data. */
function givenLists(spec: Spec): JsonObject {
  const writes = stateUses(spec, definitionOf).filter(({ how }) => how !== 'read' && how !== 'repeated');
  const tops = new Set(writes.map(({ path }) => path.split('/')[1]));
  return Object.fromEntries(
    Object.entries(spec.state).filter(
      ([key, value]) => Array.isArray(value) && value.length > 0 && value.every(isJsonObject) && !tops.has(key),
    ),
  );
}

const RECORDED = new URL('../recorded-answers/', import.meta.url);

async function recorded(): Promise<GoodScreen[]> {
  const names = readdirSync(RECORDED).filter((file) => file.endsWith('.txt'));
  const specs = new Map<string, GoodScreen>();
  for (const name of names) {
    const input = briefOf('A screen');
    const spec = await specOf(sayingModel(readFileSync(new URL(name, RECORDED), 'utf8')), input);
    if (spec === undefined || Object.keys(spec.elements).length < 4) continue;
    specs.set(JSON.stringify(spec), { name: `recorded ${name}`, input, spec });
  }
  return [...specs.values()];
}

async function composed(): Promise<GoodScreen[]> {
  const screens: GoodScreen[] = [];
  for (const { prompt, ui_type: uiType, data = {}, actions = [] } of promptCases()) {
    if (Object.keys(data).length + actions.length === 0) continue;
    const input = briefOf(prompt, { uiType, data, actions });
    const spec = await specOf(builtinModel('builtin'), input);
    if (spec !== undefined) screens.push({ name: `composed ${prompt.slice(0, 60)}`, input, spec });
  }
  return screens;
}

async function specOf(model: Model, input: ComposeInput): Promise<Spec | undefined> {
  try {
    return await composeWith(model, input);
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}
