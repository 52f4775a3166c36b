import { mkdir, writeFile } from 'node:fs/promises';
import { defaultWordsSource, propTypesSource, shapesSource } from './react-source/prop-types.ts';
import { iconNamesSource, iconsSource } from './react-source/icons.ts';
import { registrySource } from './react-source/registry.ts';

// Writes the parts of @ui-composition/react that follow from the catalog.
const folder = new URL('../packages/react/src/generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('component-props.ts', folder), propTypesSource());
await writeFile(new URL('default-words.ts', folder), defaultWordsSource());
await writeFile(new URL('shapes.ts', folder), shapesSource());
await writeFile(new URL('icon-names.ts', folder), iconNamesSource());
await writeFile(new URL('icons.ts', folder), await iconsSource());
await writeFile(new URL('registry.ts', folder), await registrySource());
