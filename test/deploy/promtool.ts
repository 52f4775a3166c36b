import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { findProgram } from '#test/servers/is-installed.ts';
import { ROOT } from './dockerfile.ts';

/** What must be installed for it: the Debian package `prometheus`. */
export const PROMTOOL_PROGRAMS = ['promtool'];

/** Series over time, in promtool's notation: `0+1x60` is 0, 1, … 60, one a minute. */
export type Series = Record<string, string>;

/** What Prometheus is to answer when it is asked at some minute. */
export type Question = { expr: string; eval_time: string; exp_samples: { labels?: string; value: number }[] };

type RuleTest = { name: string; series: Series; questions: Question[] };

/**
 * Runs deploy/alerts.yaml in Prometheus' own rule engine over made-up series.
 *
 * @returns what promtool has to say; empty when every question got the answer that was expected
 */
export function testRules(tests: readonly RuleTest[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'uic-rules-'));
  const file = join(folder, 'tests.yaml');
  const content = {
    rule_files: [`${ROOT}deploy/alerts.yaml`],
    evaluation_interval: '1m',
    tests: tests.map(({ name, series, questions }) => ({
      name,
      interval: '1m',
      input_series: Object.entries(series).map(([key, values]) => ({ series: key, values })),
      promql_expr_test: questions,
    })),
  };
  writeFileSync(file, stringify(content));
  try {
    execFileSync(findProgram('promtool') ?? 'promtool', ['test', 'rules', file], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks whether an alert, or any, is firing at a minute. */
export function firing(alert: string | undefined, atMinute: number, isFiring: boolean): Question {
  const name = alert === undefined ? '' : `alertname="${alert}",`;
  return {
    expr: `count(ALERTS{${name}alertstate="firing"}) > bool 0`,
    eval_time: `${atMinute}m`,
    exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [],
  };
}
