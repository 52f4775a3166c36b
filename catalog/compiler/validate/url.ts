/** What a URL is for: a link, an image, a media file, or an embedded frame. */
export type UrlUse = 'link' | 'picture' | 'media' | 'frame';

const WEB = /^https?:\/\/[^/]/i;
const RASTER = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// Browsers drop these before reading the scheme, so that "java\nscript:" runs.
const INVISIBLE = /[\s\p{Cc}]+/gu;

/** Hosts whose embed pages are allowed in a frame. */
const MAP_HOSTS = new Set([
  'www.google.com',
  'google.com',
  'maps.google.com',
  'www.openstreetmap.org',
  'www.bing.com',
  'maps.apple.com',
  'api.mapbox.com',
  'map.geo.admin.ch',
]);

/**
 * True for a URL that is safe for its use: web addresses everywhere; relative ones and `mailto:`, `tel:` in links; relative
 * ones and raster `data:` in images; https on a known map host in frames.
 *
 * Source: docs/catalog/conventions.md, "Value grammars", `url`.
 */
export function isUrl(text: string, use: UrlUse): boolean {
  const address = text.replace(INVISIBLE, '');
  if (address === '') return false;
  switch (use) {
    case 'link':
      return WEB.test(address) || /^(?:mailto|tel):./i.test(address) || !SCHEME.test(address);
    case 'picture':
      return WEB.test(address) || RASTER.test(address) || !SCHEME.test(address);
    case 'media':
      return WEB.test(address);
    case 'frame':
      return /^https:/i.test(address) && URL.canParse(address) && MAP_HOSTS.has(new URL(address).hostname);
  }
}
