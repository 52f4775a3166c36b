import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

// Declarations as a host's compiler wants them: paths that lead somewhere in the package, with the endings of what is
// shipped, and no stylesheets, which are in one file.
const root = resolve(process.argv[2] ?? 'dist/types');
const files = await readdir(root, { recursive: true });
for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  const finished = source
    .replace(/^import '[^']*\.css';\n/gm, '')
    .replace(/(['"])#(catalog|contract)\//g, (_, quote: string, folder: string) => {
      const up = relative(dirname(path), join(root, folder));
      return `${quote}${up.startsWith('.') ? up : `./${up}`}/`;
    })
    .replace(/((?:from|import\() ?['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
  if (finished !== source) await writeFile(path, finished);
}
// The stylesheet has no types; an empty declaration lets compilers accept its import.
if (process.argv[3] !== undefined) await writeFile(join(root, `${process.argv[3]}.d.ts`), 'export {};\n');
