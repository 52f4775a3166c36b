import { useState, type CSSProperties, type ReactNode } from 'react';
import css from './avatar-face.module.css';
import { classNames } from './looks/class-names.ts';
import { inkOn } from './looks/ink-on.ts';
import { styles } from './looks/styles.ts';

type AvatarFaceProps = {
  name: string;
  src?: string | undefined;
  alt?: string | undefined;
  /** Diameter as a CSS length. */
  size: string;
  corner?: string | undefined;
  hasBorder?: boolean;
  /** Colour of a ring around, or none. */
  ring?: string | undefined;
  bg?: string | undefined;
  color?: string | undefined;
  /** Stands in place of the initials. */
  children?: ReactNode;
  /** The name stands beside: the face is decoration. */
  isDecoration?: boolean;
  style?: CSSProperties;
  className?: string | undefined;
};

/** A round portrait; its initials until the photo is there, and for good when it never comes. */
export function AvatarFace(props: AvatarFaceProps) {
  const { name, src, alt, size, corner, hasBorder = false, ring, bg, color, children, isDecoration = false } = props;
  const [failed, setFailed] = useState<string>();
  const spoken = alt ?? name;
  return (
    <span
      className={classNames(
        css['face'],
        hasBorder && css['border'],
        ring !== undefined && css['ring'],
        props.className,
      )}
      role={isDecoration || spoken === '' ? undefined : 'img'}
      aria-label={isDecoration || spoken === '' ? undefined : spoken}
      aria-hidden={isDecoration || spoken === '' ? true : undefined}
      title={isDecoration || name === '' ? undefined : name}
      style={{
        ...styles({
          '--avatar-size': size,
          '--avatar-corner': corner,
          '--avatar-ring': ring,
          '--avatar-fill': bg,
          '--avatar-ink': color ?? inkOn(bg),
        }),
        ...props.style,
      }}
    >
      <span aria-hidden="true">{children ?? initialsOf(name)}</span>
      {src !== undefined && src !== failed && (
        <img src={src} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setFailed(src)} />
      )}
    </span>
  );
}

/** First letters of the first and the last word; one sign where the script writes without spaces. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = firstSign(words[0]);
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)) return first;
  return (first + (words.length > 1 ? firstSign(words.at(-1)) : '')).toLocaleUpperCase();
}

function firstSign(word = ''): string {
  return /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';
}
