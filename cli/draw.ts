import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { Command, InvalidArgumentError } from 'commander';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { Refusal } from '#contract/refusal.ts';
import { VERSION } from '#services/process/version.ts';
import type { Drawing } from '../packages/react/drawing/drawing.ts';
import { buildDrawingPage, drawPicture, startBrowser } from './draw/browser.ts';
import { readJsonFile } from './read-json-file.ts';

type Options = {
  component?: string[];
  group?: string;
  all?: true;
  dark?: true;
  rtl?: true;
  width: number;
  chromium: string;
};

/** Wider or narrower than any page that people look at. */
const WIDTHS = { min: 100, max: 10_000 };

const program = new Command('draw')
  .version(VERSION)
  .description('Draws a spec, or examples of components, into a PNG.')
  .argument('[spec]', 'JSON file with a spec; with --component, --group or --all the picture')
  .argument('[picture]', 'where the PNG goes', 'drawing.png')
  .option('--component <name...>', 'draws the examples of these components')
  .option('--group <name>', `draws the examples of a group: ${Object.keys(GROUPS).join(', ')}`)
  .option('--all', 'draws the examples of all components')
  .option('--dark', 'in dark mode')
  .option('--rtl', 'from right to left')
  .option('--width <px>', 'width of the page', widthIn, 1280)
  .option('--chromium <path>', 'the browser', '/usr/bin/chromium')
  .action(run);

try {
  await program.parseAsync();
} catch (thrown) {
  if (!(thrown instanceof Refusal)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}

async function run(first: string | undefined, second: string, options: Options): Promise<void> {
  const { items, picture } = await what(first, second, options);
  const files = await buildDrawingPage();
  const browser = await browserAt(options.chromium);
  try {
    const { png, problems } = await drawPicture(
      browser,
      files,
      { items, ...(options.rtl === true ? { dir: 'rtl' as const } : {}) },
      { width: options.width, isDark: options.dark === true },
    );
    await writeFile(picture, png).catch((cause: NodeJS.ErrnoException) => {
      throw new Refusal('BAD_REQUEST', `${picture} cannot be written (${cause.code}).`, { cause });
    });
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    process.stderr.write(`${picture}\n`);
  } finally {
    await browser.close();
  }
}

async function what(
  first: string | undefined,
  second: string,
  options: Options,
): Promise<{ items: Drawing['items']; picture: string }> {
  const names = componentNames(options);
  if (names === undefined) {
    if (first === undefined) return program.error('give a spec, or --component, --group or --all');
    return { items: [{ spec: readSpec(first) }], picture: second };
  }
  const items = names.map((name) => {
    const spec = exampleSpec(name);
    return spec === undefined ? program.error(`there is no component ${name}`) : { title: name, spec };
  });
  return { items, picture: first ?? second };
}

function readSpec(file: string): Drawing['items'][number]['spec'] {
  const spec = readJsonFile(file);
  if (isJsonObject(spec) && isJsonObject(spec['elements'])) return spec;
  throw new Refusal(
    'BAD_REQUEST',
    `${file} holds no spec: an object with \`root\` and \`elements\`, as \`compose\` prints it.`,
  );
}

function widthIn(text: string): number {
  const width = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (width >= WIDTHS.min && width <= WIDTHS.max) return width;
  throw new InvalidArgumentError(`It must be a whole number from ${WIDTHS.min} to ${WIDTHS.max}.`);
}

async function browserAt(path: string): Promise<Browser> {
  return startBrowser(path).catch((cause: unknown) => {
    const message = `Chromium cannot be started at ${path}: install it (Debian: chromium), or name another with --chromium.`;
    throw new Refusal('BAD_REQUEST', message, { cause });
  });
}

function componentNames({ component, group, all }: Options): string[] | undefined {
  if (component !== undefined) return component;
  if (all === true) return COMPONENTS.map(({ name }) => name);
  const definitions = Object.entries(GROUPS).find(([name]) => name === group)?.[1];
  if (group !== undefined && definitions === undefined) return program.error(`there is no group ${group}`);
  return definitions?.map(({ name }) => name);
}
