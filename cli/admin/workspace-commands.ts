import type { Command } from 'commander';
import type { WorkspaceSummary } from '#proto/accounts/v1/admin.ts';
import { everyPage } from '#services/rpc/admin-api.ts';
import { type Run, isoTime, table } from './output.ts';

/** Adds `workspace create | list | set-plan | set-billing | delete`. */
export function addWorkspaceCommands(program: Command, run: Run): void {
  const group = program.command('workspace').description('the customers of the service');
  group
    .command('create')
    .description('add a workspace')
    .requiredOption('--name <name>', 'for people, 1 to 120 characters')
    .requiredOption('--slug <slug>', 'for commands and addresses, such as acme-labs')
    .option('--plan <tier>', 'plan to attach; without one nothing can be composed')
    .action(
      run(async (api, { name, slug, plan }: { name: string; slug: string; plan?: string }) => {
        const { workspaceId } = await api.createWorkspace({ name, slug, tierKey: plan });
        return { json: { workspace_id: workspaceId }, text: `Workspace ${slug} has the id ${workspaceId}.` };
      }),
    );
  group
    .command('list')
    .description('list all workspaces')
    .action(
      run(async (api) => {
        const workspaces = await everyPage(
          async (page) => api.listWorkspaces(page),
          (answer) => answer.workspaces,
        );
        return { json: { workspaces: workspaces.map(toJson) }, text: toTable(workspaces) };
      }),
    );
  group
    .command('set-plan')
    .description('attach a plan; it holds for the next request')
    .requiredOption('--workspace <slug>', 'slug or id')
    .requiredOption('--plan <tier>', 'one of `plan list`')
    .action(
      run(async (api, { workspace, plan }: { workspace: string; plan: string }) => {
        await api.setWorkspacePlan({ workspace, tierKey: plan });
        return { json: { workspace, tier_key: plan }, text: `Workspace ${workspace} is on plan ${plan}.` };
      }),
    );
  group
    .command('set-billing')
    .description('say whether the subscription is paid')
    .requiredOption('--workspace <slug>', 'slug or id')
    .requiredOption('--status <status>', 'active or past_due')
    .action(
      run(async (api, { workspace, status }: { workspace: string; status: string }) => {
        await api.setWorkspaceBilling({ workspace, status });
        return { json: { workspace, billing_status: status }, text: `Billing of workspace ${workspace} is ${status}.` };
      }),
    );
  group
    .command('delete')
    .description('delete a workspace with everything it holds: keys, members, usage, ledger; for good')
    .requiredOption('--workspace <slug>', 'slug or id')
    .requiredOption('--confirm <slug>', 'the slug once more')
    .action(
      run(async (api, { workspace, confirm }: { workspace: string; confirm: string }) => {
        await api.deleteWorkspace({ workspace, confirmSlug: confirm });
        const text = `Workspace ${confirm} is deleted: its keys are refused from now on, its rows go within minutes.`;
        return { json: { workspace, deleted: true }, text };
      }),
    );
}

function toJson({ workspace, tierKey, paymentPastDue, createdAtMs }: WorkspaceSummary): object {
  return {
    workspace_id: workspace?.id,
    name: workspace?.name,
    slug: workspace?.slug,
    tier_key: tierKey ?? null,
    billing_status: billingStatus(paymentPastDue),
    created_at: isoTime(createdAtMs),
  };
}

function toTable(workspaces: readonly WorkspaceSummary[]): string {
  const rows = workspaces.map(({ workspace, tierKey, paymentPastDue, createdAtMs }) => [
    workspace?.slug ?? '',
    workspace?.name ?? '',
    tierKey ?? '-',
    billingStatus(paymentPastDue),
    isoTime(createdAtMs),
    workspace?.id ?? '',
  ]);
  return table(['SLUG', 'NAME', 'PLAN', 'BILLING', 'CREATED', 'ID'], rows, 'There is no workspace yet.');
}

function billingStatus(paymentPastDue: boolean): string {
  return paymentPastDue ? 'past_due' : 'active';
}

type MemberOptions = { workspace: string; email: string; role: string };

/** Adds `member list | set | remove`. */
export function addMemberCommands(program: Command, run: Run): void {
  const group = program.command('member').description('who may see and change a workspace in the console');
  group
    .command('list')
    .description('list the members of a workspace')
    .requiredOption('--workspace <slug>', 'slug or id')
    .action(
      run(async (api, { workspace }: { workspace: string }) => {
        const { members } = await api.listMembers({ workspace });
        const json = members.map(({ email, role, createdAtMs }) => ({ email, role, created_at: isoTime(createdAtMs) }));
        const rows = json.map(({ email, role, created_at }) => [email, role, created_at]);
        return { json: { members: json }, text: table(['E-MAIL', 'ROLE', 'SINCE'], rows, 'Nobody is a member yet.') };
      }),
    );
  group
    .command('set')
    .description('add a member, or change the role of one')
    .requiredOption('--workspace <slug>', 'slug or id')
    .requiredOption('--email <address>', 'as the person signs in')
    .requiredOption('--role <role>', 'owner, developer or viewer')
    .action(
      run(async (api, { workspace, email, role }: MemberOptions) => {
        await api.setMember({ workspace, email, role });
        return { json: { workspace, email, role }, text: `${email} is ${role} of workspace ${workspace}.` };
      }),
    );
  group
    .command('remove')
    .description('take the membership away')
    .requiredOption('--workspace <slug>', 'slug or id')
    .requiredOption('--email <address>', 'as `member list` shows it')
    .action(
      run(async (api, { workspace, email }: MemberOptions) => {
        await api.removeMember({ workspace, email });
        return { json: { workspace, email, removed: true }, text: `${email} is no member of ${workspace} any more.` };
      }),
    );
}
