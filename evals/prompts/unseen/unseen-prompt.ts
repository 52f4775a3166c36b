import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';

/** A prompt as a user types it, and what its screen must contain, listed before anything was composed. */
export type UnseenPrompt = {
  archetype: UiType;
  prompt: string;
  /** Component types, alternatives separated by a bar. */
  components: readonly string[];
  /** Words on the screen, alternatives separated by a bar. */
  texts: readonly string[];
  data?: JsonObject;
  actions?: readonly ActionDeclaration[];
};

type Sketch = [
  archetype: UiType,
  prompt: string,
  components: string,
  texts: string,
  more?: Pick<UnseenPrompt, 'data' | 'actions'>,
];

/** Shorthand for prompts: components separated by spaces, texts by commas. The composer never gets the archetype. */
export function unseenPrompts(sketches: readonly Sketch[]): UnseenPrompt[] {
  const parts = (list: string, separator: string) => list.split(separator).filter((entry) => entry !== '');
  return sketches.map(([archetype, prompt, components, texts, more = {}]) => ({
    archetype,
    prompt,
    components: parts(components, ' '),
    texts: parts(texts, ', '),
    ...more,
  }));
}
