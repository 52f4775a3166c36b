import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PACKED, REPOSITORY, unpackPackages } from './packed.ts';

const run = promisify(execFile);
// As in a user's terminal, not as in a test.
const ENVIRONMENT = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };

/** A folder away from the repository: what was packed in `packages`, copies of the examples in `examples`. */
export type Hosts = {
  /** Copies an example as it is committed; its node_modules stay behind. */
  copyExample: (name: string) => Promise<HostApp>;
  close: () => Promise<void>;
};

export type HostApp = {
  folder: string;
  /** Puts the packed packages, and of the rest exactly what they and the app name, where `npm install` would. */
  link: () => Promise<void>;
  /** Puts files of another text into the app. */
  write: (files: { readonly [path: string]: string }) => Promise<void>;
  /** Runs a program of the app; fails with everything that it wrote. */
  run: (program: string, ...args: string[]) => Promise<void>;
  /** Starts a server and waits until its address answers. */
  serve: (command: string[], environment: Record<string, string>, url: string) => Promise<void>;
};

/** Packs the packages into an empty folder. */
export async function newHosts(): Promise<Hosts> {
  const root = await mkdtemp(join(tmpdir(), 'uic-hosts-'));
  const running: ChildProcess[] = [];
  await unpackPackages(root);
  return {
    copyExample: async (name) => {
      const folder = join(root, 'examples', name);
      const source = join(REPOSITORY, 'examples', name);
      const isSource = (path: string): boolean =>
        !/\/(?:node_modules|dist|\.next)(?:\/|$)/.test(path.slice(source.length));
      await cp(source, folder, { recursive: true, filter: isSource });
      return hostApp(root, folder, running);
    },
    close: async () => {
      await Promise.all(running.map(end));
      await rm(root, { recursive: true, force: true });
    },
  };
}

function hostApp(root: string, folder: string, running: ChildProcess[]): HostApp {
  return {
    folder,
    link: async () => linkPackages(root, folder),
    write: async (files) => {
      for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
    },
    run: async (program, ...args) => {
      const path = join(REPOSITORY, 'node_modules/.bin', program);
      await run(path, args, { cwd: folder, env: ENVIRONMENT }).catch((failed: { stdout: string; stderr: string }) => {
        throw new Error(`${program} ${args.join(' ')}\n${failed.stdout}\n${failed.stderr}`);
      });
    },
    serve: async ([program = '', ...args], environment, url) => {
      // In a group of its own: npm starts a shell, which starts the server.
      const child = spawn(program, args, { cwd: folder, env: { ...ENVIRONMENT, ...environment }, detached: true });
      running.push(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      while (!(await answers(url))) {
        if (child.exitCode !== null) throw new Error(`${program} ${args.join(' ')} ended:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid);
  await ended;
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

async function linkPackages(root: string, folder: string): Promise<void> {
  const scope = join(folder, 'node_modules/@ui-composition');
  for (const name of PACKED) await cp(join(root, 'packages', name), join(scope, name), { recursive: true });
  const app = await readManifest(folder);
  const packed = await Promise.all(PACKED.map(async (name) => readManifest(join(scope, name))));
  const named = [app.devDependencies, ...[app, ...packed].map(({ dependencies }) => dependencies)];
  const names = named.flatMap((dependencies) => Object.keys(dependencies ?? {}));
  const wanted = new Set(names.filter((name) => !name.startsWith('@ui-composition/')));
  for (const name of wanted) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(REPOSITORY, 'node_modules', name), link);
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}
