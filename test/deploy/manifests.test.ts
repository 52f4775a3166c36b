import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig as readAccountsConfig } from '#services/accounts/config.ts';
import { readConfig as readComposerConfig } from '#services/composer/config.ts';
import { readConfig as readConsoleConfig } from '#services/console/config.ts';
import { readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { openapiDocument } from '#services/gateway/routes/openapi/document.ts';
import { readConfig as readMcpConfig } from '#services/mcp/config.ts';
import { findProgram } from '#test/servers/is-installed.ts';
import { ROOT } from './dockerfile.ts';
import { knownSeries } from './known-metrics.ts';
import { typeErrorsOf, validateManifest } from './kubernetes-schema.ts';
import type { Manifest } from './kustomize.ts';
import { folderOf, manifestsOf, manifestsWith, objectsOf, OVERLAYS, selected, workloadsOf } from './manifests.ts';
import { ADMIN_SETTINGS, serviceOf, settingsOf } from './settings.ts';

const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
const portOf = (address: string): number => Number(address.split(':').at(-1));
const METRICS_PORT = 9_090;
/** An amount of CPU as Kubernetes writes it, in thousandths. */
const milliCpu = (amount: unknown): number =>
  String(amount).endsWith('m') ? Number.parseInt(String(amount)) : Number(amount) * 1_000;
const kubectl = findProgram('kubectl');
const CALL_PORT: Record<string, number> = {
  gateway: readGatewayConfig({}).port,
  composer: portOf(readComposerConfig({}).listen),
  accounts: portOf(readAccountsConfig({}).listen),
  console: readConsoleConfig({}).port,
  mcp: readMcpConfig({}).port,
};
const GRACE_MS: Record<string, number> = {
  gateway: readGatewayConfig({}).shutdownGraceMs,
  // A composer waits for as long as a gateway may wait for it.
  composer: readGatewayConfig({}).composeTimeoutMs,
  accounts: readAccountsConfig({}).shutdownGraceMs,
  console: readConsoleConfig({}).shutdownGraceMs,
  mcp: readMcpConfig({}).composeTimeoutMs,
};
/** Those that people or callers reach over HTTP. */
const OVER_HTTP = ['gateway', 'console', 'mcp'];
/** Services in front of the others, which are components. */
const IN_FRONT = ['console', 'mcp'];
/** The services that each one calls. */
const CALLS: Record<string, string[]> = {
  console: ['gateway', 'composer', 'accounts'],
  mcp: ['gateway', 'composer'],
};

describe.each(OVERLAYS)('the manifests of %s', (overlay) => {
  const manifests = manifestsOf(overlay);
  const workloads = workloadsOf(overlay);

  test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    'fit the schema of Kubernetes: %s %s',
    async (_kind, _name, manifest) => {
      await validateManifest(manifest);
    },
  );

  test('hold no member that Kubernetes does not know', () => {
    expect(typeErrorsOf(manifests)).toBe('');
  });

  test('are each there once, in one namespace', () => {
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { kind, metadata } of manifests) {
      expect(metadata.namespace).toBe(kind === 'Namespace' ? undefined : 'ui-composition');
    }
  });

  test.runIf(kubectl !== undefined)('are what kubectl builds', () => {
    const built = execFileSync(kubectl ?? '', ['kustomize', folderOf(overlay)], { encoding: 'utf8' });
    const theirs = parseAllDocuments(built).map((document) => document.toJS() as Manifest);
    const inOrder = (list: Manifest[]): Manifest[] =>
      list.toSorted((one, other) =>
        `${one.kind} ${one.metadata.name}` < `${other.kind} ${other.metadata.name}` ? -1 : 1,
      );
    expect(inOrder(theirs)).toEqual(inOrder(manifests));
  });

  // The development overlay, to look at, has no console, which would need a secret, and no MCP server.
  const inFront = overlay === 'dev' ? [] : IN_FRONT;
  const serviceNames = ['accounts', 'composer', 'gateway', ...inFront].toSorted();

  test('run the services from one image, by name and version', () => {
    expect(workloads.map(({ name }) => name).toSorted()).toEqual(serviceNames);
    for (const { name, container } of workloads) {
      expect(serviceOf(container.args)).toBe(name);
      expect(container.image).toMatch(new RegExp(`(^|/)ui-composition-service:${version}$`));
    }
  });

  describe.each(workloads.map((workload) => [workload.name, workload] as const))(
    '%s',
    (name, { deployment, container, labels }) => {
      const pod = deployment.spec?.template.spec;
      const environment = new Map((container.env ?? []).map((each) => [each.name, each]));

      test('runs as an unprivileged user, on a read-only root', () => {
        expect(pod?.securityContext).toMatchObject({
          runAsNonRoot: true,
          runAsUser: 1000,
          seccompProfile: { type: 'RuntimeDefault' },
        });
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(pod).toMatchObject({ automountServiceAccountToken: false });
      });

      test('has resource requests and limits', () => {
        const { requests, limits } = container.resources ?? {};
        for (const resource of ['cpu', 'memory']) {
          expect(requests).toHaveProperty(resource);
          expect(limits).toHaveProperty(resource);
        }
        expect(milliCpu(limits?.['cpu'])).toBeGreaterThanOrEqual(1_000);
      });

      test('listens where the configuration says', () => {
        const ports = Object.fromEntries((container.ports ?? []).map((port) => [port.name, port.containerPort]));
        expect(ports).toEqual({ [OVER_HTTP.includes(name) ? 'http' : 'grpc']: CALL_PORT[name], metrics: METRICS_PORT });
        expect(environment.get('METRICS_PORT')?.value).toBe(String(METRICS_PORT));
        expect(deployment.spec?.template.metadata?.annotations?.['prometheus.io/port']).toBe(String(METRICS_PORT));
      });

      test('is probed where it answers probes', () => {
        const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
        if (OVER_HTTP.includes(name)) {
          expect(probes.map((probe) => probe?.httpGet)).toEqual([
            { path: '/livez', port: 'http' },
            { path: '/livez', port: 'http' },
            { path: '/readyz', port: 'http' },
          ]);
          return;
        }
        const listen = environment.get(`${name.toUpperCase()}_PROBE_LISTEN`)?.value;
        expect(listen === undefined).toBe(!environment.has('TLS_CERT_FILE'));
        const port = listen === undefined ? CALL_PORT[name] : portOf(listen);
        for (const probe of probes) expect(probe?.grpc?.port).toBe(port);
      });

      test('sets only what the service reads', () => {
        const read = [...settingsOf(serviceOf(container.args)!), ...(name === 'accounts' ? ADMIN_SETTINGS : [])];
        expect([...environment.keys()].filter((each) => !read.includes(each))).toEqual([]);
      });

      test('holds no secret, only references to them', () => {
        for (const [variable, { value, valueFrom }] of environment) {
          if (!/KEY$|TOKEN|SECRET|(DATABASE|REDIS|BASE)_URL$/.test(variable)) continue;
          expect(value).toBeUndefined();
          expect(valueFrom?.secretKeyRef?.name).toBeTypeOf('string');
        }
      });

      test('gives up no replica before the next is ready', () => {
        if (overlay === 'dev' && name === 'accounts') expect(deployment.spec?.strategy).toEqual({ type: 'Recreate' });
        else expect(deployment.spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
      });

      test('gets the time to end what runs', () => {
        const { seconds = 0 } = container.lifecycle?.preStop?.sleep ?? {};
        expect(seconds).toBeGreaterThan(0);
        expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(seconds + GRACE_MS[name]! / 1_000 + 10);
      });

      test('is spread over zones and nodes', () => {
        const spread = pod?.topologySpreadConstraints ?? [];
        expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
          'topology.kubernetes.io/zone',
          'kubernetes.io/hostname',
        ]);
        for (const { labelSelector } of spread)
          expect(labels).toMatchObject(labelSelector?.matchLabels ?? { none: true });
      });

      test('mounts only existing volumes', () => {
        const volumes = (pod?.volumes ?? []).map((volume) => volume.name);
        expect((container.volumeMounts ?? []).map((mount) => mount.name)).toEqual(volumes);
        for (const file of ['TLS_CERT_FILE', 'TLS_KEY_FILE', 'TLS_CA_FILE']) {
          const path = environment.get(file)?.value;
          const mounts = (container.volumeMounts ?? []).map(({ mountPath }) => mountPath);
          if (path !== undefined) expect(mounts.some((mount) => path.startsWith(`${mount}/`))).toBe(true);
        }
      });
    },
  );

  describe('services', () => {
    const services = objectsOf(overlay, 'Service');

    test.each(services.map((service) => [service.metadata?.name ?? '', service] as const))(
      '%s finds its pods',
      (name, service) => {
        expect(selected(workloads, { matchLabels: service.spec?.selector ?? { none: '' } })).toEqual([name]);
        const { container } = workloads.find((workload) => workload.name === name)!;
        const names = (container.ports ?? []).map((port) => port.name);
        for (const { targetPort } of service.spec?.ports ?? []) expect(names).toContain(targetPort);
      },
    );

    test('of composer and accounts are headless, and the gateway finds them by name', () => {
      const callers = workloads.filter(({ name }) => OVER_HTTP.includes(name));
      for (const name of ['composer', 'accounts']) {
        const service = services.find(({ metadata }) => metadata?.name === name);
        expect(service?.spec?.clusterIP).toBe('None');
        for (const { name: workload, container } of callers) {
          const address = container.env?.find((each) => each.name === `${name.toUpperCase()}_ADDR`)?.value;
          if (name === 'accounts' && address === undefined && CALLS[workload]?.includes(name) === false) continue;
          expect(address).toBe(`dns:///${name}.ui-composition.svc:${CALL_PORT[name]}`);
        }
        expect(service?.spec?.ports?.map(({ port }) => port)).toEqual([CALL_PORT[name]]);
      }
    });
  });

  describe('network policies', () => {
    const policies = objectsOf(overlay, 'NetworkPolicy');
    const everyone = workloads.map(({ name }) => name);
    const ofThoseInFront = inFront.flatMap((front) =>
      CALLS[front]!.map((name) => `${front} → ${name}:${CALL_PORT[name]}`),
    );

    /** What may be called, as `from → to:port`; whoever is outside the namespace goes by the name of its own. */
    function pathsOf(direction: 'ingress' | 'egress'): string[] {
      return policies.flatMap(({ spec }) => {
        const own = selected(workloads, spec?.podSelector);
        return (spec?.[direction] ?? []).flatMap((rule) => {
          const peers = (('from' in rule ? rule.from : 'to' in rule ? rule.to : undefined) ?? []).flatMap((peer) =>
            peer.namespaceSelector === undefined && peer.podSelector !== undefined
              ? selected(workloads, peer.podSelector)
              : [peer.namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] ?? peer.ipBlock?.cidr ?? '?'],
          );
          const ports = (rule.ports ?? []).map(({ port }) => String(port));
          return own.flatMap((self) =>
            peers.flatMap((peer) =>
              ports.map((port) =>
                direction === 'ingress' ? `${peer} → ${self}:${port}` : `${self} → ${peer}:${port}`,
              ),
            ),
          );
        });
      });
    }

    test('deny everything that is not allowed by name', () => {
      const deny = policies.find(({ metadata }) => metadata?.name === 'default-deny');
      expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    });

    test('select existing pods', () => {
      for (const { spec } of policies) expect(selected(workloads, spec?.podSelector)).not.toEqual([]);
    });

    test('allow exactly the actual callers', () => {
      expect(pathsOf('ingress').toSorted()).toEqual(
        [
          ...everyone.map((name) => `monitoring → ${name}:${METRICS_PORT}`),
          `ingress-nginx → gateway:${CALL_PORT['gateway']}`,
          ...inFront.map((name) => `ingress-nginx → ${name}:${CALL_PORT[name]}`),
          ...ofThoseInFront,
          `gateway → composer:${CALL_PORT['composer']}`,
          `gateway → accounts:${CALL_PORT['accounts']}`,
        ].toSorted(),
      );
    });

    test('let out exactly what is called', () => {
      const traces = everyone.flatMap((name) => [`${name} → monitoring:4317`, `${name} → monitoring:4318`]);
      const stores = ['accounts → stores:5432', 'accounts → stores:6379'];
      const models = [443, 8_000, 8_080].map((port) => `composer → models:${port}`);
      const outside = [...traces, ...stores, 'composer → 0.0.0.0/0:443', 'console → 0.0.0.0/0:443', ...models];
      expect([...new Set(pathsOf('egress'))].toSorted()).toEqual(
        [
          ...everyone.map((name) => `${name} → kube-system:53`),
          // NodeLocal DNSCache.
          ...everyone.map((name) => `${name} → 169.254.20.10/32:53`),
          `gateway → composer:${CALL_PORT['composer']}`,
          `gateway → accounts:${CALL_PORT['accounts']}`,
          ...ofThoseInFront,
          ...(overlay === 'dev' ? [] : outside),
        ].toSorted(),
      );
    });
  });

  test('bring no secret along', () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });
});

