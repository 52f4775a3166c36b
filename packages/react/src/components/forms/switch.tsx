import { ChoiceLine } from '../../parts/fields/choice-line.tsx';
import { TickBox, tickLooks } from '../../parts/fields/tick-box.tsx';
import { useYesNo } from '../../parts/fields/use-yes-no.tsx';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './switch.module.css';

/** An on/off setting that takes effect at once. */
export function Switch(drawn: Drawn<'Switch'>) {
  const { onLabel, offLabel, accent, offColor } = drawn.props;
  const { isOn, line, box } = useYesNo(drawn);
  const state = isOn ? onLabel : offLabel;
  return (
    <ChoiceLine
      {...line}
      isAtEnd
      control={
        <span className={css['control']}>
          {state !== undefined && (
            <bdi className={css['state']} aria-hidden="true">
              {state}
            </bdi>
          )}
          <TickBox {...box} kind="switch" style={tickLooks(accent, { '--off': offColor })} />
        </span>
      }
    />
  );
}
