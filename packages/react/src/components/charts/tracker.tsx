import { useRef } from 'react';
import { ChartEmpty } from '../../parts/chart/chart-empty.tsx';
import { labelStep } from '../../parts/chart/scale.ts';
import { textWidth } from '../../parts/chart/text-width.ts';
import { useSize } from '../../parts/chart/use-size.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import { hiddenClass } from '../../parts/looks/hidden.tsx';
import css from './tracker.module.css';

const GAPS = { none: 0, sm: 2, md: 4, lg: 6, xl: 10 };

/** A strip of equal blocks, one per period, coloured by how that period went. */
export function Tracker({ props }: Drawn<'Tracker'>) {
  const say = useWords();
  const { data, showLabels, size, rounded, gap, mutedColor, emptyText, ariaLabel } = props;
  if (data.length === 0) return <ChartEmpty text={emptyText} />;
  const summary = () =>
    say('Status tracker, {count} segments: {parts}', {
      count: data.length,
      parts: countsOf(data.map(({ tone }) => say(tone))),
    });
  const named = data.flatMap(({ label, tooltip, tone }) => {
    const words = tooltip ?? label;
    return words === undefined ? [] : [`${words}, ${say(tone)}`];
  });
  return (
    <div
      className={css['tracker']}
      style={styles({ '--gap': `${GAPS[gap]}px`, '--count': data.length, '--muted': mutedColor })}
    >
      <div
        className={classNames(css['strip'], css[size], rounded && css['rounded'])}
        role="img"
        aria-label={ariaLabel ?? summary()}
      >
        {data.map(({ tone, color, tooltip }, at) => (
          <span
            key={at}
            className={css['block']}
            data-tone={tone}
            title={tooltip}
            style={styles({ '--color': color })}
          />
        ))}
      </div>
      {showLabels && <Labels names={data.map(({ label = '' }) => label)} />}
      <ul className={hiddenClass}>
        {named.map((words, at) => (
          <li key={at}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

// Every n-th name, each as wide as the blocks that it stands for.
function Labels({ names }: { names: readonly string[] }) {
  const row = useRef<HTMLDivElement>(null);
  const { width } = useSize(row, { width: 480, height: 16 });
  const widest = Math.min(120, Math.max(0, ...names.map((name) => textWidth(name))));
  const every = labelStep(widest + 4, width / names.length);
  return (
    <div ref={row} className={css['labels']} aria-hidden="true">
      {names.map((name, at) =>
        at % every === 0 ? (
          <bdi
            key={at}
            className={classNames(css['label'], every > 1 && css['leading'])}
            style={{ flexGrow: Math.min(every, names.length - at) }}
          >
            {name}
          </bdi>
        ) : null,
      )}
    </div>
  );
}

function countsOf(tones: readonly string[]): string {
  return [...new Set(tones)].map((tone) => `${tones.filter((other) => other === tone).length} ${tone}`).join(', ');
}
