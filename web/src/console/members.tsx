import { useState } from 'react';
import { call } from '../api/call.ts';
import { Choice, Confirm, Entry, Field, Select } from './form.tsx';
import { timeOf } from './format.ts';
import { Empty, Page, States } from './page.tsx';
import { Table, type Column } from './table.tsx';
import { useData } from './use-data.ts';

type Member = { email: string; role: string; createdAtMs: number };

const ROLES = [
  ['owner', 'Owner'],
  ['developer', 'Developer'],
  ['viewer', 'Viewer'],
] as const;

const POWERS = [
  ['owner', 'Owner: members, keys, usage'],
  ['developer', 'Developer: keys, usage'],
  ['viewer', 'Viewer: usage'],
] as const;

/** The members of a workspace: invite, change their role, remove. */
export function Members({ path }: { path: string }) {
  const { state, reload } = useData<{ members: Member[] }>(`${path}/members`);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('developer');
  const set = async (member: { email: string; role: string }): Promise<void> => {
    await call(`${path}/members`, member);
    reload();
  };
  const remove = async (member: Member): Promise<void> => {
    await call(`${path}/members/remove`, { email: member.email });
    reload();
  };
  const invite = async (): Promise<void> => {
    await set({ email, role });
    setEmail('');
  };
  return (
    <Page title="Members" text="Whoever signs in with the address is a member. No mail is sent: tell them yourself.">
      <States state={state} reload={reload}>
        {({ members }) => (
          <>
            <Entry label="Invite member" submit={invite}>
              <Field label="E-mail address" type="email" required value={email} onChange={setEmail} />
              <Select label="Role" value={role} options={POWERS} onChange={setRole} />
            </Entry>
            {members.length === 0 ? (
              <Empty title="No member yet" text="Invite an owner first: owners invite everybody else." />
            ) : (
              <Table name="Members" items={members} keyOf={(member) => member.email} columns={columnsOf(set, remove)} />
            )}
          </>
        )}
      </States>
    </Page>
  );
}

type SetRole = (member: { email: string; role: string }) => Promise<void>;

function columnsOf(setRole: SetRole, remove: (member: Member) => Promise<void>): Column<Member>[] {
  return [
    { heading: 'E-mail address', cell: ({ email }) => <bdi>{email}</bdi> },
    {
      heading: 'Role',
      cell: ({ email, role }) => (
        <Choice
          label={`Role of ${email}`}
          value={role}
          options={ROLES}
          choose={async (chosen) => setRole({ email, role: chosen })}
        />
      ),
    },
    { heading: 'Since', cell: ({ createdAtMs }) => timeOf(createdAtMs, '') },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: (member) => (
        <Confirm
          verb="Remove"
          name={member.email}
          warning="They see nothing of this workspace any more. Keys that they created go on working."
          action="Remove member"
          act={async () => remove(member)}
        />
      ),
    },
  ];
}
