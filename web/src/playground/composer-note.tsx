import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import css from './request-panel.module.css';

/** A composer that may answer, by the alias that events carry. */
export type ComposerTier = { alias: string; isBuiltin: boolean; circuit: string };

/** Which composers there are; undefined until it is known, and when nobody tells. */
export function useComposerTiers(slug: string): readonly ComposerTier[] | undefined {
  const [tiers, setTiers] = useState<readonly ComposerTier[]>();
  useEffect(() => {
    let isCurrent = true;
    call<{ tiers: ComposerTier[] }>(`/workspaces/${encodeURIComponent(slug)}/composer`).then(
      (told) => isCurrent && setTiers(told.tiers),
      // Composing says what is wrong; this is only a note.
      () => isCurrent && setTiers(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return tiers;
}

/** Says what composes where that is not as somebody may think. */
export function ComposerNote({ tiers }: { tiers: readonly ComposerTier[] | undefined }) {
  if (tiers === undefined) return null;
  const models = tiers.filter(({ isBuiltin }) => !isBuiltin);
  if (models.length === 0) {
    return (
      <p className={css['note']}>
        No model is set: the built-in composer answers. Set <code>OPENAI_API_KEY</code> and start again for a model.
      </p>
    );
  }
  if (models.every(({ circuit }) => circuit === 'open')) {
    return <p className={css['note']}>No model answers right now; the service tries again by itself.</p>;
  }
  return null;
}
