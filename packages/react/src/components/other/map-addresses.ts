type Place = { readonly lat: number; readonly lng: number };

const SITE = 'https://www.openstreetmap.org';

/** The address of a live map around one pin. One tile of the world is 360° wide at zoom 0; the frame shows about two. */
export function liveMap({ lat, lng }: Place, zoom: number): string {
  const half = 360 / 2 ** zoom;
  const tall = half * Math.max(0.05, Math.cos((lat * Math.PI) / 180)) * 0.6;
  const box = [
    clamp(lng - half, -180, 180),
    clamp(lat - tall, -85, 85),
    clamp(lng + half, -180, 180),
    clamp(lat + tall, -85, 85),
  ].map(short);
  const parameters = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${lat},${lng}` });
  return `${SITE}/export/embed.html?${parameters}`;
}

/** Where the map site shows a place: by its point, else by what it is called. */
export function mapLink(center: Place | undefined, query: string | undefined, zoom: number): string {
  if (center === undefined) return `${SITE}/search?${new URLSearchParams({ query: query ?? '' })}`;
  const { lat, lng } = center;
  return `${SITE}/?${new URLSearchParams({ mlat: String(lat), mlon: String(lng) })}#map=${Math.round(zoom)}/${lat}/${lng}`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function short(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
