import { useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../looks/class-names.ts';
import css from './date-field.module.css';
import { boxClass, fieldLooks } from '../fields/field-box.tsx';
import { Icon } from '../looks/icon.tsx';
import { inkOn } from '../looks/ink-on.ts';
import { PopoverPanel, usePopover } from '../overlays/popover.tsx';
import { styles } from '../looks/styles.ts';
import type { Field } from '../fields/use-field.ts';

type DateFieldProps = {
  field: Field;
  /** The value as printed; undefined while there is none. */
  text: string | undefined;
  placeholder: string;
  isInline: boolean;
  size: 'sm' | 'md' | 'lg';
  looks: DateLooks;
  /** The open month; `close` gives the focus back to the field. */
  children: (close: () => void) => ReactNode;
  className?: string | undefined;
};

/** Colours and corner that a caller may give a date field. */
type DateLooks = {
  accent: string | undefined;
  accentText: string | undefined;
  mutedColor: string | undefined;
  borderColor: string | undefined;
  radiusValue: string | undefined;
};

/** A button that prints a date and opens a month, or the month alone, always open. */
export function DateField(props: DateFieldProps) {
  const { field, text, placeholder, isInline, size, looks, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { anchor, popover, close } = usePopover<HTMLButtonElement>({ isOpen, onClose: () => setOpen(false) });
  const grip = { '--panel-edge': looks.borderColor, '--panel-corner': looks.radiusValue };
  if (isInline && !field.isDisabled) {
    return (
      <div
        {...field.groupProps}
        role="group"
        className={classNames(css['panel'], css['inline'], css[size], props.className)}
        style={{ ...monthLooks(looks), ...styles(grip) }}
        onBlur={field.onGroupBlur}
      >
        <output className={css['printed']} data-empty={text === undefined || undefined}>
          <bdi>{text ?? placeholder}</bdi>
        </output>
        {children(() => undefined)}
      </div>
    );
  }
  return (
    <>
      <button
        {...field.buttonProps}
        ref={(element) => {
          anchor.current = element;
          field.buttonProps.ref(element);
        }}
        type="button"
        className={boxClass({ size, isInvalid: field.isInvalid, isDisabled: field.isDisabled }, css['trigger'] ?? '')}
        style={fieldLooks(looks)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${field.ids.control}-panel` : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        onBlur={() => {
          if (!isOpen) field.onLeft();
        }}
      >
        <Icon name="calendar" size={size} />
        <bdi className={css['value']} data-empty={text === undefined || undefined}>
          {text ?? placeholder}
        </bdi>
      </button>
      {isOpen && (
        <PopoverPanel
          popover={popover}
          id={`${field.ids.control}-panel`}
          role="dialog"
          aria-labelledby={`${field.ids.control}-month-title`}
          className={css['popover']}
        >
          <div
            className={classNames(css['panel'], css[size], props.className)}
            style={{ ...monthLooks(looks), ...styles(grip) }}
          >
            {children(() => close('pick'))}
          </div>
        </PopoverPanel>
      )}
    </>
  );
}

/** The custom properties of the month inside. */
function monthLooks({ accent, accentText, mutedColor, radiusValue }: DateLooks): CSSProperties {
  return styles({
    '--month-accent': accent,
    '--month-on-accent': accentText ?? inkOn(accent),
    '--quiet': mutedColor,
    '--month-corner': radiusValue,
  });
}
