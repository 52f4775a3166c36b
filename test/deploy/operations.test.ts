import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig as readAccountsConfig } from '#services/accounts/config.ts';
import { readConfig as readComposerConfig } from '#services/composer/config.ts';
import { readConfig as readConsoleConfig } from '#services/console/config.ts';
import { readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { readConfig as readMcpConfig } from '#services/mcp/config.ts';
import { ROOT } from './dockerfile.ts';
import { ownMetrics } from './known-metrics.ts';
import { settingsOf } from './settings.ts';

const page = readFileSync(`${ROOT}docs/operations.md`, 'utf8');
const READ_CONFIG = {
  gateway: readGatewayConfig,
  composer: readComposerConfig,
  accounts: readAccountsConfig,
  console: readConsoleConfig,
  'MCP server': readMcpConfig,
};
const SERVICES = ['gateway', 'composer', 'accounts', 'console', 'MCP server'] as const;

/** Rows of the table whose first heading this is, as cells. */
function tableOf(heading: string): string[][] {
  const [, rows = ''] = new RegExp(`^\\| ${heading} \\|.*\\n\\|[-|]+\\|\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? [];
  return rows
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** Settings of a table with the default that it states, if any. */
const settingsIn = (heading: string): [string, string | undefined][] =>
  tableOf(heading).flatMap(([names = '', value = '']) =>
    quoted(names).map((name): [string, string | undefined] => [name, quoted(value)[0]]),
  );

describe('docs/operations.md', () => {
  const shared = settingsIn('all three');

  test.each(SERVICES)('has every setting that %s reads, and no other', (service) => {
    const names = [...shared, ...settingsIn(service)].map(([name]) => name);
    expect(names.toSorted()).toEqual(settingsOf(service === 'MCP server' ? 'mcp' : service).toSorted());
  });

  test.each(SERVICES)('documents the actual defaults of %s', (service) => {
    const readConfig = READ_CONFIG[service];
    const defaults = [...shared, ...settingsIn(service)].filter(([, value]) => value !== undefined);
    expect(defaults.length).toBeGreaterThan(3);
    for (const [name, value] of defaults) {
      expect([name, readConfig({ [name]: value })]).toEqual([name, readConfig({})]);
    }
  });

  test.each(SERVICES)('documents no setting that %s takes for a misspelt one of its own', (service) => {
    const own = settingsOf(service === 'MCP server' ? 'mcp' : service);
    const others = SERVICES.flatMap((other) => settingsIn(other)).filter(([name]) => !own.includes(name));
    const commands = ['UIC_API_KEY', 'UIC_BASE_URL'];
    const environment = Object.fromEntries([...others.map(([name]) => name), ...commands].map((name) => [name, 'x']));
    expect(READ_CONFIG[service](environment).misspelt).toEqual([]);
  });

  test('has every metric with its labels, as it describes itself', () => {
    const described = ownMetrics().map(({ name, labels, help }) => [name, labels, help]);
    const told = tableOf('metric').map(([name = '', labels = '', help = '']) => [
      quoted(name)[0],
      quoted(labels),
      `${help}.`,
    ]);
    expect(told).toEqual(expect.arrayContaining(described));
    expect(told).toHaveLength(described.length);
  });
});
