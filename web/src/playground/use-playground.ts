import type { ComposeEvent, ComposeRequest, Spec } from '@ui-composition/client';
import { useComposition, type FiredAction, type UseComposition } from '@ui-composition/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readHistory, remember, type Entry, type Owner } from './history.ts';
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
  change: (prompt: string) => void;
  goOn: (action: FiredAction, prompt: string) => void;
  open: (entry: Entry) => void;
  link: () => Promise<string>;
};

/** @param owner who composes, and the workspace that pays */
export function usePlayground(owner: Owner): PlaygroundModel {
  const [fields, setFields] = useState<Fields>(EMPTY_FIELDS);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [fired, setFired] = useState<FiredAction>();
  const [before, setBefore] = useState<Spec>();
  const [request, setRequest] = useState<ComposeRequest>();
  const [history, setHistory] = useState<readonly Entry[]>(() => readHistory(owner));
  const beganMs = useRef(0);
  const onEvent = useCallback((event: ComposeEvent) => {
    setMoments((known) => [...known, { atMs: performance.now() - beganMs.current, event }]);
  }, []);
  // What is sent is what the code tab shows: a change and a next screen hold more than the fields say.
  const recorded = useCallback<typeof fetch>(async (address, init) => {
    if (typeof init?.body === 'string') setRequest(JSON.parse(init.body) as ComposeRequest);
    return fetch(address, init);
  }, []);
  const url = `/api/workspaces/${encodeURIComponent(owner.slug)}/compose`;
  const composition = useComposition(url, { onEvent, fetch: recorded });

  useEffect(() => {
    void fromFragment(location.hash.slice(1)).then((given) => given !== undefined && setFields(given));
  }, []);

  const begin = (): void => {
    beganMs.current = performance.now();
    setMoments([]);
    setFired(undefined);
  };
  const keep = (result: { generation_id: string; spec: Spec } | undefined, prompt: string): void => {
    if (result === undefined) return;
    const entry = { id: result.generation_id, atMs: Date.now(), fields: { ...fields, prompt }, spec: result.spec };
    setHistory(remember(owner, entry));
  };

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
      begin();
      setBefore(undefined);
      void composition.compose(requestOf(fields)).then((result) => keep(result, fields.prompt));
    },
    change: (prompt) => {
      const spec = composition.spec;
      const { prompt: _, ...rest } = requestOf(fields);
      begin();
      setBefore(spec);
      void composition.ask(prompt, rest).then((result) => keep(result, fields.prompt));
    },
    goOn: (action, prompt) => {
      // What was just done is not asked for again.
      const actions = requestOf(fields).actions?.filter(({ name }) => name !== action.name) ?? [];
      begin();
      setBefore(undefined);
      void composition
        .next(action, prompt, actions.length === 0 ? {} : { actions })
        .then((result) => keep(result, prompt));
    },
    open: (entry) => {
      setFields(entry.fields);
      composition.show(entry.spec);
      setMoments([]);
      setBefore(undefined);
      setFired(undefined);
      setRequest(requestOf(entry.fields));
    },
    link: async () => `${location.origin}/playground#${await toFragment(fields)}`,
  };
}
