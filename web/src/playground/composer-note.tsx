import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import css from './request-panel.module.css';

/** A composer that may answer, by the alias that events carry. */
export type ComposerTier = { alias: string; isBuiltin: boolean; circuit: string };

/** What composes, and what stands in the way of composing. */
export type ComposerState = { tiers: readonly ComposerTier[]; problem?: string };

/** What composes; undefined until it is known, and when it cannot be found out. */
export function useComposerState(slug: string): ComposerState | undefined {
  const [state, setState] = useState<ComposerState>();
  useEffect(() => {
    let isCurrent = true;
    call<ComposerState>(`/workspaces/${encodeURIComponent(slug)}/composer`).then(
      (answer) => isCurrent && setState(answer),
      // Composing says what is wrong; this is only a note.
      () => isCurrent && setState(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return state;
}

/** Says what composes where a user may expect something else. */
export function ComposerNote({ state }: { state: ComposerState | undefined }) {
  if (state === undefined) return null;
  if (state.problem !== undefined) {
    return (
      <p className={css['note']} data-tone="warning" role="status">
        {state.problem} Nothing can be composed until it is back; what was composed here before still opens.
      </p>
    );
  }
  const models = state.tiers.filter(({ isBuiltin }) => !isBuiltin);
  if (models.length === 0) {
    return (
      <p className={css['note']}>
        No model is set: the built-in composer answers. Set <code>OPENAI_API_KEY</code> and start again for a model.
      </p>
    );
  }
  if (models.every(({ circuit }) => circuit === 'open')) {
    return (
      <p className={css['note']} data-tone="warning">
        No model answers right now; the service tries again by itself.
      </p>
    );
  }
  return null;
}
