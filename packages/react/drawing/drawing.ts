import type { DraftSpec } from '../src/runtime/element-store.ts';
import type { Theme } from '../src/theme.ts';

/** One picture to draw: several specs stand below one another, each under its title. */
export type Drawing = {
  items: readonly { title?: string; spec: DraftSpec }[];
  theme?: Theme;
  dir?: 'ltr' | 'rtl';
  locale?: string;
  /** Lets `window.markOwners` tell which element of the spec each part of the page belongs to; of single items. */
  isInspected?: boolean;
  /** Goes on with the drawing before, as a stream does, instead of starting over. */
  isNext?: boolean;
  /** More operations are to come. */
  isLoading?: boolean;
  /** Another value forgets what was typed. */
  generation?: number;
  /** As users see it, without notes for developers. */
  isProduction?: boolean;
};
