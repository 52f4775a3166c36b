import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import './styles/tokens.css';
import './styles/base.css';
import './styles/tones.css';
import './styles/forced-colors.css';
import './styles/print.css';
import './styles/page.css';
import { ConfirmDialog } from './parts/pressing/confirm-dialog.tsx';
import { Placeholder } from './runtime/placeholder.tsx';
import { knownLocale } from './parts/format-number.ts';
import { createActionRunner, type OnAction, type Question } from './runtime/actions.ts';
import type { HostDrawn } from './runtime/drawn.ts';
import { useKeptFocus } from './runtime/kept-focus.ts';
import { createElementStore, type DraftSpec, type ElementStore } from './runtime/element-store.ts';
import { ElementView } from './runtime/element-view.tsx';
import { RuntimeContext, type Inspect, type Problem, type Runtime, type Surroundings } from './runtime/runtime.ts';
import { isMembers } from './runtime/place.ts';
import { createStateStore } from './runtime/state-store.ts';
import { themeAttributes, type Theme } from './theme.ts';
import { useLanguage } from './words/languages.ts';
import type { Messages } from './words/words.ts';

/** What {@link Composition} draws, and how. */
export type CompositionProps = {
  /** The spec: whole, or as it grows while the answer streams in. */
  spec: DraftSpec | null | undefined;
  /** True while more operations are to come. */
  isLoading?: boolean | undefined;
  /** Another value starts over: typed values are forgotten. Give it the generation id, or count restarts. */
  generation?: string | number | undefined;
  /** Answers the actions of the spec; while its promise runs, the control that fired takes no second press. */
  onAction?: OnAction | undefined;
  /** Called for components and actions that failed; the rest of the screen keeps working. Default: `console.error`. */
  onError?: ((problem: Problem) => void) | undefined;
  /** Called on every change of the state. */
  onStateChange?: ((state: unknown) => void) | undefined;
  /** The host's own components by type; they win over the catalog's. */
  components?: { readonly [type: string]: ComponentType<HostDrawn> } | undefined;
  /** Colours, corners, density and font. Default: as designed, light or dark as the system is. */
  theme?: Theme | undefined;
  /**
   * BCP 47 tag of numbers, dates and built-in words. Without it numbers and dates follow the browser, and words are
   * English, as the catalog's definitions have them. What a server draws is English, until the browser has taken it over.
   */
  locale?: string | undefined;
  /** Built-in words of the host's own, by their English; give the same object each time. */
  messages?: Messages | undefined;
  /** Direction of the text. Default: left to right, whatever the `locale` is. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Without it dates follow the browser; what a server draws is in UTC, until the browser has taken it over. */
  timeZone?: string | undefined;
  /** Epoch milliseconds; given on a server, so that the browser draws the same. */
  now?: (() => number) | undefined;
  /** Gives the composition the height and margins of a page. */
  isPage?: boolean | undefined;
  /** Called with the place of each element, for tools; give the same function each time. */
  inspect?: Inspect | undefined;
  /** Shows what cannot be drawn. Default: off. */
  isDevelopment?: boolean | undefined;
};

const EMPTY: DraftSpec = {};
const ENGLISH = 'en';

/** Draws a composed interface: its elements, live state, events and overlays. */
export function Composition(props: CompositionProps) {
  const { isLoading = false, theme, isPage = false, generation } = props;
  const spec = props.spec ?? EMPTY;
  const { runtime, question, answer } = useCompositionRuntime(props);
  const { elements, state } = runtime;
  const last = useRef({ spec, isLoading, generation });
  // In a layout effect the draft of a stream is on screen in the same frame.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { spec, isLoading, generation };
    if (before.generation !== generation) state.reset(stateOf(spec));
    else if (before.spec !== spec) state.seed(stateOf(spec));
    if (before.spec !== spec || before.isLoading !== isLoading) elements.update(spec, isLoading);
  }, [spec, isLoading, generation, elements, state]);
  useEffect(() => drawTheRest(elements), [spec, elements]);
  const { report } = runtime;
  useEffect(() => {
    if (isLoading || isMembers(spec.elements) || Object.keys(spec).length === 0) return;
    report({ kind: 'no_elements', elementId: '', message: 'the spec has no `elements`: hand over `spec` of a result' });
  }, [spec, isLoading, report]);
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  const { style, ...attributes } = themeAttributes(theme);
  const { dir, locale } = runtime.surroundings;
  return (
    <RuntimeContext value={runtime}>
      <div
        ref={area}
        className="ui"
        style={style}
        {...attributes}
        dir={dir}
        lang={locale}
        data-ui-page={isPage ? '' : undefined}
      >
        <Root runtime={runtime} />
        <ConfirmDialog question={question} onAnswer={answer} />
      </div>
    </RuntimeContext>
  );
}

