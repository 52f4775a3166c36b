import { classNames } from '../../parts/looks/class-names.ts';
import { ModalPanel } from '../../parts/overlays/modal-panel.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './drawer.module.css';

/** A modal sheet at an edge of the screen; left and right change places in right-to-left text. */
export function Drawer({ id, props, children, fire }: Drawn<'Drawer'>) {
  return (
    <ModalPanel
      id={id}
      props={props}
      onDismiss={() => fire('dismiss', {})}
      className={classNames(css['sheet'], css[props.side], css[props.size])}
    >
      {children}
    </ModalPanel>
  );
}
