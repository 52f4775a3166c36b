import { useEffect, useRef } from 'react';
import { frameCorner } from '../../parts/looks/looks.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './video-player.module.css';

/** A video file under the controls of the browser, with a line below. */
export function VideoPlayer({ props }: Drawn<'VideoPlayer'>) {
  const { src, poster, caption, controls, autoplay, loop, muted, aspect, width } = props;
  const { radius, borderColor, mutedColor } = props;
  const video = useRef<HTMLVideoElement>(null);
  useStart(video, autoplay, src);
  const hasCaption = caption !== undefined && caption !== '';
  return (
    <figure
      className={css['figure']}
      style={styles({ inlineSize: width, '--edge': borderColor, '--quiet': mutedColor })}
    >
      <video
        key={src}
        ref={video}
        className={css['video']}
        src={src}
        poster={poster}
        controls={controls}
        loop={loop}
        muted={muted || autoplay}
        playsInline
        preload="metadata"
        aria-label={hasCaption ? caption : undefined}
        style={styles({ aspectRatio: aspect === 'auto' ? undefined : aspect, borderRadius: frameCorner(radius) })}
      />
      {hasCaption && (
        <figcaption className={css['caption']}>
          <bdi>{caption}</bdi>
        </figcaption>
      )}
    </figure>
  );
}

// Not by the attribute: with reduced motion the user starts it.
function useStart(video: { readonly current: HTMLVideoElement | null }, isWanted: boolean, src: string) {
  useEffect(() => {
    if (!isWanted || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A browser that refuses leaves the picture still.
    video.current?.play().catch(() => undefined);
  }, [video, isWanted, src]);
}
