import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { isDash } from '../../parts/looks/is-dash.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { trendPath } from './trend-path.ts';
import css from './stat.module.css';

/** A key figure: its name, its value, how it changed. */
export function Stat({ id, props }: Drawn<'Stat'>) {
  const { label, value, caption = '', icon, layout, delta = '', deltaType, sparkline = [], size, align } = props;
  const { accent, sparklineColor, mutedColor } = props;
  const name = (
    <span id={`${id}-label`} className={css['label']}>
      {icon !== undefined && <Icon name={icon} size="sm" />}
      <bdi>{label}</bdi>
    </span>
  );
  const figure = (
    <span className={classNames(css['value'], isDash(value) && css['unknown'])}>
      <bdi>{value}</bdi>
    </span>
  );
  const notes = (delta !== '' || caption !== '') && (
    <span className={css['notes']}>
      {delta !== '' && <Delta delta={delta} type={deltaType} />}
      {caption !== '' && layout === 'stack' && <bdi>{caption}</bdi>}
    </span>
  );
  const trend = sparkline.length > 1 && <Trend values={sparkline} />;
  const isMeasured = layout === 'split' || sparkline.length > 1;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={classNames(css['stat'], css[size], isMeasured && css['measured'])}
      data-ui-stat=""
      style={styles({ '--stat-accent': accent, '--stat-line': sparklineColor, '--stat-muted': mutedColor })}
    >
      <div className={classNames(css['inner'], css[layout], align === 'center' && css['centered'])}>
        {layout === 'split' ? (
          <>
            <span className={css['names']}>
              {name}
              {caption !== '' && (
                <span className={css['notes']}>
                  <bdi>{caption}</bdi>
                </span>
              )}
            </span>
            <span className={css['figures']}>
              {figure}
              {notes}
            </span>
          </>
        ) : (
          <>
            {name}
            {figure}
            {notes}
          </>
        )}
        {trend}
      </div>
    </div>
  );
}

const TONES = { increase: 'success', decrease: 'critical', neutral: undefined };

// The direction stands in a glyph and, for those who do not see it, in a sign; never in the colour alone.
function Delta({ delta, type }: { delta: string; type: keyof typeof TONES }) {
  const hasSign = /^[+\-−–]/.test(delta.trim());
  return (
    <span className={css['delta']} data-tone={TONES[type]}>
      {type !== 'neutral' && (
        <>
          <Icon name={type === 'increase' ? 'arrow-up' : 'arrow-down'} size="sm" />
          {!hasSign && <Hidden>{type === 'increase' ? '+' : '−'}</Hidden>}
        </>
      )}
      <bdi>{delta}</bdi>
    </span>
  );
}

function Trend({ values }: { values: readonly number[] }) {
  const { path, end } = trendPath(values, 80, 36);
  return (
    <svg className={css['trend']} viewBox="0 0 80 36" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {/* A dot that keeps its shape however wide the line is drawn. */}
      <path
        d={`M${end.x} ${end.y}h0`}
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
