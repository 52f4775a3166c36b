import type { Command } from 'commander';
import { isoTime, table } from './output.ts';
import type { Run } from './run.ts';

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