describe('the component scale-by-streams', () => {
  const manifests = manifestsWith('production', 'scale-by-streams');
  const scalers = manifests.filter(({ kind }) => kind === 'HorizontalPodAutoscaler') as IHorizontalPodAutoscaler[];
  const podMetrics = (scaler: IHorizontalPodAutoscaler) =>
    (scaler.spec?.metrics ?? []).flatMap(({ pods }) => (pods === undefined ? [] : [pods]));

  test('adds what the services serve to the processor time', async () => {
    const series = knownSeries();
    // The MCP server holds no streams.
    for (const scaler of scalers.filter(({ metadata }) => metadata?.name !== 'mcp')) {
      expect(scaler.spec?.metrics?.map(({ type }) => type)).toEqual(['Resource', 'Pods']);
      for (const { metric } of podMetrics(scaler)) expect(series.has(metric.name)).toBe(true);
      await validateManifest(scaler as Manifest);
    }
    expect(typeErrorsOf(scalers as Manifest[])).toBe('');
  });

  test('adds replicas before a composer is full', () => {
    const { container } = workloadsOf('production').find(({ name }) => name === 'composer')!;
    const maxActive = Number(container.env?.find(({ name }) => name === 'COMPOSER_MAX_ACTIVE')?.value);
    const [metric] = podMetrics(scalers.find(({ metadata }) => metadata?.name === 'composer')!);
    expect(Number(metric?.target.averageValue)).toBeLessThanOrEqual(maxActive / 2);
  });
});

