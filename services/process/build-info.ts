import { Gauge } from './metrics.ts';
import { VERSION } from './version.ts';

/** What a process runs: one of the services, or all of them. */
export type ProcessName = 'gateway' | 'composer' | 'accounts' | 'console' | 'mcp' | 'all';

const buildInfo = new Gauge({
  name: 'uic_build_info',
  help: 'Always 1, for each process of ours: what it runs, in which version, on which Node.',
  labelNames: ['service', 'version', 'node'],
});

/** Tells what this process is. By this series rules and dashboards know our processes from other people's. */
export function tellBuildInfo(service: ProcessName): void {
  buildInfo.set({ service, version: VERSION, node: process.versions.node }, 1);
}
