import type { ReactNode } from 'react';
import css from './chip.module.css';
import { classNames } from './looks/class-names.ts';
import { inkOn } from './looks/ink-on.ts';
import { styles } from './looks/styles.ts';
import { surfaceStyles } from './looks/surface.ts';

type ChipProps = {
  children: ReactNode;
  /** One of the tones of the stylesheet: neutral, accent, success, warning, critical, info. */
  tone: string;
  weight?: 'solid' | 'soft' | 'outline';
  size?: 'sm' | 'md' | 'lg';
  shape?: 'pill' | 'rounded' | 'square';
  isUppercase?: boolean;
  /** A status dot before the words: true, or its colour. */
  dot?: boolean | string | undefined;
  /** A glyph before the words. */
  start?: ReactNode;
  /** What stands after the words, such as the button that takes the chip away. */
  end?: ReactNode;
  bg?: string | undefined;
  color?: string | undefined;
  borderColor?: string | undefined;
};

/** A few words on a small fill: badges, tags, chips in the foot of a card. */
export function Chip(props: ChipProps) {
  const { children, tone, weight = 'soft', size = 'md', shape = 'pill', isUppercase = false, dot, start, end } = props;
  const { bg, color, borderColor } = props;
  return (
    <span
      className={classNames(css['chip'], css[weight], css[size], css[shape], isUppercase && css['uppercase'])}
      data-tone={tone}
      style={{
        ...surfaceStyles(bg, color ?? inkOn(bg)),
        ...styles({ '--chip-edge': borderColor }),
      }}
    >
      {dot !== undefined && dot !== false && (
        <span
          className={css['dot']}
          aria-hidden="true"
          style={typeof dot === 'string' ? { background: dot } : undefined}
        />
      )}
      {start}
      <span className={css['words']}>{children}</span>
      {end !== undefined && <span className={css['end']}>{end}</span>}
    </span>
  );
}
