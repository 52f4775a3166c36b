export { Composition, type CompositionProps } from './composition.tsx';
export type { FiredAction, OnAction } from './runtime/actions.ts';
export type { ComponentName, Drawn, HostDrawn } from './runtime/drawn.ts';
export type { DraftSpec } from './runtime/element-store.ts';
export type { Inspect, Problem } from './runtime/runtime.ts';
export { themeAttributes, type Theme } from './theme.ts';
export {
  useComposition,
  type CompositionState,
  type UseComposition,
  type UseCompositionOptions,
} from './use-composition.ts';
export { loadWords } from './words/languages.ts';
export type { CountPhrase, Phrase } from './words/en.ts';
export type { Messages } from './words/words.ts';
