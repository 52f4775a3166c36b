import { z } from 'zod';

/** `data` of GET /v1/health. Source: service spec, "GET /v1/health". */
export const Health = z
  .object({
    status: z.literal('ok').describe('Always `ok` when the API is serving.'),
    service: z.string().describe('Service identifier.'),
    catalog_version: z
      .string()
      .describe(
        'Component-catalog version that specs are validated against. Compare it with your own to detect drift.',
      ),
  })
  .describe('Liveness of the API.');
export type Health = z.output<typeof Health>;
