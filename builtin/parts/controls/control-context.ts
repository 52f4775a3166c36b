import type { Language } from '#builtin/understand/words/language.ts';
import type { Copy } from '#builtin/copy/copy.ts';

/** What a control must know besides its field. */
export type ControlContext = {
  copy: Copy;
  language: Language;
  /** True at a pointer where the state holds a value already, so that no start value is planted there. */
  isGiven: (pointer: string) => boolean;
  /** `settings` switches act at once, `form` boxes count on submit. */
  manner: 'form' | 'settings';
};
