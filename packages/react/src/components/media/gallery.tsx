import { useState } from 'react';
import { Picture } from '../../parts/picture.tsx';
import { PictureViewer } from '../../parts/picture-viewer.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import { tileStyles } from './media-tiles.ts';
import css from './media-tiles.module.css';

/** Picture tiles that open enlarged. */
export function Gallery({ props, fire }: Drawn<'Gallery'>) {
  const { items, lightbox, closeLabel, prevLabel, nextLabel, overlayColor } = props;
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <ul className={css['grid']} style={tileStyles(props)}>
        {items.map(({ src, alt }, index) => (
          <li key={index} className={css['item']}>
            <button
              type="button"
              className={css['tile']}
              aria-label={alt}
              aria-haspopup={lightbox ? 'dialog' : undefined}
              onClick={() => {
                if (lightbox) setOpened(index);
                fire('change', { value: index });
              }}
            >
              <Picture src={src} alt={alt} fit="cover" className={css['picture']} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        items={items}
        index={opened ?? 0}
        isOpen={opened !== undefined}
        labels={{ close: closeLabel, previous: prevLabel, next: nextLabel }}
        veil={overlayColor}
        onIndex={setOpened}
        onDismiss={() => setOpened(undefined)}
      />
    </>
  );
}
