import { shareText } from '../../parts/chart/number-text.ts';
import { pixels } from '../../parts/chart/chart-frame.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './progress-circle.module.css';

const DIAMETERS = { sm: 56, md: 88, lg: 128, xl: 176 };

/** A ring that closes as one value approaches its maximum. */
export function ProgressCircle({ id, props }: Drawn<'ProgressCircle'>) {
  const { value, max, label, showValue, tone, size, sizeValue, strokeWidth } = props;
  const { color, trackColor, valueColor, mutedColor, ariaLabel } = props;
  const { locale } = useSurroundings();
  const done = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? done / max : 0;
  const percent = shareText(share, locale);
  const diameter = sizeValue === undefined ? DIAMETERS[size] : pixels(sizeValue);
  const stroke = Math.min(
    strokeWidth === undefined ? Math.max(3, diameter * 0.085) : pixels(strokeWidth),
    diameter / 2,
  );
  const radius = (diameter - stroke) / 2;
  const turn = 2 * Math.PI * radius;
  const hasWords = label !== undefined && label !== '';
  const textSize = Math.max(11, Math.min(diameter * 0.23, 40));
  const isValueShown = showValue && percent.length * textSize * 0.6 < diameter - 2 * stroke;
  const isInside = diameter >= 112;
  const caption = hasWords && (
    <bdi id={`${id}-label`} className={css['caption']}>
      {label}
    </bdi>
  );
  return (
    <div
      className={css['circle']}
      data-tone={tone === 'neutral' ? 'accent' : tone}
      style={styles({ '--color': color, '--track': trackColor, '--value': valueColor, '--muted': mutedColor })}
    >
      <div
        role="progressbar"
        className={css['ring']}
        aria-label={ariaLabel ?? (hasWords ? undefined : percent)}
        aria-labelledby={ariaLabel === undefined && hasWords ? `${id}-label` : undefined}
        aria-valuemin={0}
        aria-valuenow={done}
        aria-valuemax={max}
        aria-valuetext={percent}
        style={{ inlineSize: diameter, blockSize: diameter }}
      >
        <svg width={diameter} height={diameter} viewBox={`0 0 ${diameter} ${diameter}`} aria-hidden="true">
          <circle className={css['track']} cx={diameter / 2} cy={diameter / 2} r={radius} strokeWidth={stroke} />
          {share > 0 && (
            <circle
              className={css['arc']}
              cx={diameter / 2}
              cy={diameter / 2}
              r={radius}
              strokeWidth={stroke}
              strokeDasharray={`${turn * share} ${turn}`}
              strokeLinecap={share < 1 ? 'round' : 'butt'}
              transform={`rotate(-90 ${diameter / 2} ${diameter / 2})`}
            />
          )}
        </svg>
        <div className={css['middle']} style={{ padding: stroke + 4 }}>
          {isValueShown && (
            <span className={css['value']} style={{ fontSize: textSize }}>
              {percent}
            </span>
          )}
          {isInside && caption}
        </div>
      </div>
      {!isInside && caption}
    </div>
  );
}
