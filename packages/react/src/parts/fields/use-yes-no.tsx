import type { ComponentProps } from 'react';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { ChoiceLine } from './choice-line.tsx';
import { FieldLines, useField, type Field } from './field.tsx';
import { TickBox } from './tick-box.tsx';

type YesNo = {
  isOn: boolean;
  /** For the ChoiceLine around the control. */
  line: Omit<ComponentProps<typeof ChoiceLine>, 'control'>;
  /** For the TickBox, which is the control. */
  box: ComponentProps<typeof TickBox>;
};

/** A field that is either on or off, as Checkbox and Switch are. */
export function useYesNo(drawn: Drawn<'Checkbox' | 'Switch'>): YesNo {
  const { id, props, fire } = drawn;
  const { name, label, description, readonly, size } = props;
  const [isOn, setOn] = useLive(drawn, 'checked', false);
  const field = useField({ ...props, id, value: isOn });
  const descriptionId = `${id}-description`;
  return {
    isOn,
    line: {
      label,
      description,
      descriptionId,
      isRequired: field.isRequired,
      isDisabled: field.isDisabled,
      size,
      lines: <FieldLines field={field} />,
    },
    box: {
      ...field.controlProps,
      'aria-label': label,
      'aria-describedby': describedBy(field, description === undefined ? undefined : descriptionId),
      'aria-readonly': readonly || undefined,
      size,
      checked: isOn,
      onChange: ({ target }) => {
        if (readonly) return;
        setOn(target.checked);
        field.onEdited();
        fire('change', { value: target.checked, name });
      },
      onBlur: field.onLeft,
    },
  };
}

// The second line, then help or error.
function describedBy(field: Field, descriptionId: string | undefined): string | undefined {
  const ids = [descriptionId, field.controlProps['aria-describedby']].filter((id) => id !== undefined);
  return ids.length === 0 ? undefined : ids.join(' ');
}
