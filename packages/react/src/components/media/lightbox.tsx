import { PictureViewer } from '../../parts/picture-viewer.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';

/** A full-screen picture viewer that something else opens. */
export function Lightbox(drawn: Drawn<'Lightbox'>) {
  const { props, fire } = drawn;
  const { items, closeLabel, prevLabel, nextLabel, overlayColor } = props;
  const [index, setIndex] = useLive(drawn, 'index', 0);
  const [isOpen, setOpen] = useLive(drawn, 'open', false);
  const shown = Math.min(index, Math.max(0, items.length - 1));
  return (
    <PictureViewer
      items={items}
      index={shown}
      isOpen={isOpen}
      labels={{ close: closeLabel, previous: prevLabel, next: nextLabel }}
      veil={overlayColor}
      onIndex={(next) => {
        setIndex(next);
        fire('change', { value: next });
      }}
      onDismiss={() => {
        setOpen(false);
        fire('dismiss', { index: shown });
      }}
    />
  );
}
