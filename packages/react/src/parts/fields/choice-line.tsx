import type { ReactNode } from 'react';
import { classNames } from '../looks/class-names.ts';
import css from './choice-line.module.css';

type ChoiceLineProps = {
  control: ReactNode;
  label: string;
  description?: string | undefined;
  descriptionId?: string;
  isRequired?: boolean;
  isDisabled: boolean;
  size: 'sm' | 'md' | 'lg';
  /** The control stands at the end of the line, as a switch does. */
  isAtEnd?: boolean;
  lines?: ReactNode;
};

/** A box, radio button or switch with the words that name it; a press on the words reaches it. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { control, label, description, descriptionId, isRequired, isDisabled, size, isAtEnd, lines } = props;
  return (
    <div className={classNames(css['choice'], css[size], isAtEnd === true && css['atEnd'])}>
      <label className={classNames(css['line'], isDisabled && css['disabled'])}>
        {control}
        <span className={css['words']}>
          <span>
            <bdi>{label}</bdi>
            {isRequired === true && (
              <span className={css['required']} aria-hidden="true">
                *
              </span>
            )}
          </span>
          {description !== undefined && (
            <span id={descriptionId} className={css['description']} aria-hidden="true">
              <bdi>{description}</bdi>
            </span>
          )}
        </span>
      </label>
      {lines !== undefined && <div className={css['lines']}>{lines}</div>}
    </div>
  );
}
