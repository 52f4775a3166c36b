import { parser } from '@prometheus-io/lezer-promql';

/** The series and labels that an expression uses. */
export type Asked = { series: string[]; labels: string[] };

/** The series that an expression asks for, and the labels by which it picks and groups them. @throws Error when it is no PromQL */
export function readPromql(expression: string): Asked {
  const asked: Asked = { series: [], labels: [] };
  parser.parse(expression).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      const text = expression.slice(from, to);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') asked.series.push(text);
      if (type.name === 'LabelName') asked.labels.push(text);
    },
  });
  return asked;
}

/** The series that an expression looks at, each as it picks them: `name{label="value"}`. */
export function selectorsIn(expression: string): string[] {
  const selectors: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.name === 'VectorSelector') selectors.push(expression.slice(from, to));
    },
  });
  return selectors;
}
