import { mkdir, writeFile } from 'node:fs/promises';
import { referencePages } from '#catalog/compiler/reference/pages.ts';

// Writes the generated reference pages; docs/catalog/conventions.md beside them is written by hand.
const folder = new URL('../docs/catalog/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [file, markdown] of referencePages()) await writeFile(new URL(file, folder), markdown);