describe('the component pod-monitor', () => {
  test('finds every pod of ours, at the port of its metrics', () => {
    const monitor = manifestsWith('production', 'pod-monitor').find(({ kind }) => kind === 'PodMonitor')!;
    const { selector, podMetricsEndpoints } = monitor.spec as {
      selector: { matchLabels: Record<string, string> };
      podMetricsEndpoints: { port: string; path: string }[];
    };
    const workloads = workloadsOf('production');
    expect(selected(workloads, selector)).toEqual(workloads.map(({ name }) => name));
    expect(podMetricsEndpoints).toMatchObject([{ port: 'metrics', path: '/metrics' }]);
    for (const { container } of workloads) {
      expect(container.ports?.find(({ name }) => name === 'metrics')?.containerPort).toBe(METRICS_PORT);
    }
    expect(monitor).toMatchObject({
      apiVersion: 'monitoring.coreos.com/v1',
      metadata: { namespace: 'ui-composition' },
    });
  });
});

describe('the production overlay with mutual TLS', () => {
  test('lets operators in the pod of accounts call it by the name of its certificate', () => {
    const { deployment, container } = workloadsOf('production-mtls').find(({ name }) => name === 'accounts')!;
    const address = container.env?.find(({ name }) => name === 'ACCOUNTS_ADDR')?.value;
    const gateway = workloadsOf('production-mtls').find(({ name }) => name === 'gateway')!;
    expect(`dns:///${address}`).toBe(gateway.container.env?.find(({ name }) => name === 'ACCOUNTS_ADDR')?.value);
    expect(deployment.spec?.template.spec?.hostAliases).toEqual([
      { ip: '127.0.0.1', hostnames: [address?.split(':')[0]] },
    ]);
  });
});

