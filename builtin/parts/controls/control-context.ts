import type { Copy } from '#builtin/copy/copy.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { holds } from './placed-fields.ts';

/** What a control must know besides its field. */
export type ControlContext = {
  copy: Copy;
  language: Language;
  /** True at a pointer where the state holds a value already, so that no start value is planted there. */
  isGiven: (pointer: string) => boolean;
  /** `settings` switches act at once, `form` boxes count on submit. */
  manner: 'form' | 'settings';
};

/** What the controls of a screen have to know. */
export function controlContext(u: Understanding, manner: ControlContext['manner'] = 'form'): ControlContext {
  return { copy: u.copy, language: u.language, manner, isGiven: (pointer) => holds(u.given, pointer) };
}
