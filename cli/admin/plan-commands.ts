import { type Command, InvalidArgumentError } from 'commander';
import type { Plan } from '#proto/accounts/v1/accounts.ts';
import { type Run, generations, table } from './output.ts';

type PlanOptions = { tier: string; monthlyGenerations: number; rateLimitPerMin: number; inlineComponentsLimit: number };

/** Adds `plan list | upsert`. */
export function addPlanCommands(program: Command, run: Run): void {
  const group = program.command('plan').description('what workspaces may use');
  group
    .command('list')
    .description('list all plans')
    .action(
      run(async (api) => {
        const { plans } = await api.listPlans({});
        return { json: { plans: plans.map(toJson) }, text: toTable(plans) };
      }),
    );
  group
    .command('upsert')
    .description('add a plan, or change all of an existing one; it holds for the next request')
    .requiredOption('--tier <tier>', 'name of the plan, such as pro')
    .requiredOption('--monthly-generations <count>', 'a whole number, or unlimited', wholeOrUnlimited)
    .requiredOption('--rate-limit-per-min <count>', 'requests per key in any 60 seconds, 1 or more', whole)
    .requiredOption('--inline-components-limit <count>', 'custom components per request, 0 to 20', whole)
    .action(
      run(async (api, { tier, ...limits }: PlanOptions) => {
        const changed = { tierKey: tier, ...limits };
        await api.upsertPlan({ plan: changed });
        return { json: toJson(changed), text: toTable([changed]) };
      }),
    );
}

function wholeOrUnlimited(text: string): number {
  return text === 'unlimited' ? Number.MAX_SAFE_INTEGER : whole(text);
}

function whole(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, in digits.`);
  }
  return number;
}

function toJson(plan: Plan): object {
  return {
    tier_key: plan.tierKey,
    monthly_generations: plan.monthlyGenerations,
    rate_limit_per_min: plan.rateLimitPerMin,
    inline_components_limit: plan.inlineComponentsLimit,
  };
}

function toTable(plans: readonly Plan[]): string {
  const rows = plans.map((plan) => [
    plan.tierKey ?? '',
    generations(plan.monthlyGenerations),
    String(plan.rateLimitPerMin),
    String(plan.inlineComponentsLimit),
  ]);
  return table(['PLAN', 'GENERATIONS/MONTH', 'REQUESTS/MIN', 'INLINE COMPONENTS'], rows, 'There is no plan.');
}
