import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { catalogDocument } from '#catalog/compiler/json-schema/public-catalog.ts';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { PublicCatalog } from '#contract/public-catalog.ts';
import { dataOf, expectError, get } from '../requests.ts';
import { startServices } from '../start-services.ts';

// Nothing is behind this gateway: routes that describe the service must work without it.
const services = await startServices({ composerAddress: '127.0.0.1:1' });
const { url } = services;
await services.stop('accounts');
afterAll(() => services.close());

const catalogOf = async (query: string): Promise<PublicCatalog> =>
  PublicCatalog.parse(await dataOf(await get(url, `/v1/catalog${query}`)));

describe('GET /v1/catalog', () => {
  // One for all, and code as it comes: to learn what a JSON Schema is, and to shorten code, takes longer than each check.
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });

  test('answers with every component, without a key', async () => {
    const { catalog_version: version, components } = await catalogOf('');
    expect(version).toBe(CATALOG_VERSION);
    expect(components.map(({ name }) => name)).toEqual(COMPONENTS.map(({ name }) => name));
  });

  test('answers with the components and groups that are named', async () => {
    const names = async (query: string): Promise<string[]> =>
      (await catalogOf(query)).components.map(({ name }) => name);
    expect(await names('?component=Button')).toEqual(['Button']);
    expect(await names('?component=Button&component=Card')).toEqual(['Card', 'Button']);
    expect(await names('?group=forms')).toEqual(GROUPS.forms.map(({ name }) => name));
    expect(await names('?group=actions&component=Card')).toEqual(['Card', ...GROUPS.actions.map(({ name }) => name)]);
  });

  test.each(COMPONENTS.map(({ name, example }) => [name, example.props] as const))(
    'gives a self-contained schema of the props of %s that fits its example',
    async (name, props) => {
      const [component] = (await catalogOf(`?component=${name}`)).components;
      const validate = ajv.compile(component!.props_schema);
      expect([validate(props), validate.errors]).toEqual([true, null]);
      expect(validate({ ...props, colour_of_nothing: 1 })).toBe(false);
      // None may lean on the one before.
      ajv.removeSchema(component!.props_schema);
    },
  );

  test('says what it does not have', async () => {
    expect(await expectError(await get(url, '/v1/catalog?component=Buton'), 404, 'NOT_FOUND')).toContain('`Button`?');
    expect(await expectError(await get(url, '/v1/catalog?group=form'), 404, 'NOT_FOUND')).toContain('`forms`?');
    expect(await expectError(await get(url, '/v1/catalog?colour=red'), 400, 'BAD_REQUEST')).toContain('`component`');
    await expectError(await get(url, '/v1/catalog?component='), 404, 'NOT_FOUND');
    await expectError(await get(url, '/v1/catalog?__proto__=x'), 400, 'BAD_REQUEST');
  });

  test('is stored by caches under the version of the catalog', async () => {
    for (const path of ['/v1/catalog', '/v1/catalog?group=forms', '/v1/catalog/schema']) {
      const etag = (await get(url, path)).headers.get('etag');
      expect(etag).toBe(`"${CATALOG_VERSION}"`);
      const again = await fetch(`${url}${path}`, { headers: { 'if-none-match': etag! } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  test('is served from a file that is fresh; else `npm run gen` writes it', () => {
    const file = readFileSync('services/gateway/discovery/catalog.gen.json', 'utf8');
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(catalogDocument())));
  });
});

describe('GET /v1/catalog/schema', () => {
  test('answers with a JSON Schema to which the references of the catalog lead', async () => {
    const response = await get(url, '/v1/catalog/schema');
    expect(response.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
    const schema = (await response.json()) as { $id: string; $defs: object };
    const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
    ajv.addSchema(schema);
    const [component] = (await catalogOf('')).components.filter(({ name }) => name === 'Button');
    const validate = ajv.compile(component!.props_schema);
    expect([validate({ label: 'Go' }), validate({ label: 'Go', variant: 'loud' })]).toEqual([true, false]);
  });
});

describe('GET /llms.txt', () => {
  test('links to existing pages', async () => {
    const response = await get(url, '/llms.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^# UI Composition Service\n\n> /);
    const paths = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) expect([path, (await get(url, path)).status]).toEqual([path, 200]);
  });

  test('leads to pages whose links lead to pages again, and which say the rest without a link', async () => {
    for (const path of [
      '/docs/integrating.md',
      '/docs/bridges.md',
      '/docs/service-spec.md',
      '/docs/catalog/README.md',
    ]) {
      const text = (await (await get(url, path)).text()).replaceAll(/```[^]*?```/g, '');
      const links = [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, to = '']) => new URL(to, `${url}${path}`));
      for (const { origin, pathname } of links.filter((to) => to.origin === url)) {
        expect([path, pathname, (await fetch(`${origin}${pathname}`)).status]).toEqual([path, pathname, 200]);
      }
    }
  });

  test('leads to the Markdown of every component', async () => {
    const page = await get(url, '/docs/catalog/forms.md');
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await page.text()).toContain('\n## DatePicker\n');
    await expectError(await get(url, '/docs/operations.md'), 404, 'NOT_FOUND');
    await expectError(await get(url, '/docs/../package.json'), 404, 'NOT_FOUND');
  });
});
