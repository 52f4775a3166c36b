import { classNames } from '../../parts/looks/class-names.ts';
import css from './block-fields.module.css';

type LineProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: boolean;
  className?: string | undefined;
  'data-level'?: number;
};

/** One line of text, which is shown whole where the place is narrow: it has no line breaks of its own. */
export function Line({ label, value, onValue, hint, className, ...rest }: LineProps) {
  return (
    <textarea
      {...rest}
      className={classNames(css['text'], className)}
      rows={1}
      data-field={hint === true ? undefined : ''}
      dir="auto"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onValue(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
}
