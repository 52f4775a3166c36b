import { useMemo, useState } from 'react';
import { FieldFrame, FormFieldContext, type FieldWords } from '../../parts/fields/field.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './form-field.module.css';

/** Gives the one control inside a label, a help line and an error line. */
export function FormField({ id, props, children, childElements }: Drawn<'FormField'>) {
  const { label, helpText, errorText, required, labelPlacement, size, mutedColor } = props;
  const [fault, setFault] = useState<string>();
  const error = errorText ?? fault;
  const ids = { control: childElements[0]?.id ?? id, label: `${id}-label`, lines: `${id}-lines` };
  const describedBy = error === undefined && helpText === undefined ? undefined : ids.lines;
  const isInvalid = errorText !== undefined;
  const scope = useMemo(
    () => ({ labelId: `${id}-label`, describedBy, isRequired: required, isInvalid, setFault }),
    [id, describedBy, required, isInvalid],
  );
  const field: FieldWords = {
    ids,
    label,
    helpText,
    error,
    isRequired: required,
  };
  return (
    <div
      role="group"
      className={css['formField']}
      aria-labelledby={ids.label}
      aria-describedby={describedBy}
      style={styles({ '--help-color': mutedColor })}
    >
      <FieldFrame field={field} size={size} labelPlacement={labelPlacement}>
        <FormFieldContext value={scope}>{children}</FormFieldContext>
      </FieldFrame>
    </div>
  );
}
