import type { ComposeEvent, ComposeRequest, Spec } from '@ui-composition/client';
import { useComposition, type FiredAction, type UseComposition } from '@ui-composition/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readHistory, remember, type Entry } from './history.ts';
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
  /** Whether what was composed was asked for as new, as a change or as the next screen. */
  compose: () => void;
  change: (prompt: string) => void;
  goOn: (action: FiredAction, prompt: string) => void;
  open: (entry: Entry) => void;
  link: () => Promise<string>;
};

/** @param slug the workspace that pays */
export function usePlayground(slug: string): PlaygroundModel {
  const [fields, setFields] = useState<Fields>(EMPTY_FIELDS);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [fired, setFired] = useState<FiredAction>();
  const [before, setBefore] = useState<Spec>();
  const [request, setRequest] = useState<ComposeRequest>();
  const [history, setHistory] = useState<readonly Entry[]>(readHistory);
  const beganMs = useRef(0);
  const onEvent = useCallback((event: ComposeEvent) => {
    setMoments((known) => [...known, { atMs: performance.now() - beganMs.current, event }]);
  }, []);
  const composition = useComposition(`/api/workspaces/${encodeURIComponent(slug)}/compose`, { onEvent });

  useEffect(() => {
    void fromFragment(location.hash.slice(1)).then((given) => given !== undefined && setFields(given));
  }, []);

  const begin = (sent: ComposeRequest): void => {
    beganMs.current = performance.now();
    setMoments([]);
    setFired(undefined);
    setRequest(sent);
  };
  const keep = (result: { generation_id: string; spec: Spec } | undefined, prompt: string): void => {
    if (result === undefined) return;
    const entry = { id: result.generation_id, atMs: Date.now(), fields: { ...fields, prompt }, spec: result.spec };
    setHistory(remember(entry));
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
      const sent = requestOf(fields);
      begin(sent);
      setBefore(undefined);
      void composition.compose(sent).then((result) => keep(result, fields.prompt));
    },
    change: (prompt) => {
      const spec = composition.spec;
      const { prompt: _, ...rest } = requestOf(fields);
      begin({ ...rest, prompt, mode: 'edit', ...(spec === undefined ? {} : { prior_spec: spec }) });
      setBefore(spec);
      void composition.ask(prompt, rest).then((result) => keep(result, fields.prompt));
    },
    goOn: (action, prompt) => {
      const { actions } = requestOf(fields);
      begin({ prompt, mode: 'continue_journey' });
      setBefore(undefined);
      void composition
        .next(action, prompt, actions === undefined ? {} : { actions })
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
