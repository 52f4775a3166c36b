import { readFileSync } from 'node:fs';

/** The repository, which is what an image is built from. */
export const ROOT = new URL('../../', import.meta.url).pathname;

/** One instruction of a Dockerfile, its continued lines joined. */
export type Instruction = { name: string; text: string };

/** The instructions of deploy/Dockerfile in order; comments are left out. */
export function readDockerfile(): Instruction[] {
  const source = readFileSync(`${ROOT}deploy/Dockerfile`, 'utf8');
  const joined = source.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  return joined.split('\n').flatMap((line) => {
    const [, name, text] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    return name === undefined || text === undefined ? [] : [{ name, text }];
  });
}

/** Instructions of the last stage, which is the image that runs. */
export function finalStage(): Instruction[] {
  const all = readDockerfile();
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
}

/** What ENV of the image that runs sets. */
export function imageEnvironment(): Record<string, string> {
  const texts = finalStage().flatMap(({ name, text }) => (name === 'ENV' ? [text] : []));
  const pairs = texts
    .join(' ')
    .split(/\s+/)
    .map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Folders and files that get into the image, as the ignore file lets them through. */
export function imagePaths(): string[] {
  const ignore = readFileSync(`${ROOT}deploy/Dockerfile.dockerignore`, 'utf8').split('\n');
  return ignore.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
}
