import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { VERSION } from '#services/process/version.ts';
import { finalStage, imageEnvironment, imagePaths, readDockerfile, ROOT } from './dockerfile.ts';

const textsOf = (name: string): string[] => finalStage().flatMap((each) => (each.name === name ? [each.text] : []));

describe('the Dockerfile', () => {
  test('has no fault that a linter finds', () => {
    expect(validate(readFileSync(`${ROOT}deploy/Dockerfile`, 'utf8'))).toEqual([]);
  });

  test('builds on the official image of exactly the version that the checks run on', () => {
    const { devDependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
      devDependencies: { node: string };
    };
    const all = readDockerfile();
    expect(all[0]).toEqual({ name: 'ARG', text: `NODE_IMAGE=node:${devDependencies.node}-slim` });
    const bases = all.flatMap(({ name, text }) => (name === 'FROM' ? [text.split(' ')[0]] : []));
    // By an argument, so that a release can pin it by digest.
    expect(bases).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}', '${NODE_IMAGE}']);
  });

  test('labels the image with what it is and what it was built from, in the words of OCI', () => {
    const labels = [
      ...textsOf('LABEL')
        .join(' ')
        .matchAll(/org\.opencontainers\.image\.([\w.]+)="([^"]*)"/g),
    ];
    expect(Object.fromEntries(labels.map(([, name, value]) => [name, value]))).toEqual({
      title: 'UI Composition Service',
      description: expect.stringMatching(/json-render/) as string,
      version: '${VERSION}',
      revision: '${REVISION}',
      created: '${CREATED}',
      licenses: 'Apache-2.0',
      'base.name': '${NODE_IMAGE}',
    });
    expect(textsOf('ARG')).toContain(`VERSION=${VERSION}`);
  });

  test('checks the health of whatever the container runs', () => {
    const check = JSON.parse(/CMD (\[.*\])$/.exec(textsOf('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]') as unknown;
    expect(check).toEqual(['node', 'cli/health.ts', '--own']);
  });

  test('runs as a user that is not root, by number', () => {
    expect(textsOf('USER')).toEqual(['1000:1000']);
  });

  test('starts node itself, without a shell that would keep signals from it', () => {
    expect(JSON.parse(textsOf('ENTRYPOINT')[0] ?? '')).toEqual(['node']);
    expect(JSON.parse(textsOf('CMD')[0] ?? '')).toEqual(['services/one-process.ts']);
  });

  test('installs without development dependencies and without running their scripts', () => {
    const [install] = readDockerfile().flatMap(({ name, text }) => (name === 'RUN' ? [text] : []));
    expect(install).toMatch(/^npm ci .*--omit=dev .*--ignore-scripts/);
  });

  test('lets in by name, so that nothing gets in by accident', () => {
    expect(readFileSync(`${ROOT}deploy/Dockerfile.dockerignore`, 'utf8')).toMatch(/^#.*\n\*\n/);
    expect(imagePaths()).toEqual(expect.arrayContaining(['package.json', 'services', 'cli']));
    for (const path of ['test', 'docs', '.git', 'node_modules', '.data']) expect(imagePaths()).not.toContain(path);
  });

  test('holds no secret', () => {
    expect(Object.keys(imageEnvironment()).filter((name) => /KEY|TOKEN|SECRET|PASSWORD|URL/.test(name))).toEqual([]);
  });
});
