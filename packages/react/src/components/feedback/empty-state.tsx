import { StatePanel } from '../../parts/state-panel.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** Stands where a list or result would be when there is nothing to show. */
export function EmptyState({ id, props, children }: Drawn<'EmptyState'>) {
  return (
    <StatePanel titleId={`${id}-title`} {...props}>
      {children}
    </StatePanel>
  );
}
