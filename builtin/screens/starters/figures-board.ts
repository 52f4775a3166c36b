import { freshId } from '#builtin/fresh-id.ts';
import { emptyChart } from '#builtin/parts/figures/chart.ts';
import { statGroup } from '#builtin/parts/figures/stats.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { growingList } from '#builtin/parts/growing/growing-table.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { labelsOf, type Starter } from '#builtin/starters/starter.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

/** The figures, the chart and the list of a subject: figures and chart are the host's to fill, the list can be added to. */
export function figuresBoardScreen(u: Understanding, starter: Starter): Part {
  const { button, content, dialog, list: path } = growingList(u, capitalized(starter.many));
  const stats = statGroup('stats', figuresOf(u, starter));
  const list = part('listCard', 'Card', { title: capitalized(starter.many) }, content);
  const figures = stats === undefined ? [] : [stats];
  return growingPage(u, starter, 'xl', [button], [...figures, ...chartOf(u, starter, path), list, dialog]);
}

// Nothing is known of a figure but its name.
function figuresOf(u: Understanding, { figures }: Starter): Part[] {
  const key = ownKey(u, 'metrics');
  const taken = new Set<string>();
  return figures.map((label) => {
    const pointer = `/${key}/${freshId(identifier(label, 'figure'), taken)}`;
    return part(`${identifier(label, 'figure')}Stat`, 'Stat', { label, value: read(pointer) }, [], {
      seeds: { [pointer]: u.copy.noValue },
    });
  });
}

// What was added is drawn at once, with its sum; every other chart is the host's.
function chartOf(u: Understanding, { chart }: Starter, list: string): Part[] {
  if (chart === undefined) return [];
  const isAdded = chart.manner === 'added';
  const pointer = isAdded ? list : `/${ownKey(u, 'chart')}`;
  const drawn = emptyChart(chart.label, pointer, chart.manner === 'added' ? 'shares' : chart.manner, u.copy);
  const props = {
    ...drawn.props,
    height: '200px',
    ...(isAdded ? { totalLabel: labelsOf('totalAll', u.language).label } : {}),
  };
  return [part('chartCard', 'Card', { title: chart.label }, [{ ...drawn, props }])];
}
