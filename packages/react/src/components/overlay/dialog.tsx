import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import { ModalPanel } from '../../parts/overlays/modal-panel.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './dialog.module.css';

/** A modal panel in the middle of the screen. */
export function Dialog({ id, props, children, fire }: Drawn<'Dialog'>) {
  return (
    <ModalPanel
      id={id}
      props={props}
      onDismiss={() => fire('dismiss', {})}
      className={classNames(css['dialog'], css[props.size])}
      style={styles({ marginBlockStart: props.align === 'start' ? 'var(--from-top)' : undefined })}
    >
      {children}
    </ModalPanel>
  );
}
