import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type CSSProperties } from 'react';
import { classNames } from '../looks/class-names.ts';
import { Icon } from '../looks/icon.tsx';
import { inkOn } from '../looks/ink-on.ts';
import { styles } from '../looks/styles.ts';
import css from './tick-box.module.css';

type TickBoxProps = Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'type'> & {
  kind?: 'checkbox' | 'radio' | 'switch';
  size?: 'sm' | 'md' | 'lg';
  /** The dash of a box that stands for several, some of them ticked. */
  isPartly?: boolean;
};

/** A native checkbox, radio button or switch in the look of the design language. */
export function TickBox(props: TickBoxProps) {
  const { kind = 'checkbox', size = 'md', isPartly = false, className, style, onChange, ...rest } = props;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <span className={classNames(css['place'], css[size], className)} style={style}>
      <input
        {...rest}
        ref={box}
        onChange={(event) => {
          // The browser toggles on a press; whether the press counts is up to the owner.
          event.currentTarget.indeterminate = isPartly;
          onChange?.(event);
        }}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        data-partly={isPartly ? '' : undefined}
        className={classNames(css['box'], css[kind])}
      />
      {kind === 'checkbox' && <Icon name={isPartly ? 'minus' : 'check'} className={css['tick']} />}
    </span>
  );
}

/** The caller's colour of a ticked box, with a tick that can be read on it. */
export function tickLooks(accent: string | undefined, more: Record<string, string | undefined> = {}): CSSProperties {
  return styles({ '--accent': accent, '--on-accent': inkOn(accent), ...more });
}
