import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { ROOT } from './dockerfile.ts';
import { serviceOf, settingsOf } from './settings.ts';

type ComposeService = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  ports?: string[];
  healthcheck?: object;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
  deploy?: { resources: { limits: Record<string, string | number> } };
};
type ComposeFile = {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
};

const source = readFileSync(`${ROOT}deploy/compose.yaml`, 'utf8');
const file = parse(source, { merge: true }) as ComposeFile;
const services = Object.entries(file.services);
const ours = services.filter(([, { image }]) => image === '${SERVICE_IMAGE:-ui-composition-service}');

describe('compose.yaml', () => {
  test('runs each service from the same image', () => {
    expect(ours.map(([name]) => name).toSorted()).toEqual(['accounts', 'composer', 'console', 'gateway', 'mcp']);
    for (const [name, { command }] of ours) expect(serviceOf(command)).toBe(name);
  });

  test.each(ours)('sets only what %s reads', (_, { command, environment = {} }) => {
    const service = serviceOf(command);
    expect(service).toBeDefined();
    expect(Object.keys(environment).filter((name) => !settingsOf(service!).includes(name))).toEqual([]);
  });

  test('names nothing that is not there', () => {
    for (const [, { networks, depends_on = {}, volumes = [] }] of services) {
      for (const network of networks) expect(Object.keys(file.networks)).toContain(network);
      for (const other of Object.keys(depends_on))
        expect(file.services[other]?.healthcheck ?? isOurs(other)).toBeTruthy();
      for (const volume of volumes.filter((each) => !each.startsWith('.'))) {
        expect(Object.keys(file.volumes)).toContain(volume.split(':')[0]);
      }
    }
  });

  test('connects what has to talk, and nothing else', () => {
    const shared = (one: string, other: string): string[] =>
      file.services[one]!.networks.filter((network) => file.services[other]!.networks.includes(network));
    for (const [one, other] of [
      ['proxy', 'gateway'],
      ['gateway', 'composer'],
      ['gateway', 'accounts'],
      ['console', 'composer'],
      ['console', 'accounts'],
      ['mcp', 'composer'],
      ['accounts', 'postgres'],
      ['accounts', 'redis'],
    ] as const)
      expect(shared(one, other)).toHaveLength(1);
    for (const store of ['postgres', 'redis']) {
      for (const stranger of ['proxy', 'gateway', 'composer', 'console', 'mcp'])
        expect(shared(store, stranger)).toEqual([]);
    }
  });

  test('shows the proxy, the console and the MCP server to this machine only, and nothing else to anyone', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['proxy', '127.0.0.1:8000:8000'],
      ['console', '127.0.0.1:8081:8081'],
      ['mcp', '127.0.0.1:8082:8082'],
    ]);
  });

  test.each([...ours, ['proxy', file.services['proxy']!] as const])(
    'lets %s write nothing and do nothing as root',
    (_, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    },
  );

  test.each(services)('holds %s to limits, and its log to a size', (_, { deploy, logging }) => {
    expect(deploy?.resources.limits).toMatchObject({
      cpus: expect.stringMatching(/^\d/) as string,
      memory: expect.stringMatching(/^\d+[MG]$/) as string,
      pids: expect.any(Number) as number,
    });
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
  });

  test('lets an image be named by its digest, and says the version of each that is not ours', () => {
    for (const [name, { image }] of services) {
      const [, variable, tag] = /^\$\{([A-Z]+_IMAGE):-([\w:.-]+)\}$/.exec(image) ?? [];
      expect([name, variable, tag]).toEqual([name, expect.any(String), expect.any(String)]);
      if (!isOurs(name)) expect(tag).toMatch(/:\d[\w.-]*$/);
    }
  });

  test('waits for running streams when it stops', () => {
    const graceSeconds = readGatewayConfig({}).shutdownGraceMs / 1_000;
    for (const name of ['gateway', 'composer', 'console', 'mcp']) {
      expect(Number.parseInt(file.services[name]!.stop_grace_period ?? '')).toBeGreaterThan(graceSeconds + 10);
    }
  });

  test('has an init before our processes, which hears the signal to end while they are still being loaded', () => {
    for (const [, service] of ours) expect(service).toMatchObject({ init: true });
  });

  test('holds no secret', () => {
    const set = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secret = set.filter(([name]) => /PASSWORD|TOKEN|SECRET|KEY$/.test(name));
    expect(secret.length).toBeGreaterThan(2);
    for (const [, value] of secret) expect(value).toMatch(/^\$\{[A-Z_]+:[?-][a-z ]*\}$/);
  });
});

function isOurs(name: string): boolean {
  return ours.some(([each]) => each === name);
}
