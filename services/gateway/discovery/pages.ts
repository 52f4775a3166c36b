import { readdirSync, readFileSync } from 'node:fs';

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
