import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputOf, type CorpusRequest } from '#evals/answers/corpus.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { pageLanguage } from '#services/composer/views/page-language.ts';
import { newStats } from '#services/composer/stats.ts';
import { buildDrawingPage, drawPicture, startBrowser } from '../../cli/draw/browser.ts';

/** A request as a user types it or a host sends it, and what a designer expects on its screen. */
type Asked = Pick<CorpusRequest['body'], 'prompt' | 'data' | 'actions'> & { expects: string[] };

const WIDTH_PX = 760;

/** Draws the built-in composer's screen for each request of a file as a picture, for a person to judge. */
export async function drawAsked(file: string, folder: string): Promise<void> {
  const asked = JSON.parse(readFileSync(file, 'utf8')) as Asked[];
  mkdirSync(folder, { recursive: true });
  const files = await buildDrawingPage();
  const browser = await startBrowser();
  try {
    for (const [index, { prompt, data, actions, expects }] of asked.entries()) {
      const picture = join(folder, `${String(index + 1).padStart(3, '0')}.png`);
      const declared = { ...(data === undefined ? {} : { data }), ...(actions === undefined ? {} : { actions }) };
      const spec = await composed({ prompt, ...declared });
      const drawing = { items: [{ spec }], locale: pageLanguage({ prompt, ...declared }) };
      const { png } = await drawPicture(browser, files, drawing, { width: WIDTH_PX, isDark: false });
      writeFileSync(picture, png);
      console.log(`${picture}  ${prompt}`);
      for (const wish of expects) console.log(`  expects: ${wish}`);
    }
  } finally {
    await browser.close();
  }
}

// As a service does whose only tier is the built-in composer.
async function composed(body: CorpusRequest['body']): Promise<Spec> {
  const input = inputOf({ id: 'asked', shows: [], body });
  const { signal } = new AbortController();
  for await (const event of compose(input, {
    tiers: [builtinModel('builtin')],
    stats: newStats(),
    signal,
    now: Date.now,
  }))
    if (event.type === 'completed') return event.spec;
  throw new Error(`nothing was composed for "${body.prompt}"`);
}
