import { z } from 'zod';

const count = () => z.int().min(0);

/** `data` of GET /v1/me, the only part of the contract in camelCase. Source: service spec, "GET /v1/me". */
export const Me = z
  .object({
    workspace: z
      .object({
        id: z.string().describe('Workspace identifier.'),
        name: z.string().describe('Workspace name.'),
        slug: z.string().describe('Workspace slug.'),
      })
      .describe('Who the key belongs to.'),
    plan: z
      .object({
        tierKey: z.string().nullable().describe('Plan identifier; null when no plan is attached.'),
        monthlyGenerations: count().describe('Generations included per month; 9007199254740991 means unlimited.'),
        rateLimitPerMin: count().describe('Per-key burst limit, requests per minute.'),
        generationsRemaining: count().describe('Generations left in the current cycle.'),
        inlineComponentsLimit: count().describe(
          'Maximum inline `custom_components` per compose request; 0 means that they are not included.',
        ),
      })
      .describe('What the workspace may use.'),
  })
  .describe('The workspace and plan behind a key.');
export type Me = z.output<typeof Me>;
