import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '#test/servers/is-installed.ts';
import { ROOT } from './dockerfile.ts';
import { knownSeries } from './known-metrics.ts';
import { manifestsWith } from './manifests.ts';
import { readPromql } from './promql.ts';

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
};
type Panel = { type: string; title: string; targets?: { expr: string }[] };

const read = (file: string): string => readFileSync(`${ROOT}deploy/${file}`, 'utf8');
const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };
const charts = panels.filter(({ type }) => type !== 'row');
const adapter = parse(read('prometheus-adapter.yaml')) as { rules: { custom: { seriesQuery: string }[] } };
const promtool = findProgram('promtool');
const known = knownSeries();

/** What a scrape adds to every series. */
const TARGET_LABELS = ['job', 'instance', 'namespace', 'pod'];

/** Series that Prometheus itself records for every target. */
const TARGET_SERIES = ['up'];

/** What an expression uses and no service exports: series, and labels that none of its series has. */
function unknownIn(expression: string): string[] {
  const { series, labels } = readPromql(expression);
  expect(series).not.toEqual([]);
  const served = new Set([...TARGET_LABELS, ...series.flatMap((name) => known.get(name) ?? [])]);
  return [
    ...series.filter((name) => !known.has(name) && !TARGET_SERIES.includes(name)),
    ...labels.filter((label) => !served.has(label)),
  ];
}

/** Whether metrics of other software by the same name are distinguished: all names of ours begin with `uic_`. */
function isOursAlone(expression: string): boolean {
  const isShared = readPromql(expression).series.some((name) => !name.startsWith('uic_'));
  return !isShared || /\bon \(job, instance\).*\buic_build_info\b/s.test(expression);
}

describe('an expression', () => {
  test('is read for the series and labels that it asks for', () => {
    const expression = 'sum by (le) (rate(a_bucket{b="c"}[5m])) / d';
    expect(readPromql(expression)).toEqual({ series: ['a_bucket', 'd'], labels: ['le', 'b'] });
    expect(() => readPromql('sum(rate(a[5m])')).toThrow(/no PromQL/);
  });

  test('that asks for unknown series is detected', () => {
    expect(unknownIn('uic_gateway_errors_total{code="X"}')).toEqual([]);
    expect(unknownIn('uic_gateway_errors_total{codes="X"} / uic_nothing')).toEqual(['uic_nothing', 'codes']);
  });
});

describe('alerts.yaml', () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))('%s asks for existing series', (_, rule) => {
    expect(unknownIn(rule.expr)).toEqual([]);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(isOursAlone(rule.expr)).toBe(true);
  });

  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s leads who is woken up to the heading that explains it',
    (alert, { annotations }) => {
      const operations = readFileSync(`${ROOT}docs/operations.md`, 'utf8');
      expect(operations).toMatch(new RegExp(`^### ${alert}\n\n\\S`, 'm'));
      expect(annotations.runbook_url).toMatch(new RegExp(`^https://.*operations\\.md#${alert.toLowerCase()}$`));
    },
  );

  test.runIf(promtool !== undefined)('is what Prometheus takes', () => {
    const checked = execFileSync(promtool ?? '', ['check', 'rules', `${ROOT}deploy/alerts.yaml`], { encoding: 'utf8' });
    expect(checked).toContain(`SUCCESS: ${rules.length} rules found`);
  });
});

describe('the dashboard', () => {
  test.each(charts.map((chart) => [chart.title, chart] as const))('%s asks for existing series', (_, chart) => {
    expect(chart.targets).not.toEqual([]);
    for (const { expr } of chart.targets ?? []) {
      expect(unknownIn(expr.replaceAll('$__rate_interval', '5m'))).toEqual([]);
    }
  });

  test.each(charts.map((chart) => [chart.title, chart] as const))(
    '%s selects only our processes',
    (_, { targets = [] }) => {
      for (const { expr } of targets) expect(isOursAlone(expr.replaceAll('$__rate_interval', '5m'))).toBe(true);
    },
  );
});

describe('prometheus-adapter.yaml', () => {
  test('serves exactly what the autoscalers ask for', () => {
    const served = adapter.rules.custom.flatMap(({ seriesQuery }) => readPromql(seriesQuery).series);
    const manifests = manifestsWith('production', 'scale-by-streams');
    const scalers = manifests.filter(({ kind }) => kind === 'HorizontalPodAutoscaler') as IHorizontalPodAutoscaler[];
    const asked = scalers.flatMap(({ spec }) =>
      (spec?.metrics ?? []).flatMap(({ pods }) => (pods === undefined ? [] : [pods.metric.name])),
    );
    expect(new Set(served)).toEqual(new Set(asked));
  });
});
