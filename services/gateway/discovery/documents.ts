import { readdirSync, readFileSync } from 'node:fs';
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

const DOCS = new URL('../../../docs/', import.meta.url);

/** Pages for callers; what is for operators and contributors stays in the repository. */
const PAGES = {
  'service-spec.md': 'The specification: endpoints, fields, events, errors, limits.',
  'integrating.md': 'How to call the service from an application, and what to do when it fails.',
  'bridges.md': 'MCP, json-render, AG-UI, A2UI and hosts of the reference: what maps, what does not, how to start.',
} as const;

/** The Markdown pages that are served, by path. */
export function readPages(): ReadonlyMap<string, string> {
  const catalogPages = readdirSync(new URL('catalog/', DOCS)).filter((file) => file.endsWith('.md'));
  const files = [...Object.keys(PAGES), ...catalogPages.map((file) => `catalog/${file}`)];
  const paths = new Set(files.map((file) => `/docs/${file}`));
  return new Map([...paths].map((path) => [path, withLinksAmong(paths, path)]));
}

const CODE_OR_LINK = /```[^]*?```|`[^`\n]*`|\[([^\]]+)\]\(([^)\s]+)\)/g;

// What a page says of a file that only the repository has stays, without the link.
function withLinksAmong(paths: ReadonlySet<string>, path: string): string {
  const text = readFileSync(new URL(path.replace('/docs/', ''), DOCS), 'utf8');
  return text.replaceAll(CODE_OR_LINK, (whole, words?: string, to?: string) => {
    if (words === undefined || to === undefined) return whole;
    const { origin, pathname } = new URL(to, `http://gateway${path}`);
    return origin !== 'http://gateway' || paths.has(pathname) ? whole : words;
  });
}

/** The index for language models. Source: llmstxt.org. */
export function llmsText(pages: ReadonlyMap<string, string>): string {
  const catalogPages = [...pages].filter(([path]) => path.startsWith('/docs/catalog/'));
  return [
    '# UI Composition Service',
    '',
    '> Turns a sentence, facts (`data`) and declared actions into a validated user interface: a json-render spec, streamed operation by operation (server-sent events or NDJSON) or in one piece. `POST /v1/compose` with `Authorization: Bearer <API_KEY>`.',
    '',
    'A spec is `{ state, root, elements }`; elements are of the types in the catalog. Requests are strict: an unknown field is refused with 400. Branch on `error.code`.',
    '',
    '## Contract',
    '',
    '- [OpenAPI](/v1/openapi.json): every route, field, event and error.',
    '- [Catalog](/v1/catalog): all components as JSON; `?component=Button` or `?group=forms` for a part, with the JSON Schema of the props.',
    '- [Spec schema](/v1/catalog/schema): JSON Schema 2020-12 of a whole spec.',
    '- [A2UI catalog](/v1/catalog/a2ui): the components as a custom catalog of A2UI 0.9.',
    '',
    '## Guides',
    '',
    ...Object.entries(PAGES).map(
      ([file, about]) => `- [${titleOf(pages.get(`/docs/${file}`))}](/docs/${file}): ${about}`,
    ),
    '',
    '## Components',
    '',
    ...catalogPages.map(([path, text]) => `- [${titleOf(text)}](${path})`),
    '',
  ].join('\n');
}

function titleOf(markdown = ''): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? 'Page';
}
