import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { imagePaths, readDockerfile, ROOT } from './dockerfile.ts';

/** What the ignore file takes out again of the folders that it lets through. */
function ignoredPatterns(): string[] {
  const lines = readFileSync(`${ROOT}deploy/Dockerfile.dockerignore`, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && line !== '*' && !/^[#!]/.test(line));
}

/** A folder with nothing in it but what a container engine would be sent. */
function buildContext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uic-context-'));
  const ignored = ignoredPatterns();
  for (const path of imagePaths()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const filter = (source: string): boolean =>
      !ignored.some((pattern) => matchesGlob(relative(ROOT, source), pattern));
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter });
  }
  return folder;
}

/** The commands of a stage after its installation of packages. */
function commandsOf(stage: string): string[] {
  const all = readDockerfile();
  const from = all.findIndex(({ name, text }) => name === 'FROM' && text.endsWith(` AS ${stage}`));
  const length = all.slice(from + 1).findIndex(({ name }) => name === 'FROM');
  const commands = all.slice(from, from + 1 + length).filter(({ name }) => name === 'RUN');
  return commands.map(({ text }) => text).filter((text) => !text.startsWith('npm ci'));
}

test('the pages of the image are built from what the ignore file lets in', { timeout: 120_000 }, () => {
  const folder = buildContext();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
  for (const command of commandsOf('pages')) {
    execFileSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, PATH: path }, stdio: 'pipe' });
  }
  const built = ['web/dist/index.html', 'web/dist-mcp/view.html'];
  expect(built.filter((file) => existsSync(join(folder, file)))).toEqual(built);
});
