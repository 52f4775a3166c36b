import { glob, readFile, writeFile } from 'node:fs/promises';

const NEW_WRITER = 'writer: BinaryWriter = new BinaryWriter()';
const IMPORT = 'import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";\n';

// ts-proto has no option for this: each message is encoded with the one writer instead of a new one.
for await (const path of glob('proto/gen/**/*.ts')) {
  const code = await readFile(path, 'utf8');
  if (!code.includes(NEW_WRITER)) continue;
  if (!code.includes(IMPORT)) throw new Error(`${path} does not import its writer as expected`);
  const reusing = code
    .replaceAll(NEW_WRITER, 'writer: BinaryWriter = reusedWriter()')
    .replace(IMPORT, `${IMPORT}import { reusedWriter } from "../../../reused-writer.ts";\n`);
  await writeFile(path, reusing);
}
