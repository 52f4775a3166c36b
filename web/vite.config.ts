import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sharedConfig } from '../packages/react/vite-shared.ts';

// The pages that services/console serves.
export default defineConfig({
  ...sharedConfig,
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: { target: 'es2023', cssTarget: 'chrome123', outDir: 'dist', emptyOutDir: true },
});
