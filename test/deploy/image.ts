import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { finalStage, imagePaths, readDockerfile, ROOT } from './dockerfile.ts';

/** What the Dockerfile builds, as far as that is possible without a container engine. */
export type Image = {
  /** The application's folder: nothing in it may be written to. */
  app: string;
  /** The one folder that may. */
  data: string;
  node: string;
  /** The user to run as: the image's where we may switch to it, otherwise our own. */
  user: { uid?: number; gid?: number };
  delete(): void;
};

/** Executes the Dockerfile step by step in a temporary folder. */
export function buildImage(): Image {
  const root = mkdtempSync(join(tmpdir(), 'uic-image-'));
  const [app, data, node] = [join(root, 'app'), join(root, 'data'), join(root, 'node')];
  mkdirSync(app);
  mkdirSync(data);
  copyFileSync(process.execPath, node);
  for (const path of imagePaths()) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    cpSync(join(ROOT, path), join(app, path), { recursive: true, filter: (source) => !isIgnored(source) });
  }
  const [install] = readDockerfile().flatMap(({ name, text }) => (name === 'RUN' ? [text] : []));
  execFileSync('sh', ['-c', install ?? ''], {
    cwd: app,
    env: { ...process.env, npm_config_prefer_offline: 'true' },
    stdio: 'pipe',
  });
  const { uid, gid } = userOfImage();
  if (process.getuid?.() === 0) chownSync(data, uid, gid);
  chmodSync(root, 0o755);
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
  return {
    app,
    data,
    node,
    user: process.getuid?.() === 0 ? { uid, gid } : {},
    delete: () => {
      execFileSync('chmod', ['-R', 'u+w', app]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function userOfImage(): { uid: number; gid: number } {
  const [user = ''] = finalStage().flatMap(({ name, text }) => (name === 'USER' ? [text] : []));
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  return { uid, gid };
}

function isIgnored(path: string): boolean {
  return path.endsWith('.test.ts') || (basename(path) === '__snapshots__' && statSync(path).isDirectory());
}
