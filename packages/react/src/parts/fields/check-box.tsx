import { useCallback, type InputHTMLAttributes } from 'react';
import css from './check-box.module.css';
import { classNames } from '../looks/class-names.ts';
import { inkOn } from '../looks/ink-on.ts';
import { styles } from '../looks/styles.ts';

type CheckBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'checked'> & {
  checked: boolean;
  /** Some of what it stands for is ticked. */
  isMixed?: boolean;
  onCheck: (isChecked: boolean) => void;
  /** Fill of the ticked box, and the colour of the tick on it. */
  accent?: string | undefined;
  accentText?: string | undefined;
};

/** A native checkbox in the look of the design; name it with a label around it or `aria-label`. */
export function CheckBox(props: CheckBoxProps) {
  const { checked, isMixed = false, onCheck, accent, accentText, className, style, ...rest } = props;
  const setMixed = useCallback(
    (input: HTMLInputElement | null) => {
      if (input !== null) input.indeterminate = isMixed;
    },
    [isMixed],
  );
  return (
    <input
      {...rest}
      ref={setMixed}
      type="checkbox"
      checked={checked}
      className={classNames(css['input'], className)}
      style={{ ...styles({ '--check-fill': accent, '--check-ink': accentText ?? inkOn(accent) }), ...style }}
      onChange={(event) => onCheck(event.currentTarget.checked)}
    />
  );
}
