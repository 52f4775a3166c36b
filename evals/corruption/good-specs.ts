import { exampleScreens } from './example-screens.ts';
import type { Screen } from './screen.ts';
import { writtenScreens } from './written-screens.ts';

/** Forty valid screens that together use all components of the catalog. */
export function goodScreens(): Screen[] {
  return [...writtenScreens(), ...exampleScreens(28)];
}
