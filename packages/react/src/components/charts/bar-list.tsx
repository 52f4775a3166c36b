import { ChartEmpty } from '../../parts/chart/chart-empty.tsx';
import { numberText } from '../../parts/chart/number-text.ts';
import { paletteColors } from '../../parts/chart/palette.ts';
import { held } from '../../parts/chart/scale.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { sharedDecimals } from '../../parts/shared-decimals.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './bar-list.module.css';

/** Named rows, each with a bar as long as its amount. */
export function BarList({ props }: Drawn<'BarList'>) {
  const { data, sortByValue, showValues, valueFormat, valuePrefix, valueSuffix, palette, accent, trackColor } = props;
  const { locale } = useSurroundings();
  if (data.length === 0) return <ChartEmpty text={props.emptyText} />;
  const rows = sortByValue ? data.toSorted((one, other) => other.value - one.value) : data;
  const largest = Math.max(0, ...rows.map(({ value }) => held(value)));
  const decimals = sharedDecimals(
    rows.map(({ value }) => value),
    `${valuePrefix}${valueSuffix}`,
  );
  const style = { locale, format: valueFormat, prefix: valuePrefix, suffix: valueSuffix, decimals };
  const colors = palette === undefined ? [] : paletteColors(palette, rows.length);
  return (
    <ul className={classNames(css['list'], css[props.size])} style={styles({ '--track': trackColor })}>
      {rows.map(({ label, value, color }, at) => {
        const text = numberText(value, style);
        const share = largest === 0 ? 0 : Math.max(0, held(value) / largest);
        return (
          <li key={at} className={css['row']}>
            <bdi className={css['name']}>{label}</bdi>
            {showValues ? <bdi className={css['value']}>{text}</bdi> : <Hidden>{text}</Hidden>}
            <span className={css['track']} aria-hidden="true">
              {share > 0 && (
                <span
                  className={css['bar']}
                  style={styles({ inlineSize: `${share * 100}%`, '--bar': color ?? accent ?? colors[at] })}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
