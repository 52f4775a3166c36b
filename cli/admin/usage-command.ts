import type { Command } from 'commander';
import { generations, isoTime } from './output.ts';
import type { Run } from './run.ts';

/** Adds `usage`. */
export function addUsageCommand(program: Command, run: Run): void {
  program
    .command('usage')
    .description("a workspace's generations in the current month (UTC)")
    .requiredOption('--workspace <slug>', 'slug or id')
    .action(
      run(async (api, { workspace }: { workspace: string }) => {
        const { cycleStartMs, used, reserved, limit } = await api.getUsage({ workspace });
        const text =
          `Since ${isoTime(cycleStartMs).slice(0, 10)}: ${generations(used)} used, ` +
          `${generations(reserved)} running, of ${generations(limit)}.`;
        return { json: { cycle_start: isoTime(cycleStartMs), used, reserved, limit }, text };
      }),
    );
}
