import { FieldLabel } from '../../parts/fields/field.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';

/** A caption tied to a control elsewhere. */
export function Label({ props }: Drawn<'Label'>) {
  return (
    <div style={styles({ '--label-color': props.color })}>
      <FieldLabel text={props.text} htmlFor={props.htmlFor ?? ''} isRequired={props.required} size={props.size} />
    </div>
  );
}
