import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGES = ['client', 'react'];

/** An example as a host would have it: away from the repository, on the packages as they are published. */
export type HostApp = {
  folder: string;
  /** Runs a program that the app has installed; fails with everything that it wrote. */
  run: (program: string, ...args: string[]) => Promise<string>;
  /** Starts a server and waits until its address answers. */
  serve: (program: string, args: string[], environment: Record<string, string>, url: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Packs both packages, copies the example into an empty folder and installs it there. */
export async function installExample(name: string): Promise<HostApp> {
  const root = await mkdtemp(join(tmpdir(), `uic-${name}-`));
  const folder = join(root, 'app');
  const isSource = (path: string): boolean => !/\/(?:node_modules|dist|\.next)(?:\/|$)/.test(path.slice(REPOSITORY.length));
  await cp(join(REPOSITORY, 'examples', name), folder, { recursive: true, filter: isSource });
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await run('npm', ['run', 'build', ...PACKAGES.flatMap((one) => ['-w', `packages/${one}`])], { cwd: REPOSITORY });
  for (const one of PACKAGES) {
    await run('npm', ['pack', '--silent', '--pack-destination', root, `./packages/${one}`], { cwd: REPOSITORY });
    manifest.dependencies[`@ui-composition/${one}`] = `file:${join(root, `ui-composition-${one}-0.1.0.tgz`)}`;
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  return hostApp(root, folder);
}

function hostApp(root: string, folder: string): HostApp {
  const ends: (() => Promise<void>)[] = [];
  const bin = (program: string): string =>
    program === 'node' ? process.execPath : join(folder, 'node_modules/.bin', program);
  const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  return {
    folder,
    run: async (program, ...args) => {
      const done = await run(bin(program), args, { cwd: folder, env: environment }).catch(
        (failed: { stdout: string; stderr: string }) => {
          throw new Error(`${program} ${args.join(' ')}\n${failed.stdout}\n${failed.stderr}`);
        },
      );
      return done.stdout;
    },
    serve: async (program, args, more, url) => {
      const child = spawn(bin(program), args, { cwd: folder, env: { ...environment, ...more }, stdio: 'pipe' });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      ends.push(async () => {
        child.kill();
        await ended;
      });
      while (!(await fetch(url).then(
        () => true,
        () => false,
      ))) {
        if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    close: async () => {
      for (const end of ends) await end();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Lines that say something: no blank ones, no comments. */
export async function codeLines(folder: string, ...files: string[]): Promise<number> {
  const sources = await Promise.all(files.map(async (file) => readFile(join(folder, file), 'utf8')));
  return sources.flatMap((source) => source.split('\n')).filter((line) => /^\s*[^\s/]/.test(line)).length;
}
