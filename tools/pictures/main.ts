import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { startTestedConsole } from '#test/console/start-console.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startBrowser } from '../../cli/draw/browser.ts';
import { type Frame, encodeApng } from './apng.ts';

// Retakes the pictures of the README from the real playground: `npm run pictures`, after `npm run build`.
const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const SENTENCE = 'A booking form for a bike repair shop: name, email, date and a message';
const CHANGE = 'Add a field for the phone number';
const SIZE = { width: 1120, height: 780 };
const TYPED_AT_ONCE = 6;

mkdirSync(FOLDER, { recursive: true });
const port = await freePort();
const gateway = await startSteppedGateway(`http://127.0.0.1:${port}`);
const tested = await startTestedConsole({ gateway: { PORT: String(port) }, console: { GATEWAY_URL: gateway.url } });
const browser = await startBrowser();
try {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`${tested.url}/sign-in#${tested.newToken()}`);
  await page.getByText('No model is set').waitFor();
  const frames = await film(page);
  gateway.letGo();
  writeFileSync(`${FOLDER}playground.png`, await still(page));
  const animation = encodeApng(frames);
  writeFileSync(`${FOLDER}stream.png`, animation);
  console.log(`${frames.length} frames, ${Math.round(animation.length / 1_000)} KB, in docs/pictures`);
} finally {
  await browser.close();
  await tested.close();
  gateway.close();
}

/** A sentence, the interface that grows from it, and a change: a picture after every event of the streams. */
async function film(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const take = async (ms: number): Promise<void> => {
    frames.push({ png: await page.screenshot({ animations: 'disabled' }), ms });
  };
  const type = async (label: string, text: string): Promise<void> => {
    await page.getByLabel(label).focus();
    for (let at = 0; at < text.length; at += TYPED_AT_ONCE) {
      await page.keyboard.type(text.slice(at, at + TYPED_AT_ONCE));
      await take(90);
    }
  };
  const follow = async (): Promise<void> => {
    while (await gateway.step()) {
      // Lets the page draw what has arrived.
      await page.waitForTimeout(150);
      await take(180);
    }
    await page.getByRole('button', { name: 'Compose', exact: true }).waitFor();
  };
  await take(700);
  await type('What should the interface be?', SENTENCE);
  await page.keyboard.press('Control+Enter');
  await follow();
  await take(1_800);
  await type('Change it by asking', CHANGE);
  await page.keyboard.press('Enter');
  await follow();
  await page.waitForTimeout(300);
  await take(3_500);
  return frames;
}

/** The same interface, composed without delays, so that the times shown are real. */
async function still(page: Page): Promise<Buffer> {
  await page.evaluate('localStorage.clear()');
  await page.reload();
  await page.getByText('No model is set').waitFor();
  await page.getByLabel('What should the interface be?').fill(SENTENCE);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await page.getByText('Done', { exact: true }).waitFor();
  await page.waitForTimeout(300);
  return page.screenshot({ animations: 'disabled' });
}

/** A gateway in front of the real one that passes on one event of a stream at a time. */
type SteppedGateway = {
  url: string;
  /** Passes the next event on; false when the stream has ended. */
  step: () => Promise<boolean>;
  /** Passes everything on as it comes from now on. */
  letGo: () => void;
  close: () => void;
};

/** @param gatewayUrl the real gateway; every event is its own */
async function startSteppedGateway(gatewayUrl: string): Promise<SteppedGateway> {
  let isStepping = true;
  let waiting = Promise.withResolvers<(() => boolean) | undefined>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
      const { authorization = '' } = request.headers;
      const answer = await fetch(`${gatewayUrl}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body.length === 0 ? {} : { body }),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      const text = await answer.text();
      if (!isStepping || request.method !== 'POST') return void response.end(text);
      const events = text.split(/(?<=\n\n)/);
      response.flushHeaders();
      waiting.resolve(() => {
        const event = events.shift();
        if (event === undefined) response.end();
        else response.write(event);
        return event !== undefined;
      });
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    step: async () => {
      const next = await waiting.promise;
      const isGoingOn = next?.() ?? false;
      if (!isGoingOn) waiting = Promise.withResolvers();
      return isGoingOn;
    },
    letGo: () => void (isStepping = false),
    close: () => void server.close(),
  };
}
