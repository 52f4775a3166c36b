import type { Page } from 'playwright-core';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers every request of a page for an external picture, so that no test waits for the network. */
export async function servePictures(page: Page): Promise<void> {
  await page.route(/^https:/, async (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ body: DOT, contentType: 'image/png' }) : route.abort(),
  );
}
