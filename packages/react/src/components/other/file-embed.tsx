import { useSyncExternalStore } from 'react';
import { Icon } from '../../parts/looks/icon.tsx';
import { NEW_TAB, NewTabHint } from '../../parts/pressing/new-tab.tsx';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './embed.module.css';
import { fileNameOf, kindOf, officeViewer } from './file-kind.ts';

/** A document in a frame, or a card that leads to it where the browser has no viewer for it. */
export function FileEmbed({ props }: Drawn<'FileEmbed'>) {
  const say = useWords();
  const { src, title, showToolbar, allowDownload, aspect, height, radiusValue, accent, borderColor } = props;
  const kind = props.kind === 'auto' ? kindOf(src) : props.kind;
  const filename = props.filename === undefined || props.filename === '' ? fileNameOf(src) : props.filename;
  const hasPdfViewer = useSyncExternalStore(neverChanges, () => navigator.pdfViewerEnabled, hasNone);
  const isShown = kind !== undefined && (kind !== 'pdf' || hasPdfViewer);
  const ratio = aspect === 'auto' ? '3/4' : aspect;
  const glyph = kind === 'image' ? 'image' : 'file-text';
  const link = allowDownload && (
    <a {...NEW_TAB} href={src} className={css['link']}>
      <Icon name="external-link" size="sm" />
      {say('Open')}
      <NewTabHint />
    </a>
  );
  const card = (
    <div className={css['card']}>
      <Icon name={glyph} size="xl" className={css['glyph']} />
      <bdi className={css['name']}>{filename}</bdi>
      <p className={css['quiet']}>{say('This file cannot be shown here.')}</p>
      {!showToolbar && link}
    </div>
  );
  return (
    <figure
      className={css['frame']}
      style={styles({ '--accent': accent, '--edge': borderColor, borderRadius: radiusValue })}
    >
      {showToolbar && (
        <figcaption className={css['bar']}>
          <Icon name={glyph} className={css['glyph']} />
          <span className={css['words']}>
            <bdi className={css['title']}>{title}</bdi>
            {filename !== title && <bdi className={css['quiet']}>{filename}</bdi>}
          </span>
          {link}
        </figcaption>
      )}
      <div
        className={css['view']}
        style={styles({
          blockSize: isShown ? height : undefined,
          aspectRatio: isShown && height === undefined ? ratio : undefined,
        })}
      >
        {!isShown && card}
        {isShown && kind === 'image' && (
          <Picture src={src} alt={title} fit="contain" className={css['fill']} fallback={card} />
        )}
        {isShown && kind === 'pdf' && (
          // A sandbox would switch the browser's own PDF viewer off.
          <iframe
            className={css['fill']}
            src={src}
            title={title}
            loading="lazy"
            referrerPolicy="no-referrer"
            allow=""
          />
        )}
        {isShown && kind === 'office' && (
          <iframe
            className={css['fill']}
            src={officeViewer(src)}
            title={title}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            allow="fullscreen"
          />
        )}
      </div>
    </figure>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

// The server does not know the browser; the frame is added when the browser draws first.
function hasNone(): boolean {
  return false;
}
