import { Composition } from '@ui-composition/react';
import { useMemo } from 'react';
import type { Spec } from '#contract/spec/spec.ts';
import { dayOf } from './format.ts';
import type { DayUsage } from './usage-counts.ts';
import css from './usage.module.css';

const DAY_MS = 86_400_000;

type UsageChartProps = { days: readonly DayUsage[]; fromMs: number; toMs: number };

/** Generations by day, drawn with the catalog's own bar chart; days without one have no bar. */
export function UsageChart({ days, fromMs, toMs }: UsageChartProps) {
  const spec = useMemo(() => specOf({ days, fromMs, toMs }), [days, fromMs, toMs]);
  return (
    <div className={css['chart']}>
      <Composition spec={spec} />
    </div>
  );
}

function specOf({ days, fromMs, toMs }: UsageChartProps): Spec {
  const counts = new Map(days.map((day) => [day.dayStartMs, day.counts]));
  const starts = Array.from({ length: Math.round((toMs - fromMs) / DAY_MS) }, (_, index) => fromMs + index * DAY_MS);
  const valuesOf = (name: 'completed' | 'failed'): number[] => starts.map((start) => counts.get(start)?.[name] ?? 0);
  const props = {
    labels: starts.map(dayOf),
    series: [
      { name: 'Completed', values: valuesOf('completed') },
      { name: 'Failed', values: valuesOf('failed'), color: '#bc282d' },
    ],
    groupMode: 'stacked',
    showValues: false,
    height: '220px',
    ariaLabel: 'Generations by day',
  };
  return { root: 'chart', state: {}, elements: { chart: { type: 'BarChart', props, children: [] } } };
}
