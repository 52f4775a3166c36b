import { z } from 'zod';
import { UI_TYPES } from './spec/ui-type.ts';

const open = z.record(z.string(), z.unknown());

/** One component in GET /v1/catalog. */
export const PublicComponent = z
  .object({
    name: z.string().describe('`type` of an element.'),
    group: z.string().describe('One of the twelve groups.'),
    description: z.string().describe('What it is.'),
    use_when: z.string().optional().describe('Reads on from "Use when".'),
    children: z
      .union([z.enum(['none', 'any']), z.array(z.string())])
      .describe('Which child elements it takes: none, any, or these types.'),
    min_children: z.int().optional().describe('Fewest children.'),
    max_children: z.int().optional().describe('Most children.'),
    events: z
      .record(
        z.string(),
        z
          .object({
            when: z.string().describe('What makes it fire.'),
            payload: z.array(z.string()).describe('Keys of its payload.'),
          })
          .describe('One event.'),
      )
      .describe('What it emits, by event verb.'),
    ui_types: z.array(z.enum(UI_TYPES)).optional().describe('Archetypes that it serves.'),
    accessibility: z.string().optional().describe('Role, accessible name, keyboard.'),
    example: open.describe('A valid element; its children are named only.'),
    props_schema: open.describe(
      'JSON Schema 2020-12 of the props. Whole where one component or one group was asked for, else a reference into `/v1/catalog/schema`.',
    ),
  })
  .describe('One component of the catalog.');
export type PublicComponent = z.output<typeof PublicComponent>;

/** `data` of GET /v1/catalog. */
export const PublicCatalog = z
  .object({
    catalog_version: z.string().describe('The same as in `/v1/health`; also the ETag.'),
    components: z.array(PublicComponent).describe('The components that were asked for; all of them by default.'),
    icons: z.array(z.string()).describe('The names that `icon` props take.'),
  })
  .describe('The component catalog.');
export type PublicCatalog = z.output<typeof PublicCatalog>;
