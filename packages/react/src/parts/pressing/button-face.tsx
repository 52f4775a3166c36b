import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './button-face.module.css';
import { classNames } from '../looks/class-names.ts';
import ring from '../looks/small-ring.module.css';

/** How much a button stands out. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost' | 'outline';

type ButtonFaceProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  children: ReactNode;
  variant?: ButtonVariant;
  /** What the press means, apart from its weight; `data-tone` brings the colours. */
  tone?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** A square with a glyph alone; give it an `aria-label`. */
  isIcon?: boolean;
  isPill?: boolean;
  isFullWidth?: boolean;
  isLoading?: boolean;
};

/** The look and behaviour of everything that is pressed: a native button, in the weights of the design language. */
export function ButtonFace(props: ButtonFaceProps) {
  const {
    children,
    variant = 'primary',
    tone,
    size = 'md',
    isIcon,
    isPill,
    isFullWidth,
    isLoading = false,
    className,
    disabled,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        css['button'],
        css[variant],
        tone !== undefined && css['toned'],
        css[size],
        isIcon === true && css['icon'],
        isPill === true && css['pill'],
        isFullWidth === true && css['full'],
        isLoading && css['loading'],
        className,
      )}
      data-tone={tone}
      disabled={disabled}
      // A button that is busy keeps the focus; only its presses are ignored.
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {isLoading && <span className={classNames(ring['ring'], css['spinner'])} aria-hidden="true" />}
    </button>
  );
}
