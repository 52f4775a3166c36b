import { parser } from '@prometheus-io/lezer-promql';

/** What an expression asks for. @throws Error when it is no PromQL */
export function seriesIn(expression: string): string[] {
  const series: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') series.push(expression.slice(from, to));
    },
  });
  return series;
}
