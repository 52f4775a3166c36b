import { Histogram } from '#services/process/metrics.ts';

const durationSeconds = new Histogram({
  name: 'uic_mcp_message_duration_seconds',
  help: 'Duration of messages to the MCP server, by method.',
  labelNames: ['method'],
  buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120, 240],
});
durationSeconds.zero({ method: 'tools/call' });

/** Records an answered message. */
export function countRequest(method: string, seconds: number): void {
  durationSeconds.observe({ method }, seconds);
}
