import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { GROUPS } from '#catalog/components.ts';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { referencePages } from '#catalog/compiler/reference/pages.ts';

const root = new URL('../../', import.meta.url);

describe('the component folders', () => {
  test.each(Object.entries(GROUPS))(
    '%s holds one file for each of its components, and no other',
    async (group, list) => {
      const files = await readdir(new URL(`catalog/components/${group}/`, root));
      expect(files.map(withoutDashes).toSorted()).toEqual(
        list.map(({ name }) => `${name.toLowerCase()}.ts`).toSorted(),
      );
      for (const file of files) {
        const source = await readFile(new URL(`catalog/components/${group}/${file}`, root), 'utf8');
        expect(source.match(/= component\(/g)).toHaveLength(1);
      }
    },
  );
});

describe('docs/catalog', () => {
  test('is what the definitions say now', async () => {
    for (const [file, markdown] of referencePages()) {
      expect(await readFile(new URL(`docs/catalog/${file}`, root), 'utf8'), 'run `npm run gen:catalog`').toBe(markdown);
    }
  });

  test('reports the current version', async () => {
    expect(await readFile(new URL('docs/catalog/README.md', root), 'utf8')).toContain(CATALOG_VERSION);
  });
});

describe('the version file', () => {
  test('imports nothing, so that the gateway can report it without loading a component', async () => {
    const source = await readFile(new URL('catalog/version.ts', root), 'utf8');
    expect(source).not.toMatch(/\bimport\b/);
  });
});

function withoutDashes(file: string): string {
  return file.replaceAll('-', '');
}
