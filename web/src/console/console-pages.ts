const COMPOSES = ['operator', 'owner', 'developer'];
const OWNS = ['operator', 'owner'];

/** Pages about one workspace, and the roles that they are for; the console's API decides, here they are only left out. */
export const WORKSPACE_PAGES = [
  ['usage', 'Usage', [...COMPOSES, 'viewer']],
  ['keys', 'Keys', COMPOSES],
  ['generations', 'Generations', COMPOSES],
  ['members', 'Members', OWNS],
  ['audit', 'Audit', OWNS],
] as const;

/** Pages about the service, for the operator. */
export const OPERATOR_PAGES = [
  ['workspaces', 'Workspaces'],
  ['plans', 'Plans'],
  ['changes', 'All changes'],
  ['system', 'System'],
] as const;

/** Whether an address such as `/keys/acme` is one of the console's. */
export function isConsolePath(path: string): boolean {
  const [, page] = path.split('/');
  return [...WORKSPACE_PAGES, ...OPERATOR_PAGES].some(([known]) => known === page);
}
