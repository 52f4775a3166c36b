import { describe, expect, test } from 'vitest';
import type { StartAccounts } from '../accounts-under-test.ts';

/** What is guaranteed about the members of a workspace, on every database. */
export function membersConformance(start: StartAccounts): void {
  describe('a member', () => {
    test('is added, changed, listed by address and removed; an address in capitals is the same one', async () => {
      const { admin, clock, tenant } = await start();
      const { slug: workspace } = await tenant();
      const createdAtMs = clock.nowMs;
      await admin.setMember({ workspace, email: 'zoe@example.com', role: 'owner' });
      await admin.setMember({ workspace, email: ' Ada@Example.com ', role: 'viewer' });
      clock.nowMs += 1_000;
      await admin.setMember({ workspace, email: 'ada@example.com', role: 'developer' });
      expect(await admin.listMembers({ workspace })).toEqual({
        members: [
          { email: 'ada@example.com', role: 'developer', createdAtMs },
          { email: 'zoe@example.com', role: 'owner', createdAtMs },
        ],
      });
      await admin.removeMember({ workspace, email: 'ADA@example.com' });
      expect((await admin.listMembers({ workspace })).members).toHaveLength(1);
    });

    test('has memberships in several workspaces, and sees none of the others', async () => {
      const { admin, tenant } = await start();
      const [one, other] = [await tenant(), await tenant()];
      await tenant();
      await admin.setMember({ workspace: one.slug, email: 'ada@example.com', role: 'owner' });
      await admin.setMember({ workspace: other.workspaceId, email: 'ada@example.com', role: 'viewer' });
      const { memberships } = await admin.listMemberships({ email: 'Ada@example.com' });
      const seen = memberships.map(({ workspace, role }) => [workspace?.workspace?.slug, role]);
      expect(new Map(seen as [string, string][])).toEqual(
        new Map([
          [one.slug, 'owner'],
          [other.slug, 'viewer'],
        ]),
      );
      expect(await admin.listMemberships({ email: 'nobody@example.com' })).toEqual({ memberships: [] });
    });

    test('who is the only owner can neither leave nor become something else', async () => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const email = 'ada@example.com';
      await admin.setMember({ workspace, email, role: 'owner' });
      await admin.setMember({ workspace, email: 'bob@example.com', role: 'developer' });
      const changed = admin.setMember({ workspace, email, role: 'viewer' });
      await expect(changed).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'role', message: /only owner/ });
      const removed = admin.removeMember({ workspace, email });
      await expect(removed).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'email', message: /only owner/ });
      await admin.setMember({ workspace, email: 'bob@example.com', role: 'owner' });
      await admin.removeMember({ workspace, email });
    });

    test('leaves an owner behind even when all owners leave at the same moment', async () => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
      for (const email of emails) await admin.setMember({ workspace, email, role: 'owner' });
      const left = await Promise.allSettled(emails.map((email) => admin.removeMember({ workspace, email })));
      expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect((await admin.listMembers({ workspace })).members).toHaveLength(1);
    });

    test.each([
      '',
      'ada',
      'ada@',
      '@example.com',
      'ada@example',
      'a b@example.com',
      'a@b.c\n<x>',
      `${'a'.repeat(260)}@b.co`,
    ])('cannot have the address %j', async (email) => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const bad = { code: 'BAD_REQUEST', field: 'email' };
      await expect(admin.setMember({ workspace, email, role: 'owner' })).rejects.toMatchObject(bad);
      await expect(admin.listMemberships({ email })).rejects.toMatchObject(bad);
    });

    test('has no role but the three, and has to be one to be removed', async () => {
      const { admin, tenant } = await start();
      const { slug: workspace } = await tenant();
      const set = admin.setMember({ workspace, email: 'ada@example.com', role: 'admin' });
      await expect(set).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'role' });
      const removed = admin.removeMember({ workspace, email: 'ada@example.com' });
      await expect(removed).rejects.toMatchObject({ code: 'NOT_FOUND', field: 'email' });
    });
  });
}
