import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { postCompose } from '#test/contract/requests.ts';
import { type ServiceProcess, spawnService } from '#test/processes/spawn-service.ts';
import { freePort } from '#test/servers/free-port.ts';
import { describeWith } from '#test/servers/installed.ts';
import { ALERT_CASES, type AlertCase } from './alert-cases.ts';
import { ROOT } from './dockerfile.ts';
import { selectorsIn } from './promql.ts';
import { firing, PROMTOOL_PROGRAMS, type Series, testRules } from './promtool.ts';

type Rule = { alert: string; expr: string };
const { groups } = parse(readFileSync(`${ROOT}deploy/alerts.yaml`, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const AFTER_MINUTES = 60;

/** Scraped text as series that stay as they are for an hour, with the labels that a scrape adds. */
function seriesOf(scraped: string, job: string): Series {
  const lines = scraped.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const target = `job="${job}",instance="${job}:9090"`;
  const series = lines.map((line): [string, string] => {
    const [, name = '', labels, value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return [`${name}{${target}${labels === undefined ? '' : `,${labels}`}}`, `${value}x${AFTER_MINUTES}`];
  });
  return { [`up{${target}}`]: `1x${AFTER_MINUTES}`, ...Object.fromEntries(series) };
}

const caseOf = ({ alert, when, isFiring, series }: AlertCase) => ({
  name: when,
  series,
  questions: [firing(alert, AFTER_MINUTES - 1, isFiring)],
});

describeWith('Prometheus', ...PROMTOOL_PROGRAMS)('alerts.yaml', () => {
  // All in one run of promtool; only when that finds a fault does each case have a run of its own, to find which it is.
  let areAllRight = false;
  beforeAll(() => {
    areAllRight = testRules(ALERT_CASES.map(caseOf)) === '';
  });

  test.each(ALERT_CASES.map((each) => [each.alert, each.isFiring ? 'calls' : 'is quiet', each.when, each] as const))(
    '%s %s when %s',
    (_alert, _does, _when, each) => {
      expect(areAllRight ? '' : testRules([caseOf(each)])).toBe('');
    },
  );

  test('has for every alert a case in which it fires and one in which it does not', () => {
    const cases = (isFiring: boolean) =>
      new Set(ALERT_CASES.filter((each) => each.isFiring === isFiring).map(({ alert }) => alert));
    const names = new Set(rules.map(({ alert }) => alert));
    expect(cases(true)).toEqual(names);
    expect(cases(false)).toEqual(names);
  });

  test('really runs its tests: a wrong expectation fails', () => {
    const [{ alert, series, isFiring } = ALERT_CASES[0]!] = ALERT_CASES;
    const questions = [firing(alert, AFTER_MINUTES - 1, !isFiring)];
    expect(testRules([{ name: 'wrong', series, questions }])).toMatch(/FAILED/);
  });
});

describeWith('Prometheus', ...PROMTOOL_PROGRAMS)('what a service that works serves', () => {
  const running: ServiceProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'uic-alerts-'));
  let asThree: Series = {};
  let asOne: Series = {};

  beforeAll(async () => {
    const listen = { HOST: '127.0.0.1', PORT: '0', COMPOSER_LISTEN: '127.0.0.1:0', ACCOUNTS_LISTEN: '127.0.0.1:0' };
    const start = async (service: Parameters<typeof spawnService>[0], more: Record<string, string> = {}) => {
      const METRICS_PORT = String(await freePort());
      const started = await spawnService(service, {
        ...listen,
        DATA_DIR: join(folder, service),
        METRICS_PORT,
        ...more,
      });
      running.push(started);
      const text = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
      return { ...started, text, scrape: async () => seriesOf(await text(), service) };
    };
    const accounts = await start('accounts');
    // The second tier is unreachable, and has not been called yet.
    const COMPOSE_MODELS = '[{"model":"builtin"},{"model":"far","base_url":"http://127.0.0.1:1"}]';
    const composer = await start('composer', { COMPOSE_MODELS, OPENAI_API_KEY: 'any' });
    const gateway = await start('gateway', {
      ACCOUNTS_ADDR: String(accounts.ready['address']),
      COMPOSER_ADDR: String(composer.ready['address']),
    });
    const console = await start('console', {
      CONSOLE_PORT: '0',
      DATA_DIR: join(folder, 'accounts'),
      ACCOUNTS_ADDR: String(accounts.ready['address']),
      COMPOSER_ADDR: String(composer.ready['address']),
    });
    const all = await start('all', { CONSOLE_PORT: String(await freePort()) });
    await vi.waitUntil(() => all.lines.some((line) => line.includes('curl -N')), { timeout: 60_000 });
    const text = all.lines.join('\n');
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
    await (await postCompose(url, /uic_live_\w+/.exec(text)?.[0], { prompt: 'A contact form' })).text();
    // Event loop lag is reported since the previous scrape; the first value covers the start.
    await Promise.all([gateway, composer, accounts, console, all].map((service) => service.text()));
    await delay(2_000);
    asThree = { ...(await gateway.scrape()), ...(await composer.scrape()), ...(await accounts.scrape()) };
    asThree = { ...asThree, ...(await console.scrape()) };
    asOne = await all.scrape();
  }, 180_000);
  afterAll(async () => {
    await Promise.all(running.map((service) => service.stop('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['as three', () => asThree],
    ['as one process', () => asOne],
  ] as const)('(%s) makes no alert call', (_, series) => {
    const questions = [10, 30, AFTER_MINUTES - 1].map((minute) => firing(undefined, minute, false));
    expect(testRules([{ name: 'works', series: series(), questions }])).toBe('');
  });

  test.each([
    ['as three', () => asThree],
    ['as one process', () => asOne],
  ] as const)('(%s) has from the start every series that the alerts look at', (_, series) => {
    const selectors = [...new Set(rules.flatMap(({ expr }) => selectorsIn(expr)))];
    expect(selectors.length).toBeGreaterThan(20);
    const questions = selectors.map((selector) => ({
      expr: `count(${selector}) > bool 0`,
      eval_time: '10m',
      exp_samples: [{ labels: '{}', value: 1 }],
    }));
    expect(testRules([{ name: 'works', series: series(), questions }])).toBe('');
  });

  test('names the tiers, the built-in one too, and the process', () => {
    const keys = Object.keys(asThree).join('\n');
    expect(keys).toMatch(/uic_composer_tier_info\{.*tier="composer-1",position="1",model="builtin",host=""\}/);
    expect(keys).toMatch(
      /uic_composer_tier_info\{.*tier="composer-2",position="2",model="far",host="127\.0\.0\.1:1"\}/,
    );
    for (const tier of ['composer-1', 'composer-2'])
      expect(keys).toMatch(new RegExp(`circuit_open\\{.*tier="${tier}"`));
    for (const service of ['gateway', 'composer', 'accounts', 'console']) {
      expect(keys).toMatch(new RegExp(`uic_build_info\\{.*service="${service}",version="[\\d.]+",node="[\\d.]+"\\}`));
    }
  });
});
