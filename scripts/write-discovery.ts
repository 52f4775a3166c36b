import { mkdir, writeFile } from 'node:fs/promises';
import { a2uiCatalog } from '#catalog/compiler/json-schema/a2ui-catalog.ts';
import { catalogDocument } from '#catalog/compiler/json-schema/public-catalog.ts';

// Writes what the gateway serves of the catalog: the gateway itself may know only its version.
const folder = new URL('../services/gateway/discovery/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('catalog.gen.json', folder), `${inLines(catalogDocument(), 3)}\n`);
await writeFile(new URL('a2ui-catalog.gen.json', folder), `${inLines(a2uiCatalog(), 3)}\n`);

/** JSON with a line for each member and item of the first levels: small changes make small differences. */
function inLines(value: object, levels: number): string {
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const text =
      levels > 1 && typeof part === 'object' && part !== null ? inLines(part, levels - 1) : JSON.stringify(part);
    return isList ? text : `${JSON.stringify(key)}:${text}`;
  });
  return isList ? `[\n${parts.join(',\n')}\n]` : `{\n${parts.join(',\n')}\n}`;
}
