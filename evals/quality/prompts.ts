import { readdirSync, readFileSync } from 'node:fs';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { PROMPTS } from '#evals/prompts/slice/prompts.ts';
import { UNSEEN_PROMPTS } from '#evals/prompts/unseen/prompts.ts';

/**
 * What a good designer would put on the screen of a prompt, listed before anything was composed. An entry may name
 * alternatives, `Select|Radio`; texts are looked for without regard to case.
 */
type Contents = { components?: string[]; texts?: string[]; paths?: string[]; actions?: string[] };

/** One prompt of the collection, under the archetype of the file it stands in. */
export type PromptCase = {
  archetype: UiType;
  prompt: string;
  /** Present where the caller names the archetype; else it is to be inferred. */
  ui_type?: UiType;
  data?: JsonObject;
  actions?: ActionDeclaration[];
  contains: Contents;
};

const FOLDER = new URL('../prompts/contents/', import.meta.url);

/** The collection that the built-in composer was developed with: one file for each archetype. */
export function promptCases(): PromptCase[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const archetype = name.replace('.json', '').replaceAll('-', '_') as UiType;
      const cases = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Omit<PromptCase, 'archetype'>[];
      return cases.map((one) => ({ ...one, archetype }));
    });
}

/**
 * The prompts that others wrote for another purpose: to measure which components the prompt describes. Of what
 * they list, the words count here; their components are alternatives that no one screen uses all of.
 */
export function foreignCases(): PromptCase[] {
  return PROMPTS.map(({ prompt, archetype, named, contents, data, actions }) => ({
    archetype,
    prompt,
    ...(named ? { ui_type: archetype } : {}),
    ...(data === undefined ? {} : { data }),
    ...(actions === undefined ? {} : { actions: [...actions] }),
    contains: { texts: [...contents] },
  }));
}

/** Prompts whose contents were listed, and measured once, before anything was improved on them. */
export function unseenCases(): PromptCase[] {
  return UNSEEN_PROMPTS.map(({ prompt, archetype, components, texts, data, actions }) => ({
    archetype,
    prompt,
    ...(data === undefined ? {} : { data }),
    ...(actions === undefined ? {} : { actions: [...actions] }),
    contains: { components: [...components], texts: [...texts] },
  }));
}
