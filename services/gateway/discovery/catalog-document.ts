import { readFileSync } from 'node:fs';
import type { PublicCatalog, PublicComponent } from '#contract/public-catalog.ts';

type Schema = { readonly [keyword: string]: unknown };

/** The file that `npm run gen` writes from the catalog. */
type CatalogDocument = {
  components: readonly Omit<PublicComponent, 'props_schema'>[];
  icons: readonly string[];
  catalog_version: string;
  spec_schema: Schema & { $defs: { readonly [name: string]: Schema } };
};

/** What is served of the catalog. */
export type ServedCatalog = {
  /** Names of all components and groups. */
  names: readonly string[];
  groups: readonly string[];
  /** The whole catalog; prop schemas are references. */
  whole: PublicCatalog;
  /** The components with these names or in these groups, with inlined prop schemas. */
  part(wanted: { components: readonly string[]; groups: readonly string[] }): PublicCatalog;
  specSchema: Schema;
};

const FILE = new URL('./catalog.gen.json', import.meta.url);

/** Where the schema of whole specs is served. */
const SCHEMA_PATH = '/v1/catalog/schema';

/** Reads the generated catalog; called once, when the gateway starts. */
export function readCatalog(): ServedCatalog {
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as CatalogDocument;
  const { components, icons, catalog_version: version, spec_schema: schema } = document;
  const answer = (list: readonly PublicComponent[]): PublicCatalog => ({
    catalog_version: version,
    components: [...list],
    icons: [...icons],
  });
  return {
    names: components.map(({ name }) => name),
    groups: [...new Set(components.map(({ group }) => group))],
    whole: answer(
      components.map((one) => ({ ...one, props_schema: { $ref: `${SCHEMA_PATH}#/$defs/${one.name}Props` } })),
    ),
    part: (wanted) =>
      answer(
        components
          .filter(({ name, group }) => wanted.components.includes(name) || wanted.groups.includes(group))
          .map((one) => ({ ...one, props_schema: withDefinitions(`${one.name}Props`, schema) })),
      ),
    specSchema: { $id: SCHEMA_PATH, ...schema },
  };
}

/** The catalog in the words of A2UI, as text, since nothing here looks into it. */
export function readA2uiCatalog(): string {
  return JSON.stringify(JSON.parse(readFileSync(new URL('./a2ui-catalog.gen.json', import.meta.url), 'utf8')));
}

/** One definition of a schema with the definitions that it refers to. */
function withDefinitions(name: string, { $schema, $defs }: CatalogDocument['spec_schema']): Schema {
  const needed = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key !== '$ref' || typeof part !== 'string') {
        collect(part);
        continue;
      }
      const definition = part.replace('#/$defs/', '');
      if (needed.has(definition)) continue;
      needed.add(definition);
      collect($defs[definition]);
    }
  };
  collect($defs[name]);
  const definitions = Object.fromEntries([...needed].map((each) => [each, $defs[each]]));
  return { $schema, ...$defs[name], ...(needed.size > 0 && { $defs: definitions }) };
}
