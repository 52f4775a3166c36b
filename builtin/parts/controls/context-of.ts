import type { Understanding } from '#builtin/understand/understanding.ts';
import type { ControlContext } from './control-context.ts';
import { holds } from './placed-fields.ts';

/** What the controls of a screen have to know. */
export function controlContext(u: Understanding, manner: ControlContext['manner'] = 'form'): ControlContext {
  return { copy: u.copy, language: u.language, manner, isGiven: (pointer) => holds(u.given, pointer) };
}
