import { createContext, use } from 'react';
import type { ComponentType, FragmentInstance } from 'react';
import type { ElementStore } from './element-store.ts';
import type { StateStore } from './state-store.ts';
import type { HostDrawn } from './drawn.ts';
import type { Words } from '../words/words.ts';
import type { ActionRunner, Question } from './actions.ts';

/** The words and clock of the page; given by the host, so that server and browser draw the same. */
export type Surroundings = {
  /** BCP 47 tag for numbers and dates. */
  locale: string;
  /** BCP 47 tag of built-in words and names of months: the host's locale, else English as the definitions have it. */
  wordsLocale: string;
  dir: 'ltr' | 'rtl';
  timeZone: string;
  /** Epoch milliseconds, for "3 minutes ago". */
  now: () => number;
  /** True in development: unknown types and missing props are shown instead of left out. */
  isDevelopment: boolean;
};

/** Everything that the elements of one composition share. */
export type Runtime = {
  state: StateStore;
  elements: ElementStore;
  actions: ActionRunner;
  /** What the ids of this composition begin with in the page. */
  idPrefix: string;
  /** Asks the user in the one dialog of the screen. */
  ask: (question: Question) => Promise<boolean>;
  /** The host's own components, by type; they win over the catalog's. */
  components: { readonly [type: string]: ComponentType<HostDrawn> };
  surroundings: Surroundings;
  /** Built-in words in the language of the page. */
  words: Words;
  /** Called with the place of each element in the page, for tools that link a screen to its spec. */
  inspect: Inspect | undefined;
  /** Where failures go: a component that throws, an action that fails, an element that cannot be drawn. */
  report: (problem: Problem) => void;
};

/** Called with an element's place when it is drawn, and with null when it is removed. Needs React 19.3 for fragment refs. */
export type Inspect = (elementId: string, place: FragmentInstance | null) => void;

/** Something that went wrong while drawing or acting; the rest of the screen goes on. */
export type Problem = {
  kind: 'component_failed' | 'unknown_component' | 'missing_prop' | 'action_failed' | 'no_elements';
  /** Empty where the fault is that of the spec as a whole. */
  elementId: string;
  message: string;
  cause?: unknown;
};

/** The composition around a component; read it with {@link useRuntime}. */
export const RuntimeContext = createContext<Runtime | undefined>(undefined);

/** The runtime of the composition around a component. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (runtime === undefined) throw new Error('a component of @ui-composition/react stands outside <Composition>');
  return runtime;
}

/** Locale, direction, time zone and clock of the page. */
export function useSurroundings(): Surroundings {
  return useRuntime().surroundings;
}

/** Says built-in phrases in the language of the page. */
export function useWords(): Words {
  return useRuntime().words;
}
