import type { Copy } from '#builtin/copy/copy.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { hasValueAt } from './placed-fields.ts';

/** What a control needs besides its field. */
export type ControlContext = {
  copy: Copy;
  language: Language;
  /** True when the state already has a value at the pointer, so that it must not be seeded. */
  isGiven: (pointer: string) => boolean;
  /** In `settings`, yes/no fields are switches that act at once; in a `form`, checkboxes that count on submit. */
  mode: 'form' | 'settings';
};

/** The context of the controls on a screen. */
export function controlContext(u: Understanding, mode: ControlContext['mode'] = 'form'): ControlContext {
  return { copy: u.copy, language: u.language, mode, isGiven: (pointer) => hasValueAt(u.given, pointer) };
}
