import type { Response, Router } from 'express';
import { z } from 'zod';
import { readFields } from '#contract/read-fields.ts';
import { Refusal } from '#contract/refusal.ts';
import { jsonBody } from '#services/process/json-body.ts';
import { actorOf, requireRole, type Role, type WorkspaceAccess, workspaceOf } from '../access.ts';
import type { AccountsClient, ComposerClient } from '../clients.ts';
import { isCsvFile, sendCsvFile } from '../exports/csv-file.ts';
import { callerOf } from '../sign-in/session.ts';

const BODY_MAX_BYTES = 32 * 1024;

/** The services that routes call. */
export type RouteServices = { accounts: AccountsClient; composer: ComposerClient; gatewayUrl: () => string };

/** A call to the console's API that has been authorized. */
export type RouteCall<Input> = RouteServices & {
  /** Who calls, for the audit log. */
  actor: string;
  input: Input;
};

type RouteOf<Call> = { method: 'get' | 'post'; path: string; answer: (call: Call) => Promise<object> };

/** A route for the operator only. */
export type OperatorRoute = RouteOf<RouteCall<unknown>> & { input: z.ZodType; roles: 'operator' };

/** A route below `/workspaces/:slug`, open to these roles in that workspace. */
export type WorkspaceRoute = RouteOf<RouteCall<unknown> & { workspace: WorkspaceAccess }> & {
  input: z.ZodType;
  roles: readonly Role[];
};

/** Input of a route that takes none. */
export const nothing = z.strictObject({});

// The two functions below infer `input` for the route that is written; `serveRoutes` reads it with that very schema, so the
// list of all routes need not know it.

/** Declares a route for the operator only. */
export function operatorRoute<Input extends z.ZodType>(
  route: RouteOf<RouteCall<z.infer<Input>>> & { input: Input },
): OperatorRoute {
  return { ...route, roles: 'operator' } as OperatorRoute;
}

/** Declares a route of a workspace. */
export function workspaceRoute<Input extends z.ZodType>(
  route: RouteOf<RouteCall<z.infer<Input>> & { workspace: WorkspaceAccess }> & { input: Input; roles: readonly Role[] },
): WorkspaceRoute {
  return route as unknown as WorkspaceRoute;
}

/** Path of a route below `/api`. */
export function pathOf(route: OperatorRoute | WorkspaceRoute): string {
  return route.roles === 'operator' ? route.path : `/workspaces/:slug${route.path}`;
}

/** Registers the routes; use behind `signedIn`. Authorization happens here and nowhere else. */
export function serveRoutes(
  router: Router,
  services: RouteServices,
  routes: readonly (OperatorRoute | WorkspaceRoute)[],
): void {
  for (const route of routes) {
    router[route.method](pathOf(route), ...jsonBody(BODY_MAX_BYTES), async (request, response) => {
      const session = callerOf(request);
      const call = { ...services, actor: actorOf(session) };
      const { slug } = request.params as { slug?: string };
      const read = (): unknown =>
        readFields(route.input, (route.method === 'get' ? request.query : request.body) ?? {});
      if (route.roles === 'operator') {
        if (!session.isOperator) throw new Refusal('FORBIDDEN', 'Only the operator may do this.');
        return send(response, await route.answer({ ...call, input: read() }));
      }
      const workspace = await workspaceOf(services.accounts, session, slug ?? '');
      requireRole(workspace, route.roles);
      await send(response, await route.answer({ ...call, workspace, input: read() }));
    });
  }
}

async function send(response: Response, answer: object): Promise<void> {
  if (isCsvFile(answer)) return sendCsvFile(response, answer);
  response.json({ success: true, data: answer });
}

// Coercion turns both a missing value and a text that is no number into NaN; zod reports them alike.
const whole = z.coerce
  .number({ error: ({ code }) => (code === 'invalid_type' ? 'must be a whole number' : undefined) })
  .int();

const atMs = whole.min(0).max(Number.MAX_SAFE_INTEGER);

/** A time span in the query; either end may be open. */
export const Span = { fromMs: atMs.optional(), toMs: atMs.optional() };

/** A time span with both ends. */
export const WholeSpan = { fromMs: atMs, toMs: atMs };

/** A page of a list. */
export const Page = {
  pageSize: whole.min(1).max(200).default(50),
  pageToken: z.string().min(1).max(200).optional(),
};

/** Which changes of the audit log. */
export const AuditFilters = {
  ...Span,
  actor: z.string().min(1).max(200).optional(),
  action: z.string().min(1).max(100).optional(),
};
