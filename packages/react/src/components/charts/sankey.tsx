import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText } from '../../parts/chart/number-text.ts';
import { partColors } from '../../parts/chart/palette.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { acyclicLinks } from './sankey/acyclic-links.ts';
import { Flows } from './sankey/flows.tsx';

const OPACITIES = { solid: 0.7, soft: 0.2 };
const MEDIUM = 0.38;
const NODE_WIDTHS = { thin: 6, md: 12, thick: 20 };

/** Bands that flow between nodes, as thick as the amount they carry. */
export function Sankey({ props }: Drawn<'Sankey'>) {
  const say = useWords();
  const { nodes, links, nodeWidth, palette, height, fillOpacity, showLegend, showValues, emptyText, ariaLabel } = props;
  const { locale, dir } = useSurroundings();
  const kept = acyclicLinks(nodes.length, links);
  const colors = partColors(palette, nodes);
  const text = (value: number) => numberText(value, { locale });
  const through = nodes.map((_, at) => {
    const sum = (end: 'source' | 'target') =>
      kept.filter((link) => link[end] === at).reduce((total, { value }) => total + value, 0);
    return Math.max(sum('source'), sum('target'));
  });
  const names = nodes.map(({ label }) => label);
  const flows = kept.map(
    ({ source, target, value }) =>
      `${say('{source} to {target}', { source: names[source] ?? '', target: names[target] ?? '' })}: ${text(value)}`,
  );
  return (
    <ChartFrame
      summary={`${say('Sankey diagram')}, ${flows.slice(0, 5).join('; ')}${flows.length > 5 ? '; …' : ''}`}
      ariaLabel={ariaLabel}
      values={flows}
      height={height}
      emptyText={emptyText}
      isEmpty={kept.length === 0}
      legend={
        showLegend
          ? names.map((name, at) => ({
              name,
              color: colors[at] ?? '',
              value: showValues ? text(through[at] ?? 0) : undefined,
            }))
          : undefined
      }
    >
      {(size) => (
        <Flows
          size={size}
          names={names.map((name, at) => (showValues && !showLegend ? `${name} ${text(through[at] ?? 0)}` : name))}
          colors={colors}
          links={kept}
          nodeWidth={NODE_WIDTHS[nodeWidth]}
          opacity={fillOpacity === undefined ? MEDIUM : OPACITIES[fillOpacity]}
          isRtl={dir === 'rtl'}
        />
      )}
    </ChartFrame>
  );
}
