import type { ComposeEvent, ComposeRequest, Spec } from '@ui-composition/client';
import { useComposition, type FiredAction, type UseComposition } from '@ui-composition/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft, readHistory, remember, type Draft, type Entry, type Owner } from './history.ts';
import { fromFragment, toFragment } from './permalink.ts';
import { EMPTY_FIELDS, requestOf, type Fields } from './request.ts';
import type { Moment } from './timeline.ts';

/** Everything that the playground shows and does. */
export type PlaygroundModel = {
  fields: Fields;
  setFields: (fields: Fields) => void;
  composition: UseComposition;
  moments: readonly Moment[];
  /** The last action that was fired on the screen, with its params as they were. */
  fired: FiredAction | undefined;
  setFired: (action: FiredAction | undefined) => void;
  /** The interface before the last change, to compare with. */
  before: Spec | undefined;
  request: ComposeRequest | undefined;
  history: readonly Entry[];
  compose: () => void;
  /** Whether it changed anything. */
  change: (prompt: string) => Promise<boolean>;
  /** Goes back to the interface before the last change; undefined where there is nothing to go back to. */
  undo: (() => void) | undefined;
  composeNext: (action: FiredAction, prompt: string) => void;
  open: (entry: Entry) => void;
  /** Writes what the fields are into the address of the page, and returns it. */
  link: () => Promise<string>;
};

/** @param owner who composes, and the workspace that pays */
export function usePlayground(owner: Owner): PlaygroundModel {
  const { actor, slug } = owner;
  const [draft] = useState(() => readDraft(owner));
  const [fields, setFields] = useState<Fields>(draft?.fields ?? EMPTY_FIELDS);
  const [fired, setFired] = useState<FiredAction>();
  const [before, setBefore] = useState<Spec>();
  const [past, setPast] = useState<readonly Spec[]>([]);
  const [history, setHistory] = useState<readonly Entry[]>(() => readHistory(owner));
  const { composition, moments, request, record } = useRecordedComposition(slug);

  useLinkedFields(draft, setFields, composition.show);
  // A screen that is still being composed is nothing to come back to; the one that is changed is.
  const spec = composition.isLoading ? before : composition.spec;
  useEffect(() => keepDraft({ actor, slug }, { fields, spec, fragment: location.hash }), [actor, slug, fields, spec]);

  /** Clears what belongs to the composition before; `changed` is the spec that a change starts from. */
  const begin = (changed?: Spec): void => {
    record();
    setFired(undefined);
    setBefore(changed);
  };
  const beginAnew = (): void => {
    begin();
    setPast([]);
  };
  const keep = (result: { generation_id: string; spec: Spec } | undefined, prompt: string): void => {
    if (result === undefined) return;
    const entry = { id: result.generation_id, atMs: Date.now(), fields: { ...fields, prompt }, spec: result.spec };
    setHistory(remember(owner, entry));
  };
  const undo = (last: Spec): void => {
    begin();
    setPast(past.slice(0, -1));
    composition.show(last);
    keep({ generation_id: `undone-${Date.now()}`, spec: last }, fields.prompt);
  };
  const latest = past.at(-1);

  return {
    fields,
    setFields,
    composition,
    moments,
    fired,
    setFired,
    before,
    request,
    history,
    compose: () => {
      beginAnew();
      void composition.compose(requestOf(fields)).then((result) => keep(result, fields.prompt));
    },
    change: async (prompt) => {
      const { prompt: _, ...rest } = requestOf(fields);
      const changed = composition.spec;
      begin(changed);
      const result = await composition.ask(prompt, rest);
      keep(result, fields.prompt);
      const isChanged = result !== undefined && result.unchanged !== true;
      if (isChanged && changed !== undefined) setPast((specs) => [...specs, changed]);
      return isChanged;
    },
    undo: latest === undefined || composition.isLoading ? undefined : () => undo(latest),
    composeNext: (action, prompt) => {
      // The action that has just fired is not offered on the next screen.
      const actions = requestOf(fields).actions?.filter(({ name }) => name !== action.name) ?? [];
      beginAnew();
      void composition
        .next(action, prompt, actions.length === 0 ? {} : { actions })
        .then((result) => keep(result, prompt));
    },
    open: (entry) => {
      beginAnew();
      record(requestOf(entry.fields));
      setFields(entry.fields);
      composition.show(entry.spec);
    },
    link: async () => {
      const fragment = `#${await toFragment(fields)}`;
      // In the address it can be copied by hand as well.
      window.history.replaceState(null, '', `/playground${fragment}`);
      keepDraft(owner, { fields, spec, fragment });
      return location.href;
    },
  };
}

/** Composes for a workspace, and records what was sent and every event that came, for the tabs that show them. */
function useRecordedComposition(slug: string) {
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [request, setRequest] = useState<ComposeRequest>();
  const beganMs = useRef(0);
  const onEvent = useCallback((event: ComposeEvent) => {
    setMoments((known) => [...known, { atMs: performance.now() - beganMs.current, event }]);
  }, []);
  // What is sent is what the code tab shows: a change and a next screen hold more than the fields say.
  const recorded = useCallback<typeof fetch>(async (address, init) => {
    if (typeof init?.body === 'string') setRequest(JSON.parse(init.body) as ComposeRequest);
    return fetch(address, init);
  }, []);
  const url = `/api/workspaces/${encodeURIComponent(slug)}/compose`;
  const composition = useComposition(url, { onEvent, fetch: recorded });
  /** Starts a new record; `shown` is the request of a composition that is only shown again. */
  const record = (shown?: ComposeRequest): void => {
    beganMs.current = performance.now();
    setMoments([]);
    if (shown !== undefined) setRequest(shown);
  };
  return { composition, moments, request, record };
}

/** Takes the fields of a link, also of one that is opened over the last; else what stood here before comes back. */
function useLinkedFields(
  draft: Draft | undefined,
  setFields: (fields: Fields) => void,
  show: (spec: Spec) => void,
): void {
  useEffect(() => {
    const isKnown = draft?.fragment === location.hash;
    if (isKnown && draft.spec !== undefined) show(draft.spec);
    const takeLink = async (): Promise<void> => {
      const given = await fromFragment(location.hash.slice(1));
      if (given !== undefined) setFields(given);
    };
    if (!isKnown) void takeLink();
    const onHashChange = () => void takeLink();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [draft, setFields, show]);
}
