import { use, type ReactNode } from 'react';
import { Icon } from '../looks/icon.tsx';
import { Hidden } from '../looks/hidden.tsx';
import { classNames } from '../looks/class-names.ts';
import { FormContext } from './form-context.ts';
import type { Field } from './use-field.ts';
import css from './field.module.css';

export { useField, type Field } from './use-field.ts';
export { FormFieldContext } from './form-context.ts';

/** What a frame draws of a field. */
export type FieldWords = Pick<Field, 'ids' | 'label' | 'helpText' | 'error' | 'isRequired'>;

type FieldFrameProps = {
  field: FieldWords;
  children: ReactNode;
  labelPlacement?: 'top' | 'left' | 'hidden';
  size?: 'sm' | 'md' | 'lg';
  /** The control is a group, which its label names but does not focus. */
  isGroup?: boolean;
  /** Stands at the end of the label's line, such as the number of a slider. */
  labelEnd?: ReactNode;
  /** Stands at the end of the help line, such as a counter. */
  linesEnd?: ReactNode;
  className?: string | undefined;
  /** What goes in is short: on a wide page the control does not follow the width. */
  isBrief?: boolean;
};

/**
 * Label, control, and help or error, six pixels apart. Without a label (a FormField around has it) and lines there is
 * nothing but the control.
 */
export function FieldFrame(props: FieldFrameProps) {
  const {
    field,
    children,
    labelPlacement = 'top',
    size = 'md',
    isGroup = false,
    labelEnd,
    linesEnd,
    className,
    isBrief = false,
  } = props;
  const form = use(FormContext);
  const isBeside = labelPlacement === 'left' || (form?.layout === 'horizontal' && labelPlacement === 'top');
  const label = field.label !== undefined && (
    <FieldLabel
      text={field.label}
      id={field.ids.label}
      htmlFor={isGroup ? undefined : field.ids.control}
      isRequired={field.isRequired}
      size={size}
    />
  );
  const isLabelSeen = label !== false && labelPlacement !== 'hidden';
  return (
    <div className={classNames(css['field'], isBeside && isLabelSeen && css['beside'], className)}>
      {isLabelSeen || labelEnd !== undefined ? (
        <div className={css['labelLine']}>
          {label}
          {labelEnd}
        </div>
      ) : (
        label !== false && <Hidden>{label}</Hidden>
      )}
      <div className={classNames(css['control'], isBrief && css['brief'])}>
        {children}
        <FieldLines field={field} end={linesEnd} />
      </div>
    </div>
  );
}

type FieldLabelProps = {
  text: string;
  id?: string | undefined;
  htmlFor?: string | undefined;
  isRequired?: boolean;
  size?: 'sm' | 'md' | 'lg';
};

/** The caption of a control, with the mark of fields that must be filled. */
export function FieldLabel({ text, id, htmlFor, isRequired = false, size = 'md' }: FieldLabelProps) {
  const words = (
    <>
      <bdi>{text}</bdi>
      {isRequired && (
        <span className={css['required']} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const className = classNames(css['label'], css[size]);
  return htmlFor === undefined ? (
    <span className={className} id={id}>
      {words}
    </span>
  ) : (
    <label className={className} id={id} htmlFor={htmlFor}>
      {words}
    </label>
  );
}

/** The help line, or in its place what is wrong. */
export function FieldLines({ field, end }: { field: FieldWords; end?: ReactNode }) {
  const { error, helpText, ids } = field;
  const hasLine = error !== undefined || helpText !== undefined;
  if (!hasLine && end === undefined) return null;
  return (
    <div className={css['lines']}>
      {error !== undefined ? (
        <ErrorLine id={ids.lines} message={error} />
      ) : (
        helpText !== undefined && (
          <p id={ids.lines} className={css['help']}>
            <bdi>{helpText}</bdi>
          </p>
        )
      )}
      {end}
    </div>
  );
}

/** A sentence that says what is wrong; it is announced when it appears. */
export function ErrorLine({
  message,
  id,
  size = 'sm',
}: {
  message: string;
  id?: string | undefined;
  size?: 'sm' | 'md';
}) {
  return (
    <p id={id} className={classNames(css['error'], css[size])} role="alert">
      <Icon name="alert-circle" size={size === 'sm' ? 'sm' : 'md'} className={css['errorIcon']} />
      <bdi>{message}</bdi>
    </p>
  );
}
