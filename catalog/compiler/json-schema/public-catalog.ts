import type { JsonObject } from '#contract/json/json.ts';
import type { PublicComponent } from '#contract/public-catalog.ts';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { ICONS } from '#catalog/icons.ts';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { specSchema } from './spec-schema.ts';

/** What the gateway serves of the catalog; the gateway itself does not import the catalog. */
export type CatalogDocument = {
  catalog_version: string;
  components: readonly Omit<PublicComponent, 'props_schema'>[];
  icons: readonly string[];
  spec_schema: JsonObject;
};

/** The catalog in the form of the public contract, with a JSON Schema for everything in it. */
export function catalogDocument(): CatalogDocument {
  const groups: [group: string, definitions: readonly Definition[]][] = Object.entries(GROUPS);
  return {
    catalog_version: CATALOG_VERSION,
    components: groups.flatMap(([group, definitions]) => definitions.map((one) => publicComponent(group, one))),
    icons: ICONS,
    spec_schema: specSchema(COMPONENTS) as JsonObject,
  };
}

function publicComponent(group: string, definition: Definition): CatalogDocument['components'][number] {
  const { name, description, useWhen, children, minChildren, maxChildren, events, uiTypes, a11y, example } = definition;
  return {
    name,
    group,
    description,
    ...(useWhen !== undefined && { use_when: useWhen }),
    children: typeof children === 'string' ? children : [...children],
    ...(minChildren !== undefined && { min_children: minChildren }),
    ...(maxChildren !== undefined && { max_children: maxChildren }),
    events: Object.fromEntries(
      Object.entries(events).map(([verb, { when, payload }]) => [verb, { when, payload: [...payload] }]),
    ),
    ...(uiTypes !== undefined && { ui_types: [...uiTypes] }),
    ...(a11y !== undefined && { accessibility: a11y }),
    example: { type: name, ...example, children: [...(example.children ?? [])] },
  };
}