describe('the production overlay', () => {
  const workloads = workloadsOf('production');
  const scalers = objectsOf('production', 'HorizontalPodAutoscaler');

  test('runs at least two replicas of each, set in one place only', () => {
    for (const { name, deployment } of workloads) {
      const scaler = scalers.find(({ spec }) => spec?.scaleTargetRef.name === name);
      const counts = [deployment.spec?.replicas, scaler?.spec?.minReplicas].filter((count) => count !== undefined);
      expect(counts).toHaveLength(1);
      expect(counts[0]).toBeGreaterThanOrEqual(2);
    }
  });

  test('fits a small cluster, also while each deployment is rolled out', () => {
    const replicasOf = (name: string): number => {
      const scaler = scalers.find(({ spec }) => spec?.scaleTargetRef.name === name);
      const { deployment } = workloads.find((workload) => workload.name === name)!;
      return (scaler?.spec?.minReplicas ?? deployment.spec?.replicas ?? 1) + 1;
    };
    const sumOf = (amount: (requests: Record<string, unknown>) => number): number =>
      workloads.reduce(
        (sum, { name, container }) => sum + replicasOf(name) * amount(container.resources?.requests ?? {}),
        0,
      );
    // Of three nodes with 2 CPUs and 4 GB each, what clusters leave for pods is about 5.5 CPUs and 8 GB.
    expect(sumOf(({ cpu }) => milliCpu(cpu))).toBeLessThanOrEqual(2_500);
    expect(sumOf(({ memory }) => Number.parseInt(String(memory)))).toBeLessThanOrEqual(3_600);
  });

  test('scales by what every cluster knows, the use of one CPU, and needs no adapter', () => {
    expect(new Set(scalers.map(({ metadata }) => metadata?.name))).toEqual(new Set(['composer', 'gateway', 'mcp']));
    for (const { spec } of scalers) {
      const target = { type: 'AverageValue', averageValue: '600m' };
      expect(spec?.metrics).toEqual([{ type: 'Resource', resource: { name: 'cpu', target } }]);
    }
  });

  test('lets one replica of each go at a time', () => {
    const budgets = objectsOf('production', 'PodDisruptionBudget');
    expect(budgets.flatMap(({ spec }) => selected(workloads, spec?.selector)).toSorted()).toEqual([
      'accounts',
      'composer',
      'console',
      'gateway',
      'mcp',
    ]);
    for (const { spec } of budgets) expect(spec?.maxUnavailable).toBe(1);
  });

  test('lets callers in at the gateway, over TLS, for as long as a composition lasts', () => {
    const ingress = objectsOf('production', 'Ingress').find(({ metadata }) => metadata?.name === 'gateway');
    const hosts = ingress?.spec?.rules?.map(({ host }) => host);
    expect(ingress?.spec?.tls?.flatMap((tls) => tls.hosts ?? [])).toEqual(hosts);
    const paths = ingress?.spec?.rules?.flatMap(({ http }) => http?.paths ?? []) ?? [];
    expect(paths.map(({ path }) => path)).toEqual(['/v1', '/llms.txt', '/docs']);
    for (const { backend } of paths) expect(backend.service).toEqual({ name: 'gateway', port: { name: 'http' } });
    const isLetIn = (path: string) => paths.some((rule) => path === rule.path || path.startsWith(`${rule.path}/`));
    expect(Object.keys((openapiDocument() as { paths: object }).paths).filter((path) => !isLetIn(path))).toEqual([]);
    expect(['/livez', '/readyz', '/metrics'].filter(isLetIn)).toEqual([]);
    const annotations = ingress?.metadata?.annotations ?? {};
    for (const [name, value] of Object.entries(annotations).filter(([key]) => key.endsWith('proxy-read-timeout'))) {
      expect([name, Number.parseInt(value) * 1_000 > readGatewayConfig({}).composeTimeoutMs]).toEqual([name, true]);
    }
    expect(annotations).toMatchObject({
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      'nginx.org/proxy-buffering': 'False',
    });
  });

  test('serves the console at its public address, and counts sign-ins by client address', () => {
    const ingress = objectsOf('production', 'Ingress').find(({ metadata }) => metadata?.name === 'console');
    const { container } = workloads.find(({ name }) => name === 'console')!;
    const valueOf = (variable: string) => container.env?.find(({ name }) => name === variable)?.value;
    const [rule, ...others] = ingress?.spec?.rules ?? [];
    expect([others, `https://${rule?.host}`]).toEqual([[], valueOf('CONSOLE_URL')]);
    expect(ingress?.spec?.tls?.flatMap((tls) => tls.hosts ?? [])).toEqual([rule?.host]);
    expect(rule?.http?.paths.map(({ path, backend }) => [path, backend.service])).toEqual([
      ['/', { name: 'console', port: { name: 'http' } }],
    ]);
    expect(valueOf('CONSOLE_TRUSTED_HOPS')).toBe('1');
    const gateway = objectsOf('production', 'Ingress').find(({ metadata }) => metadata?.name === 'gateway');
    expect(valueOf('API_URL')).toBe(`https://${gateway?.spec?.rules?.[0]?.host}`);
  });

  test('lets assistants in at the endpoint of the MCP server alone, for as long as a composition lasts', () => {
    const ingress = objectsOf('production', 'Ingress').find(({ metadata }) => metadata?.name === 'mcp');
    const [rule, ...others] = ingress?.spec?.rules ?? [];
    expect(others).toEqual([]);
    expect(ingress?.spec?.tls?.flatMap((tls) => tls.hosts ?? [])).toEqual([rule?.host]);
    expect(rule?.http?.paths.map(({ path, pathType, backend }) => [path, pathType, backend.service])).toEqual([
      ['/mcp', 'Exact', { name: 'mcp', port: { name: 'http' } }],
    ]);
    const seconds = Number(ingress?.metadata?.annotations?.['nginx.ingress.kubernetes.io/proxy-read-timeout']);
    expect(seconds * 1_000).toBeGreaterThan(readMcpConfig({}).composeTimeoutMs);
  });
});
