import { Gauge } from './metrics.ts';
import { VERSION } from './version.ts';

/** Which service a process runs, or all of them. */
export type ProcessName = 'gateway' | 'composer' | 'accounts' | 'console' | 'mcp' | 'all';

const buildInfo = new Gauge({
  name: 'uic_build_info',
  help: 'Always 1; labels give the service, its version and the Node version.',
  labelNames: ['service', 'version', 'node'],
});

/** Publishes the build info series, by which alert rules and dashboards select our processes. */
export function publishBuildInfo(service: ProcessName): void {
  buildInfo.set({ service, version: VERSION, node: process.versions.node }, 1);
}
