import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './dockerfile.ts';
import type { Manifest } from './kustomize.ts';

type Model = new (manifest: Manifest) => { validate(): void };

/**
 * Checks a manifest against the schema of its kind: required members, types, formats, closed lists of values.
 *
 * @throws Error that names what is wrong
 */
export async function validateManifest(manifest: Manifest): Promise<void> {
  const group = `kubernetes-models/${manifest.apiVersion}`;
  const models = (await import(group)) as Record<string, Model>;
  const Kind = models[manifest.kind];
  if (Kind === undefined) throw new Error(`there is no ${manifest.kind} in ${manifest.apiVersion}`);
  new Kind(manifest).validate();
}

/**
 * What the compiler finds when the manifests are written as literals of their types. The schemas let members pass that
 * they do not know, and so does a cluster, silently; the compiler does not.
 *
 * @returns its messages, none when all is well
 */
export function typeErrorsOf(manifests: readonly Manifest[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'uic-manifests-'));
  const lines = manifests.map(({ apiVersion, kind }, index) => {
    const type = `import('kubernetes-models/${apiVersion}').I${kind}`;
    return `export const m${index}: ${type} = ${JSON.stringify(manifests[index], null, 1)};`;
  });
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, module: 'nodenext', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'));
  try {
    execFileSync(`${ROOT}node_modules/.bin/tsc`, ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
