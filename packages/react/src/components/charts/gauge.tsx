import { numberText } from '../../parts/chart/number-text.ts';
import { pixels } from '../../parts/chart/chart-frame.tsx';
import { textWidth } from '../../parts/chart/text-width.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import css from './gauge.module.css';

const WIDTHS = { sm: 130, md: 180, lg: 240, xl: 320 };

/** A half-circle dial that shows where one reading lies between two limits. */
export function Gauge({ id, props }: Drawn<'Gauge'>) {
  const say = useWords();
  const { value, min, max, unit = '', label, thresholds = [], tone, color, trackColor, valueColor } = props;
  const { size, sizeValue, showValue, showRange, ariaLabel } = props;
  const { locale } = useSurroundings();
  const reading = Math.min(Math.max(value, min), max);
  const shareOf = (amount: number) => (max > min ? Math.min(1, Math.max(0, (amount - min) / (max - min))) : 0);
  const zone = thresholds.findLast((one) => reading >= one.value);
  const text = `${numberText(value, { locale })}${unit}`;
  const width = sizeValue === undefined ? WIDTHS[size] : Math.min(480, Math.max(80, pixels(sizeValue)));
  const thick = Math.max(6, width * 0.085);
  const hasLabel = label !== undefined && label !== '';
  return (
    <div
      className={css['gauge']}
      data-tone={tone === 'neutral' ? 'accent' : tone}
      style={styles({
        '--width': `${width}px`,
        '--color': zone?.color ?? color,
        '--track': trackColor,
        '--value': valueColor,
      })}
    >
      <div
        role="meter"
        className={css['dial']}
        aria-valuenow={reading}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={[text, zone?.label].filter(Boolean).join(', ')}
        aria-label={ariaLabel ?? (hasLabel ? undefined : `${text}, ${say('{from} to {to}', { from: min, to: max })}`)}
        aria-labelledby={ariaLabel === undefined && hasLabel ? `${id}-label` : undefined}
      >
        <Dial
          width={width}
          thick={thick}
          share={shareOf(reading)}
          marks={thresholds.map((one) => shareOf(one.value)).filter((share) => share > 0 && share < 1)}
        />
        {showValue && (
          <span className={css['value']} style={{ fontSize: fittingSize(text, width - 2 * thick - 24, width * 0.17) }}>
            <bdi>{text}</bdi>
          </span>
        )}
      </div>
      {showRange && (
        <div className={css['range']} aria-hidden="true" dir="ltr">
          <bdi>{numberText(min, { locale })}</bdi>
          <bdi>{numberText(max, { locale })}</bdi>
        </div>
      )}
      {zone?.label !== undefined && zone.label !== '' && (
        <span className={css['zone']}>
          <i className={css['dot']} aria-hidden="true" />
          <bdi>{zone.label}</bdi>
        </span>
      )}
      {hasLabel && (
        <bdi id={`${id}-label`} className={css['label']}>
          {label}
        </bdi>
      )}
    </div>
  );
}

function fittingSize(text: string, room: number, wanted: number): number {
  return Math.max(12, Math.min(wanted, 44, (14 * room) / Math.max(1, textWidth(text, 14))));
}

type DialProps = { width: number; thick: number; share: number; marks: readonly number[] };

function Dial({ width, thick, share, marks }: DialProps) {
  const radius = (width - thick) / 2;
  const center = width / 2;
  const height = center + thick / 2;
  const arc = `M${thick / 2},${center}A${radius},${radius},0,0,1,${width - thick / 2},${center}`;
  const length = Math.PI * radius;
  return (
    <svg className={css['picture']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path className={css['track']} d={arc} strokeWidth={thick} strokeLinecap="round" />
      {share > 0 && (
        <path
          className={css['arc']}
          d={arc}
          strokeWidth={thick}
          strokeLinecap="round"
          strokeDasharray={`${Math.max(0.01, length * share)} ${length * 2}`}
        />
      )}
      {[...new Set(marks)].map((mark) => {
        const angle = Math.PI * (1 + mark);
        const at = (distance: number) =>
          [center + Math.cos(angle) * distance, center + Math.sin(angle) * distance] as const;
        const [x1, y1] = at(radius - thick / 2 - 1);
        const [x2, y2] = at(radius + thick / 2 + 1);
        return <line key={mark} className={css['mark']} {...{ x1, y1, x2, y2 }} />;
      })}
    </svg>
  );
}
