import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { COMPONENTS } from './components.ts';
import { ICONS } from './icons.ts';
import { CATALOG_VERSION } from './version.ts';

describe('CATALOG_VERSION', () => {
  test('is a semantic version with the hash of the content', async () => {
    const [semanticVersion, hash] = CATALOG_VERSION.split('+');
    expect(semanticVersion).toMatch(/^\d+\.\d+\.\d+$/);
    const content = await contentHash();
    const advice =
      `The catalog's content changed. Raise the version in catalog/version.ts (patch: wording, minor: additions, ` +
      `major: removals or other meanings) and end it in "+${content}".`;
    expect(hash, advice).toBe(content);
  });
});

async function contentHash(): Promise<string> {
  const content = canonicalJson({ components: COMPONENTS, icons: ICONS });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 12);
}
