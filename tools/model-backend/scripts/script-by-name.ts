import type { ScriptSource } from '../script.ts';
import { ANSWER_STYLES } from './answer-styles.ts';
import { BY_PROMPT } from './by-prompt.ts';
import { FAILURES } from './failures.ts';
import { FAULTY_ANSWERS } from './faulty-answers.ts';
import { loadScript } from './load.ts';

/** The scripts that have a fixed name. */
export const SCRIPTS: ReadonlyMap<string, ScriptSource> = new Map(
  Object.entries({ ...ANSWER_STYLES, ...BY_PROMPT, ...FAULTY_ANSWERS, ...FAILURES }),
);

/** The script of a model name, or undefined when there is no such model. */
export function findScript(model: string): ScriptSource | undefined {
  return SCRIPTS.get(model) ?? loadScript(model);
}
