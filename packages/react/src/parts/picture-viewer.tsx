import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { ButtonFace } from './pressing/button-face.tsx';
import { Icon } from './looks/icon.tsx';
import { Modal } from './overlays/modal.tsx';
import { Picture } from './picture.tsx';
import css from './picture-viewer.module.css';
import { styles } from './looks/styles.ts';
import { useSurroundings } from '../runtime/runtime.ts';

type ViewerItem = { src: string; alt: string; caption: string | undefined };

type PictureViewerProps = {
  items: readonly ViewerItem[];
  index: number;
  isOpen: boolean;
  labels: { close: string; previous: string; next: string };
  /** Shade behind the picture. */
  veil: string | undefined;
  onIndex: (index: number) => void;
  onDismiss: () => void;
};

/** One picture over the whole screen. Arrows, buttons and swipes page; Escape and the empty room around close. */
export function PictureViewer({ items, index, isOpen, labels, veil, onIndex, onDismiss }: PictureViewerProps) {
  const { locale } = useSurroundings();
  const item = items[index];
  const go = (step: 1 | -1) => {
    const next = index + step;
    if (next >= 0 && next < items.length) onIndex(next);
  };
  const closeOnRoom = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onDismiss();
  };
  return (
    <Modal
      isOpen={isOpen && item !== undefined}
      onDismiss={onDismiss}
      label={item?.alt ?? ''}
      className={css['viewer']}
      style={styles({ '--veil': veil, colorScheme: 'dark' })}
    >
      {item !== undefined && (
        <div
          className={css['frame']}
          onClick={closeOnRoom}
          onKeyDown={(event) => {
            const step = stepOf(event);
            if (step !== undefined) go(step);
          }}
        >
          <div className={css['bar']}>
            {items.length > 1 && (
              <span className={css['count']} role="status">
                {(index + 1).toLocaleString(locale)} / {items.length.toLocaleString(locale)}
              </span>
            )}
            <ButtonFace
              variant="secondary"
              isIcon
              isPill
              aria-label={labels.close}
              data-autofocus=""
              onClick={onDismiss}
            >
              <Icon name="x" />
            </ButtonFace>
          </div>
          <Stage item={item} number={index} onPage={go} onRoom={closeOnRoom} />
          {items.length > 1 && (
            <>
              <PageButton side="start" label={labels.previous} isOff={index === 0} onPress={() => go(-1)} />
              <PageButton side="end" label={labels.next} isOff={index === items.length - 1} onPress={() => go(1)} />
            </>
          )}
          {item.caption !== undefined && item.caption !== '' && (
            <p className={css['caption']}>
              <bdi>{item.caption}</bdi>
            </p>
          )}
        </div>
      )}
    </Modal>
  );
}

const SWIPE_PX = 48;

type StageProps = {
  item: ViewerItem;
  number: number;
  onPage: (step: 1 | -1) => void;
  onRoom: (event: MouseEvent) => void;
};

function Stage({ item, number, onPage, onRoom }: StageProps) {
  const swipeFrom = useRef<number>(undefined);
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const distance = swipeFrom.current === undefined ? 0 : event.clientX - swipeFrom.current;
    swipeFrom.current = undefined;
    if (Math.abs(distance) > SWIPE_PX) onPage(distance < 0 !== event.currentTarget.matches(':dir(rtl)') ? 1 : -1);
  };
  return (
    <div
      className={css['stage']}
      onPointerDown={(event) => {
        swipeFrom.current = event.pointerType === 'mouse' ? undefined : event.clientX;
      }}
      onPointerUp={onPointerUp}
      onClick={onRoom}
    >
      <Picture key={number} src={item.src} alt={item.alt} fit="contain" loading="eager" className={css['picture']} />
    </div>
  );
}

function stepOf(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  event.preventDefault();
  return (event.key === 'ArrowRight') !== event.currentTarget.matches(':dir(rtl)') ? 1 : -1;
}

type PageButtonProps = { side: 'start' | 'end'; label: string; isOff: boolean; onPress: () => void };

function PageButton({ side, label, isOff, onPress }: PageButtonProps) {
  return (
    <ButtonFace
      variant="secondary"
      isIcon
      isPill
      className={css[side]}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon name={side === 'start' ? 'chevron-left' : 'chevron-right'} />
    </ButtonFace>
  );
}
