import { useRef, type ReactNode } from 'react';
import { classNames } from '../looks/class-names.ts';
import { styles } from '../looks/styles.ts';
import css from './chart-frame.module.css';
import { ChartEmpty } from './chart-empty.tsx';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { useSize, type Size } from './use-size.ts';

type ChartFrameProps = {
  /** What the chart says in a sentence. */
  summary: string;
  /** Replaces the summary. */
  ariaLabel: string | undefined;
  /** One line for each value, for those who cannot see the plot. */
  values: readonly string[];
  /** A length in px or rem; the plot may ask for more than that. */
  height: string;
  minHeight?: number;
  /** What stands instead of the plot when there is nothing to draw. */
  emptyText: string;
  isEmpty: boolean;
  xTitle?: string | undefined;
  yTitle?: string | undefined;
  legend?: readonly LegendItem[] | undefined;
  /** Beside the plot where there is room, else under it. */
  legendPlace?: 'under' | 'beside';
  legendColor?: string | undefined;
  legendValueColor?: string | undefined;
  /** The plot is as wide as high, so that the legend may come close. */
  isRound?: boolean;
  children: (size: Size) => ReactNode;
  /** Text over the plot, such as the total in a ring. */
  overlay?: ReactNode;
};

/** Before anything is measured, a chart is drawn for a card of this width. */
const EXPECTED_WIDTH = 480;

/** More names than this stand under the plot, where they may share lines. */
const MOST_BESIDE = 10;

/**
 * What all charts share: the plot in CSS px at the measured size, its spoken name, the titles of the axes, the legend,
 * and every value as text.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { summary, ariaLabel, values, height, minHeight, emptyText, isEmpty, xTitle, yTitle } = props;
  const { legend, legendPlace = 'under', legendColor, legendValueColor, isRound = false, children, overlay } = props;
  if (isEmpty) return <ChartEmpty text={emptyText} height={height} />;
  const isBeside =
    legendPlace === 'beside' && legend !== undefined && legend.length > 0 && legend.length <= MOST_BESIDE;
  return (
    <figure className={classNames(css['frame'], isBeside && css['beside'])}>
      {yTitle !== undefined && yTitle !== '' && (
        <p className={css['axisTitle']} aria-hidden="true">
          <bdi>{yTitle}</bdi>
        </p>
      )}
      <div className={css['halves']}>
        <Plot {...{ height, minHeight, isRound, overlay }} name={ariaLabel ?? summary}>
          {children}
        </Plot>
        {xTitle !== undefined && xTitle !== '' && (
          <p className={classNames(css['axisTitle'], css['under'])} aria-hidden="true">
            <bdi>{xTitle}</bdi>
          </p>
        )}
        {legend !== undefined && legend.length > 0 && (
          <ChartLegend items={legend} isBeside={isBeside} color={legendColor} valueColor={legendValueColor} />
        )}
      </div>
      <ul className={css['values']}>
        {values.map((value, at) => (
          <li key={at}>{value}</li>
        ))}
      </ul>
    </figure>
  );
}

type PlotProps = {
  name: string;
  height: string;
  minHeight: number | undefined;
  isRound: boolean;
  overlay: ReactNode;
  children: (size: Size) => ReactNode;
};

function Plot({ name, height, minHeight, isRound, overlay, children }: PlotProps) {
  const plot = useRef<HTMLDivElement>(null);
  const least = minHeight ?? 0;
  const expectedHeight = Math.max(least, pixels(height));
  const size = useSize(plot, { width: isRound ? expectedHeight : EXPECTED_WIDTH, height: expectedHeight });
  return (
    <div
      ref={plot}
      className={classNames(css['plot'], isRound && css['round'])}
      style={styles({ '--height': height, minBlockSize: least === 0 ? undefined : `${least}px` })}
      role="img"
      aria-label={name}
    >
      <svg className={css['picture']} width={size.width} height={size.height} aria-hidden="true" focusable="false">
        {children(size)}
      </svg>
      {overlay}
    </div>
  );
}

/** A length of the catalog in px; root text is taken to be 16 px until the plot is measured. */
export function pixels(length: string): number {
  const amount = Number.parseFloat(length);
  if (!Number.isFinite(amount)) return 200;
  return length.endsWith('rem') ? amount * 16 : amount;
}
