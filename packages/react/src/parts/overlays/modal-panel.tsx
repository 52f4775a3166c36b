import type { CSSProperties, ReactNode } from 'react';
import { useOpenPath } from '../../runtime/live.ts';
import { enterClass } from '../fields/enter.ts';
import { classNames } from '../looks/class-names.ts';
import { shadowOf } from '../looks/looks.ts';
import { styles } from '../looks/styles.ts';
import { surfaceStyles } from '../looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './modal-panel.module.css';
import { Modal, ModalHeader } from './modal.tsx';

type Shared = keyof Drawn<'Dialog'>['props'] & keyof Drawn<'Drawer'>['props'];

type ModalPanelProps = {
  id: string;
  /** The props that Dialog and Drawer have in common. */
  props: Pick<Drawn<'Dialog'>['props'], Shared>;
  onDismiss: () => void;
  /** Where the panel stands on the screen and how large it is. */
  className: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
};

/** A modal panel with a title and a body, open while the state at its `openPath` says so. */
export function ModalPanel({ id, props, onDismiss, className, style, children }: ModalPanelProps) {
  const { title, openPath, description, padding, dismissable, showClose, closeLabel } = props;
  const { bg, color, borderColor, mutedColor, overlayColor, shadow, motion } = props;
  const [isOpen, setOpen] = useOpenPath(openPath);
  const close = () => {
    setOpen(false);
    onDismiss();
  };
  return (
    <Modal
      isOpen={isOpen}
      onDismiss={close}
      isDismissable={dismissable}
      labelledBy={`${id}-title`}
      describedBy={description === undefined || description === '' ? undefined : `${id}-description`}
      className={classNames(css['panel'], className, enterClass(motion))}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({
          '--pad': `var(--panel-pad-${padding})`,
          '--panel-edge': borderColor,
          '--quiet': mutedColor,
          '--veil': overlayColor,
          boxShadow: shadowOf(shadow),
        }),
        ...style,
      }}
    >
      <div className={css['head']}>
        <ModalHeader
          id={id}
          title={title}
          description={description}
          closeLabel={showClose && dismissable ? closeLabel : undefined}
          onClose={close}
        />
      </div>
      {children !== null && <div className={css['body']}>{children}</div>}
    </Modal>
  );
}