function Root({ runtime }: { runtime: Runtime }) {
  const { elements } = runtime;
  const subscribe = useCallback((listener: () => void) => elements.subscribe('', listener), [elements]);
  const root = useSyncExternalStore(subscribe, elements.root, elements.root);
  const isLoading = useSyncExternalStore(subscribe, elements.isLoading, elements.isLoading);
  if (root === undefined) return isLoading ? <Placeholder /> : null;
  return <ElementView id={root} scope={undefined} />;
}

// A part after each frame; a page that is printed has to be whole.
function drawTheRest(elements: ElementStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = elements.release() ? setTimeout(next) : undefined;
  };
  const all = () => {
    while (elements.release());
  };
  timer = setTimeout(next);
  addEventListener('beforeprint', all);
  return () => {
    clearTimeout(timer);
    removeEventListener('beforeprint', all);
  };
}

/** False on a server and while its HTML is taken over: then everything is drawn at once, as the server did. */
function useIsFreshDrawing(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

function useCompositionRuntime(props: CompositionProps) {
  const latest = useRef(props);
  latest.current = props;
  const [pending, setPending] = useState<{ question: Question; settle: (isYes: boolean) => void }>();
  const { locale, dir, timeZone, now, isDevelopment, components } = props;
  const isFresh = useIsFreshDrawing();
  const surroundings = useMemo(
    (): Surroundings => ({
      // A server's own language and time zone are not those of who reads the page.
      locale: knownLocale(locale ?? (isFresh ? navigator.language : ENGLISH)),
      wordsLocale: knownLocale(locale ?? ENGLISH),
      dir: dir ?? 'ltr',
      timeZone: timeZone ?? (isFresh ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'),
      now: now ?? Date.now,
      isDevelopment: isDevelopment ?? false,
    }),
    [locale, dir, timeZone, now, isDevelopment, isFresh],
  );
  const words = useLanguage(surroundings.wordsLocale, surroundings.locale, props.messages);
  const [stores] = useState(() => {
    const { isLoading = false } = props;
    const spec = props.spec ?? EMPTY;
    const state = createStateStore(stateOf(spec));
    const elements = createElementStore(spec, { isLoading, isInParts: isFresh });
    const report = (problem: Problem) => (latest.current.onError ?? logged)(problem);
    const ask = async (question: Question) =>
      new Promise<boolean>((resolve) => {
        setPending({ question, settle: resolve });
      });
    const actions = createActionRunner(state, elements, () => ({
      onAction: (action) => {
        const { onAction } = latest.current;
        if (onAction === undefined) throw new Error(`nothing answers ${action.name}: give <Composition> an onAction`);
        return onAction(action);
      },
      onError: (elementId, cause) =>
        report({ kind: 'action_failed', elementId, message: 'the action could not be run', cause }),
      ask,
    }));
    return { state, elements, actions, ask, report };
  });
  useLayoutEffect(
    () => stores.state.subscribe([''], () => latest.current.onStateChange?.(stores.state.all())),
    [stores],
  );
  const idPrefix = useId();
  const runtime = useMemo(
    (): Runtime => ({ ...stores, idPrefix, surroundings, words, components: components ?? {}, inspect: props.inspect }),
    [stores, idPrefix, surroundings, words, components, props.inspect],
  );
  const answer = (isYes: boolean) => {
    setPending(undefined);
    pending?.settle(isYes);
  };
  const latestAnswer = useRef(answer);
  latestAnswer.current = answer;
  // A question closes with the screen that asked it.
  useLayoutEffect(() => () => latestAnswer.current(false), [props.generation]);
  return { runtime, question: pending?.question, answer };
}

// React itself logs a component that fails.
function logged({ kind, elementId, message, cause = '' }: Problem): void {
  if (kind !== 'component_failed') console.error(`<Composition> ${elementId}: ${message}`, cause);
}

function stateOf(spec: DraftSpec): unknown {
  return typeof spec.state === 'object' && spec.state !== null ? spec.state : {};
}
