import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './looks/class-names.ts';
import { Icon } from './looks/icon.tsx';
import css from './picture.module.css';

type PictureProps = {
  src: string | undefined;
  /** Empty means decoration. */
  alt: string;
  /** How the picture fills its box; absent, the box takes the shape of the picture. */
  fit?: 'cover' | 'contain' | 'fill' | 'none';
  position?: string;
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** What stands in place of a picture that is missing or does not load. Default: a quiet box with the alt text. */
  fallback?: ReactNode;
};

/** A picture that never shows as broken: one that cannot be loaded leaves a quiet box with its words. */
export function Picture({ src, alt, fit, position, loading = 'lazy', className, style, fallback }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  // A picture of a server's page may have failed before this code ran.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true && image.naturalWidth === 0 && image.src !== '') setFailed(src);
    },
    [src],
  );
  if (src === undefined || src === '' || failed === src) {
    return fallback ?? <MissingPicture alt={alt} className={className} style={style} />;
  }
  return (
    <img
      key={src}
      ref={look}
      className={classNames(css['picture'], className)}
      style={{ ...style, ...(fit && { objectFit: fit }), ...(position && { objectPosition: position }) }}
      src={src}
      alt={alt}
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}

function MissingPicture({ alt, className, style }: Pick<PictureProps, 'alt' | 'className' | 'style'>) {
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={classNames(css['missing'], className)} style={style} {...name}>
      <Icon name="image" size="lg" />
      {alt !== '' && <bdi className={css['words']}>{alt}</bdi>}
    </span>
  );
}
