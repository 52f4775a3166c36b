import type { CSSProperties, ReactNode } from 'react';
import { ButtonFace, type ButtonVariant } from './button-face.tsx';
import css from './button-face.module.css';
import { classNames } from '../looks/class-names.ts';
import { NEW_TAB } from './new-tab.tsx';

type ActionFaceProps = {
  children: ReactNode;
  /** With an address it is a link, without one a button. */
  href: string | undefined;
  /** Opens the address in a new tab. */
  isExternal?: boolean | undefined;
  onPress: () => void;
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  isFullWidth?: boolean;
  isLoading?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
};

/** A call to action: follows its address or does something, and looks the same both ways. */
export function ActionFace(props: ActionFaceProps) {
  const { children, href, isExternal = false, onPress, variant = 'primary', size = 'md' } = props;
  const { isFullWidth = false, isLoading = false, className, style } = props;
  if (href === undefined) {
    return (
      <ButtonFace {...{ variant, size, isFullWidth, isLoading, className, style }} onClick={onPress}>
        {children}
      </ButtonFace>
    );
  }
  return (
    <a
      className={classNames(css['button'], css[variant], css[size], isFullWidth && css['full'], className)}
      style={style}
      href={href}
      {...(isExternal ? NEW_TAB : {})}
    >
      {children}
    </a>
  );
}
