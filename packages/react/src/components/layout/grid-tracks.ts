const MAX_TRACKS = 12;
const LENGTH = String.raw`\d{1,5}(?:\.\d{1,4})?(?:px|rem|em|%|fr|vw|vh|ch)?`;
const SIZE = `(?:${LENGTH}|auto|min-content|max-content)`;
const TRACK = String.raw`(?:${SIZE}|minmax\(\s*${SIZE}\s*,\s*${SIZE}\s*\))`;
const REPEAT = String.raw`repeat\(\s*(\d{1,2})\s*,\s*(${TRACK})\s*\)`;
const PART = new RegExp(String.raw`\s*(?:${REPEAT}|(${TRACK}))(?=\s|$)`, 'iy');

/**
 * A track list such as `2fr 1fr`, ready for CSS, or undefined when it is none. A share may shrink below its content, so
 * that one long word does not push the other columns out.
 *
 * Source: docs/catalog/conventions.md, "Value grammars", `dimension`.
 */
export function gridTracks(template: string): string | undefined {
  const text = template.trim();
  const tracks: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const [, count, repeated, single = ''] = PART.exec(text) ?? [];
    if (repeated === undefined && single === '') return undefined;
    const times = repeated === undefined ? 1 : Number(count);
    for (let at = 0; at < times; at++) tracks.push(trackOf(repeated ?? single));
    if (tracks.length > MAX_TRACKS) return undefined;
  }
  return tracks.length === 0 ? undefined : tracks.join(' ');
}

function trackOf(track: string): string {
  if (/^[\d.]+$/.test(track)) return `${track}px`;
  return /^[\d.]+fr$/i.test(track) ? `minmax(0, ${track})` : track;
}
