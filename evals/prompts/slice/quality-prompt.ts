import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';

/** A request as a host would send it, and what a good screen for it contains, listed before anything was composed. */
export type QualityPrompt = {
  prompt: string;
  /** The archetype it belongs to. */
  archetype: UiType;
  /** True if the host names the archetype; else it has to be inferred from the prompt. */
  named: boolean;
  /** Components that a good designer would use, besides containers, headings, texts and buttons. */
  components: readonly string[];
  /** Words that must be on the screen, as labels, columns, options or titles. */
  contents: readonly string[];
  data?: JsonObject;
  actions?: readonly ActionDeclaration[];
};

type Sketch = [prompt: string, components: string, contents: string, more?: Pick<QualityPrompt, 'data' | 'actions'>];

/**
 * Shorthand for the prompts of one archetype: components separated by spaces, contents by commas. Every second prompt
 * does not name its archetype.
 */
export function promptsOf(archetype: UiType, sketches: readonly Sketch[]): QualityPrompt[] {
  return sketches.map(([prompt, components, contents, more = {}], index) => ({
    prompt,
    archetype,
    named: index % 2 === 0,
    components: components.split(' ').filter((name) => name !== ''),
    contents: contents.split(', ').filter((word) => word !== ''),
    ...more,
  }));
}

/** An action whose params are texts. */
export function textAction(name: string, ...params: string[]): ActionDeclaration {
  const properties = Object.fromEntries(params.map((param) => [param, { type: 'string' }]));
  return { name, required: true, params: { type: 'object', properties } };
}
