import { classNames } from '../../parts/looks/class-names.ts';
import { enterClass } from '../../parts/fields/enter.ts';
import { shadowOf } from '../../parts/looks/looks.ts';
import { Modal, ModalHeader } from '../../parts/overlays/modal.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useOpenPath } from '../../runtime/live.ts';
import css from './drawer.module.css';

/** A modal sheet at an edge of the screen; left and right change places in right-to-left text. */
export function Drawer({ id, props, children, fire }: Drawn<'Drawer'>) {
  const { title, openPath, description, side, size, padding, dismissable, showClose, closeLabel } = props;
  const { bg, color, borderColor, mutedColor, overlayColor, shadow, motion } = props;
  const [isOpen, setOpen] = useOpenPath(openPath);
  const close = () => {
    setOpen(false);
    fire('dismiss', {});
  };
  return (
    <Modal
      isOpen={isOpen}
      onDismiss={close}
      isDismissable={dismissable}
      labelledBy={`${id}-title`}
      describedBy={description === undefined || description === '' ? undefined : `${id}-description`}
      className={classNames(css['sheet'], css[side], css[size], enterClass(motion))}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({
          '--pad': `var(--drawer-pad-${padding})`,
          '--panel-edge': borderColor,
          '--quiet': mutedColor,
          '--veil': overlayColor,
          boxShadow: shadowOf(shadow),
        }),
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
