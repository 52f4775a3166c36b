import { classNames } from '../looks/class-names.ts';
import { styles } from '../looks/styles.ts';
import css from './chart-legend.module.css';

/** One name under or beside a plot. */
export type LegendItem = {
  name: string;
  color: string;
  value?: string | undefined;
  /** How the series is drawn, so that colour is not the only sign. */
  mark?: string | undefined;
};

/** More than these would outgrow the plot; all of them are in the list of values. */
const MOST = 24;

/** The names of the parts with their colours. The list of values says the same to a screen reader. */
export function ChartLegend({
  items,
  isBeside,
  color,
  valueColor,
}: {
  items: readonly LegendItem[];
  isBeside: boolean;
  color: string | undefined;
  valueColor: string | undefined;
}) {
  const shown = items.length > MOST ? items.slice(0, MOST - 1) : items;
  return (
    <ul
      className={classNames(css['legend'], isBeside && css['beside'])}
      style={styles({ '--names': color, '--values': valueColor })}
      aria-hidden="true"
    >
      {shown.map(({ name, color: swatch, value, mark }, at) => (
        <li key={at} className={css['item']}>
          <Swatch color={swatch} mark={mark} />
          <bdi className={css['name']}>{name}</bdi>
          {value !== undefined && <bdi className={css['value']}>{value}</bdi>}
        </li>
      ))}
      {shown.length < items.length && (
        <li className={css['more']}>
          <bdi>+{items.length - shown.length}</bdi>
        </li>
      )}
    </ul>
  );
}

function Swatch({ color, mark }: { color: string; mark: string | undefined }) {
  if (mark === undefined) return <span className={css['swatch']} style={styles({ '--color': color })} />;
  return (
    <svg className={css['mark']} viewBox="-6 -6 12 12" style={styles({ '--color': color })}>
      <path d={mark} />
    </svg>
  );
}
