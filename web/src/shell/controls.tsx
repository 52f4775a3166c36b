import type { ButtonHTMLAttributes, SelectHTMLAttributes } from 'react';
import { classNames } from '../../../packages/react/src/parts/looks/class-names.ts';
import css from './controls.module.css';

/** How much a button stands out: what the page is for, an offer, an offer in a row of a list, or a loss. */
export type ButtonLook = 'primary' | 'plain' | 'small' | 'danger';

/** The class of what looks like a button; a link takes it alone. */
export function buttonClass(look: ButtonLook): string {
  return classNames(css['button'], look !== 'plain' && css[look]) ?? '';
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

/** A button that sends no form unless its `type` says so. */
export function Button({ look = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames(buttonClass(look), className)} />;
}

/** One of the values to choose from, and the text that stands for it. */
export type Option<Value extends string = string> = readonly [value: Value, text: string];

type SelectProps<Value extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> & {
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** A native list of which one value is chosen. */
export function Select<Value extends string>({ options, onChange, className, ...rest }: SelectProps<Value>) {
  return (
    <select
      {...rest}
      className={classNames(css['input'], css['select'], className)}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
