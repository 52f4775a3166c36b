import { exportRoutes, historyRoutes } from './history.ts';
import { keyRoutes } from './keys.ts';
import { memberRoutes } from './members.ts';
import type { OperatorRoute, WorkspaceRoute } from './route.ts';
import { systemRoutes } from './system.ts';
import { usageRoutes } from './usage.ts';
import { workspaceRoutes } from './workspaces.ts';

/** Every route for people who have signed in, except the session itself and the playground's stream. */
export const ROUTES: readonly (OperatorRoute | WorkspaceRoute)[] = [
  ...workspaceRoutes,
  ...usageRoutes,
  ...keyRoutes,
  ...memberRoutes,
  ...historyRoutes,
  ...exportRoutes,
  ...systemRoutes,
];
