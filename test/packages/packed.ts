import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** The packages that hosts install. */
export const PACKED = ['client', 'react'] as const;

const SOURCES = ['contract', 'catalog', ...PACKED.map((name) => `packages/${name}/src`)];

/** Packs both packages as they would be published and unpacks them to `<folder>/packages/<name>`. */
export async function unpackPackages(folder: string): Promise<void> {
  await buildWhereStale();
  for (const name of PACKED) {
    const target = join(folder, 'packages', name);
    await mkdir(target, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, `./packages/${name}`], {
      cwd: REPOSITORY,
    });
    const archive = join(folder, stdout.trim());
    await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
    await rm(archive);
  }
}

// `npm ci` has built them; whoever has changed a source since tests what is there now.
async function buildWhereStale(): Promise<void> {
  const sources = (await Promise.all(SOURCES.map(filesIn))).flat();
  const newest = Math.max(...(await Promise.all(sources.map(changedAtMs))));
  const built = await Promise.all(
    PACKED.map((name) => changedAtMs(join(REPOSITORY, 'packages', name, 'dist/index.js'))),
  );
  if (Math.min(...built) > newest) return;
  await run('npm', ['run', 'build', ...PACKED.flatMap((name) => ['-w', `packages/${name}`])], { cwd: REPOSITORY });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(REPOSITORY, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function changedAtMs(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
}
