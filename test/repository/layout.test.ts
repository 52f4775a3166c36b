import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const FILES_MAX = 25;

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const sources = tracked.filter((file) => /\.tsx?$/.test(file) && !/\/gen\/|\/generated\/|^examples\//.test(file));
const shipped = sources.filter((file) => !/\.test\.tsx?$/.test(file));

/** What each part may import of the others, as ARCHITECTURE.md draws it; the linter forbids packages of npm as well. */
const MAY_IMPORT: { readonly [part: string]: readonly string[] } = {
  contract: [],
  catalog: ['contract'],
  builtin: ['contract', 'catalog'],
  'services/process': ['contract'],
  'services/rpc': ['contract', 'proto', 'services/process'],
  'services/gateway': ['contract', 'proto', 'catalog/version.ts', 'services/process', 'services/rpc'],
  'services/accounts': ['contract', 'proto', 'services/process', 'services/rpc'],
  'services/composer': ['contract', 'catalog', 'proto', 'builtin', 'services/process', 'services/rpc'],
  'services/console': ['contract', 'proto', 'catalog', 'services/process', 'services/rpc'],
  'services/mcp': ['contract', 'proto', 'catalog', 'services/process', 'services/rpc'],
  'packages/client/src': ['contract'],
  'packages/react/src': ['contract', 'catalog', 'packages/client/src'],
  'web/src': ['contract', 'catalog', 'packages/react/src', 'packages/client/src'],
};

describe('the repository', () => {
  test(`has at most ${FILES_MAX} source files in a folder, but for groups of components`, () => {
    const counts = Map.groupBy(shipped, (file) => dirname(file));
    const full = [...counts].filter(([folder, files]) => files.length > FILES_MAX && !MAY_BE_FULL.test(folder));
    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test.each(Object.entries(MAY_IMPORT))('lets %s import, besides itself, only %j', (part, allowed) => {
    const files = shipped.filter((file) => file.startsWith(`${part}/`) && !/\.config\.ts$|\/training\//.test(file));
    expect(files).not.toEqual([]);
    const within = [part, ...allowed];
    const strays = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => !within.some((folder) => path === folder || path.startsWith(`${folder}/`)))
        .map((path) => `${file} imports ${path}`),
    );
    expect(strays).toEqual([]);
  });

  test('reaches the built-in composer only through the Model port, but for the language of a request', () => {
    const importers = shipped.filter((file) => file.startsWith('services/') && /#builtin\//.test(read(file)));
    expect(importers).toEqual(['services/composer/models/builtin.ts', 'services/composer/views/page-language.ts']);
  });

  test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])(
    '%s names only files and folders that exist',
    (page) => {
      const paths = [...read(page).matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path.replace(/\/$/, ''));
      const missing = paths.filter((path) => !PLACES.some((place) => existsSync(join(ROOT, place, path))));
      expect(missing.filter((path) => !NO_FILE.test(path))).toEqual([]);
      const links = [...read(page).matchAll(/\]\(([\w.-][\w./-]*)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
      expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    },
  );
});

/** Folders with one file for each component. */
const MAY_BE_FULL = /^catalog\/components\/|^packages\/react\/src\/components\//;

/** Where a path of these pages may begin: they name a file by its service once the service is clear. */
const PLACES = [
  '.',
  'services',
  'services/gateway',
  'services/composer',
  'services/accounts',
  'services/console',
  'builtin',
  'catalog',
  'proto',
  'packages/react/src',
];

/** What looks like a path and is none: npm packages, a pattern of file names. */
const NO_FILE = /^@|^ui-composition|NNNN/;

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The files of the repository that a file imports, as paths from its root. */
function importsOf(file: string): string[] {
  const specifiers = [...read(file).matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']*)'/g)].map(([, path = '']) => path);
  return specifiers.map((path) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)));
}
