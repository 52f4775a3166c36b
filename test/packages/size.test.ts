import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedConfig } from '../../packages/react/vite-shared.ts';

const CORE_MAX_BYTES = 100 * 1024;
const FORM_MAX_BYTES = 130 * 1024;
const CLIENT_MAX_BYTES = 6 * 1024;

/** What a form of the built-in composer's kind uses besides the core. */
const FORM_PARTS = ['DatePicker', 'Combobox', 'PhoneInput', 'FileUpload'];

async function bundle(entry: string, external: RegExp[]): Promise<Rolldown.OutputChunk[]> {
  // As it is published: a test's environment would bring React's development calls.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../../packages/react/', import.meta.url)),
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      cssTarget: 'chrome123',
      rollupOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        external,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** The bytes, compressed as they travel, of chunks and everything that they import at once. */
function travelling(chunks: Rolldown.OutputChunk[], starts: Rolldown.OutputChunk[]): number {
  const names = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || names.has(chunk.fileName)) return;
    names.add(chunk.fileName);
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
  };
  starts.forEach(take);
  const loaded = chunks.filter(({ fileName }) => names.has(fileName));
  return loaded.reduce((bytes, { code }) => bytes + gzipSync(code, { level: 9 }).length, 0);
}

describe('what a page loads, React itself left out', () => {
  let chunks: Rolldown.OutputChunk[];
  beforeAll(async () => {
    chunks = await bundle('../../packages/react/src/index.ts', [/^react($|\/)/, /^react-dom($|\/)/]);
  });
  const entry = () => chunks.find(({ isEntry }) => isEntry)!;

  test('is at most 100 KB for the renderer with everything that is not heavy', () => {
    expect(travelling(chunks, [entry()])).toBeLessThanOrEqual(CORE_MAX_BYTES);
  });

  test('is at most 130 KB for a form', () => {
    const parts = chunks.filter(({ name }) =>
      FORM_PARTS.some((part) => name.replaceAll('-', '') === part.toLowerCase()),
    );
    expect(parts).toHaveLength(FORM_PARTS.length);
    expect(travelling(chunks, [entry(), ...parts])).toBeLessThanOrEqual(FORM_MAX_BYTES);
  });

  test('is at most 6 KB for the client alone', async () => {
    const client = await bundle('../../packages/client/src/index.ts', []);
    expect(travelling(client, client)).toBeLessThanOrEqual(CLIENT_MAX_BYTES);
  });
});
