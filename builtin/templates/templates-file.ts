import { readFileSync } from 'node:fs';

/** The content of the committed file that `npm run gen:templates` writes. */
export function readTemplatesFile(): string {
  return readFileSync(new URL('templates.gen.json', import.meta.url), 'utf8');
}
