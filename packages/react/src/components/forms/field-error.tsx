import { ErrorLine } from '../../parts/fields/field.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** A validation message that stands apart from its field. */
export function FieldError({ props }: Drawn<'FieldError'>) {
  return <ErrorLine message={props.message} size={props.size} />;
}
