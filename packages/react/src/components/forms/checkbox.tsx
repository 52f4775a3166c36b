import { ChoiceLine } from '../../parts/fields/choice-line.tsx';
import { TickBox, tickLooks } from '../../parts/fields/tick-box.tsx';
import { useYesNo } from '../../parts/fields/use-yes-no.tsx';
import type { Drawn } from '../../runtime/drawn.ts';

/** A tick box for one independent yes or no. */
export function Checkbox(drawn: Drawn<'Checkbox'>) {
  const { accent, indeterminate } = drawn.props;
  const { line, box } = useYesNo(drawn);
  return <ChoiceLine {...line} control={<TickBox {...box} isPartly={indeterminate} style={tickLooks(accent)} />} />;
}
