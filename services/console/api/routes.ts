import { keyRoutes } from './keys.ts';
import type { OperatorRoute, WorkspaceRoute } from './route.ts';
import { workspaceRoutes } from './workspaces.ts';

/** Every route for people who have signed in, besides the session itself and the playground's stream. */
export const ROUTES: readonly (OperatorRoute | WorkspaceRoute)[] = [...workspaceRoutes, ...keyRoutes];
