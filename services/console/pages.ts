import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';

const BUILT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const NOT_BUILT =
  '<!doctype html><title>UI Composition Service</title><p>The pages are not built yet: run <code>npm run build</code>, then start again.';

/** The pages of `web/`: files with a hash in their name are cached for good, the page itself is revalidated each time. */
export function pages(folder = BUILT): RequestHandler {
  const router = Router();
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  router.use(
    '/assets',
    (_request, response) => void response.status(404).type('text').send('There is no such file.\n'),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  // Every path that is not a file belongs to the single-page app, even one that cannot be decoded, as a param would be.
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.set('cache-control', 'no-cache');
    if (existsSync(join(folder, 'index.html'))) response.sendFile('index.html', { root: folder });
    else response.status(503).type('html').send(NOT_BUILT);
  });
  return router;
}
