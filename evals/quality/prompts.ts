import { readdirSync, readFileSync } from 'node:fs';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { PROMPTS } from '#evals/prompts/slice/prompts.ts';
import { UNSEEN_PROMPTS } from '#evals/prompts/unseen/prompts.ts';

/**
 * The contents that a good designer would put on the screen, listed before anything was composed. An entry may name
 * alternatives, as in `Select|Radio`; texts are compared without regard to case.
 */
type Contents = { components?: string[]; texts?: string[]; paths?: string[]; actions?: string[] };

/** One prompt of the collection, with the archetype that its file is named after. */
export type PromptCase = {
  archetype: UiType;
  prompt: string;
  /** Present if the caller names the archetype; else it is inferred. */
  ui_type?: UiType;
  data?: JsonObject;
  actions?: ActionDeclaration[];
  contains: Contents;
};

const FOLDER = new URL('../prompts/contents/', import.meta.url);

/** The collection used to develop the built-in composer, one file for each archetype. */
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
 * Prompts written by others to measure which components the model's prompt describes. Only their texts count here: the
 * components that they list are alternatives, and no single screen uses all of them.
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

/** Prompts whose contents were listed and measured once before the composer was improved on them. */
export function unseenCases(): PromptCase[] {
  return UNSEEN_PROMPTS.map(({ prompt, archetype, components, texts, data, actions }) => ({
    archetype,
    prompt,
    ...(data === undefined ? {} : { data }),
    ...(actions === undefined ? {} : { actions: [...actions] }),
    contains: { components: [...components], texts: [...texts] },
  }));
}
