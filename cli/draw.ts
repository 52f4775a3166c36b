import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import { exampleSpec } from '#catalog/example-spec.ts';
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
  width: string;
  chromium?: string;
};

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
  .option('--width <px>', 'width of the page', '1280')
  .option('--chromium <path>', 'the browser', '/usr/bin/chromium')
  .action(run);

await program.parseAsync();

async function run(first: string | undefined, second: string, options: Options): Promise<void> {
  const { items, picture } = await what(first, second, options);
  const files = await buildDrawingPage();
  const browser = await startBrowser(options.chromium);
  try {
    const { png, problems } = await drawPicture(
      browser,
      files,
      { items, ...(options.rtl === true ? { dir: 'rtl' as const } : {}) },
      { width: Number(options.width), isDark: options.dark === true },
    );
    await writeFile(picture, png);
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
    return { items: [{ spec: readJsonFile(first) as Drawing['items'][number]['spec'] }], picture: second };
  }
  const items = names.map((name) => {
    const spec = exampleSpec(name);
    return spec === undefined ? program.error(`there is no component ${name}`) : { title: name, spec };
  });
  return { items, picture: first ?? second };
}

function componentNames({ component, group, all }: Options): string[] | undefined {
  if (component !== undefined) return component;
  if (all === true) return COMPONENTS.map(({ name }) => name);
  const definitions = Object.entries(GROUPS).find(([name]) => name === group)?.[1];
  if (group !== undefined && definitions === undefined) return program.error(`there is no group ${group}`);
  return definitions?.map(({ name }) => name);
}
