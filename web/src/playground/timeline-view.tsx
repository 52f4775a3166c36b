import type { UseComposition } from '@ui-composition/react';
import type { ComposerTier } from './composer-note.tsx';
import { summarise, type Moment } from './timeline.ts';
import css from './timeline-view.module.css';

type TimelineViewProps = {
  moments: readonly Moment[];
  composition: UseComposition;
  tiers: readonly ComposerTier[] | undefined;
};

/** What happened, on one line: who composed, how fast, what it took. */
export function TimelineView({ moments, composition, tiers }: TimelineViewProps) {
  const { model, firstOperationMs, durationMs, operations, restarts, usage } = summarise(moments);
  if (moments.length === 0 && !composition.isLoading) return null;
  const lastMs = moments.at(-1)?.atMs ?? 0;
  const totalMs = durationMs ?? Math.max(lastMs, 1);
  return (
    <div className={css['timeline']} role="group" aria-label="Timeline">
      <ol className={css['track']} aria-hidden="true">
        {firstOperationMs !== undefined && (
          <li
            className={css['span']}
            style={{
              insetInlineStart: `${(firstOperationMs / totalMs) * 100}%`,
              insetInlineEnd: `${100 - (lastMs / totalMs) * 100}%`,
            }}
          />
        )}
        {moments.map(({ atMs, event }, index) => (
          <li
            key={index}
            className={css['tick']}
            data-kind={event.type}
            style={{ insetInlineStart: `${(atMs / totalMs) * 100}%` }}
          />
        ))}
      </ol>
      <dl className={css['figures']}>
        {model !== undefined && <Figure name="Composed by" value={nameOf(model, tiers)} />}
        {firstOperationMs !== undefined && <Figure name="First operation" value={milliseconds(firstOperationMs)} />}
        {durationMs !== undefined && <Figure name="Done" value={milliseconds(durationMs)} />}
        <Figure name="Operations" value={String(operations)} />
        {restarts.length > 0 && (
          <Figure name="Restarts" value={`${restarts.length} (${restarts.map(({ reason }) => reason).join(', ')})`} />
        )}
        {usage !== undefined && usage.input_tokens + usage.output_tokens > 0 && (
          <Figure name="Tokens" value={`${usage.input_tokens} in, ${usage.output_tokens} out`} />
        )}
      </dl>
    </div>
  );
}

function nameOf(alias: string, tiers: readonly ComposerTier[] | undefined): string {
  return tiers?.find((tier) => tier.alias === alias)?.isBuiltin === true ? `the built-in composer (${alias})` : alias;
}

function milliseconds(value: number): string {
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
