import { StatePanel } from '../../parts/state-panel.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** Stands in place of content that could not be loaded or carried out. */
export function ErrorState({ id, props, children }: Drawn<'ErrorState'>) {
  const { detail, ...rest } = props;
  return (
    <StatePanel titleId={`${id}-title`} {...rest} description={detail} tone="critical" role="alert">
      {children}
    </StatePanel>
  );
}
