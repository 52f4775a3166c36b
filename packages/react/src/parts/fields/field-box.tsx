import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classNames } from '../looks/class-names.ts';
import ring from '../looks/small-ring.module.css';
import css from './field-box.module.css';
import { styles } from '../looks/styles.ts';

/** Colours and corner that a caller may give a field. */
type FieldLooks = {
  accent?: string | undefined;
  borderColor?: string | undefined;
  mutedColor?: string | undefined;
  radiusValue?: string | undefined;
};

/** The custom properties that carry a caller's colours into a `FieldBox`. */
export function fieldLooks({ accent, borderColor, mutedColor, radiusValue }: FieldLooks): CSSProperties {
  return styles({
    '--accent': accent,
    '--edge': borderColor,
    '--quiet': mutedColor,
    '--quiet-text': mutedColor,
    '--corner': radiusValue,
  });
}

type BoxState = {
  size?: 'sm' | 'md' | 'lg';
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadonly?: boolean;
};

/** The class names of a box, for those that are a button themselves. */
export function boxClass({ size = 'md', isInvalid, isDisabled, isReadonly }: BoxState, ...more: string[]): string {
  return classNames(
    css['box'],
    css[size],
    isInvalid === true && css['invalid'],
    isReadonly === true && css['readonly'],
    isDisabled === true && css['disabled'],
    ...more,
  );
}

/** The edge around a text box and what stands in it; it shows the focus of the control inside. */
export function FieldBox(props: BoxState & ComponentPropsWithRef<'div'>) {
  const { size, isInvalid, isDisabled, isReadonly, className = '', ...rest } = props;
  return (
    <div
      {...rest}
      className={boxClass(
        {
          ...(size === undefined ? {} : { size }),
          isInvalid: isInvalid ?? false,
          isDisabled: isDisabled ?? false,
          isReadonly: isReadonly ?? false,
        },
        className,
      )}
    />
  );
}

/** Text that stands fixed before or after a value, such as a unit. */
export function Affix({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={css['affix']}>
      <bdi>{children}</bdi>
    </span>
  );
}

/** A quiet button inside a box, such as the one that clears it. */
export function BoxTool({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={classNames(css['tool'], className)} />;
}

/** Turns inside a box while something is loaded. */
export function BoxSpinner() {
  return <span className={classNames(ring['ring'], css['spinner'])} aria-hidden="true" />;
}
