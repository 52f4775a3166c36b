import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { imagePaths, ROOT } from './dockerfile.ts';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  imports: Record<string, string>;
  scripts: Record<string, string>;
};

// What the image runs, and the commands that an operator runs in it.
const COMMANDS = [
  'services/one-process.ts',
  'services/gateway/main.ts',
  'services/composer/main.ts',
  'services/accounts/main.ts',
  'services/console/main.ts',
  'services/mcp/main.ts',
  'cli/admin.ts',
  'cli/compose.ts',
  'cli/health.ts',
];

const IMPORT = /^(?:import|export)\s+(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]/gm;

/** Everything that the commands load, as Node does: types are gone, and with them what was imported for types only. */
function loadedFrom(commands: readonly string[]): { files: string[]; packages: Set<string> } {
  const files = commands.map((command) => join(ROOT, command));
  const seen = new Set(files);
  const packages = new Set<string>();
  // The list grows while it is walked.
  for (const file of files) {
    for (const specifier of importsOf(file)) {
      const path = pathOf(specifier, file);
      if (path === undefined) {
        if (!isBuiltin(specifier)) packages.add(packageOf(specifier));
      } else if (!seen.has(path)) {
        seen.add(path);
        files.push(path);
      }
    }
  }
  return { files, packages };
}

function importsOf(file: string): string[] {
  if (file.endsWith('.json')) return [];
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  return [...code.matchAll(IMPORT)].map(([, statement, call]) => statement ?? call ?? '');
}

function pathOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  for (const [pattern, target] of Object.entries(manifest.imports)) {
    const prefix = pattern.replace('*', '');
    if (specifier.startsWith(prefix)) return join(ROOT, target.replace('*', specifier.slice(prefix.length)));
  }
  return undefined;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isAtOrIn(path: string, file: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

const { files, packages } = loadedFrom(COMMANDS);

describe('what the image runs', () => {
  test('is all there: every file that is loaded gets into the image', () => {
    expect(files.length).toBeGreaterThan(300);
    const outside = files
      .map((file) => relative(ROOT, file))
      .filter((file) => !existsSync(join(ROOT, file)) || !imagePaths().some((path) => isAtOrIn(path, file)));
    expect(outside).toEqual([]);
  });

  test('loads no development dependency', () => {
    expect([...packages].filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });

  test('covers every command that the scripts start a service with', () => {
    const started = Object.entries(manifest.scripts).flatMap(([name, command]) =>
      name.startsWith('start') ? [command.replace(/^(exec )?node (-r \S+ )?/, '')] : [],
    );
    expect(started.filter((command) => !COMMANDS.includes(command))).toEqual([]);
  });
});
