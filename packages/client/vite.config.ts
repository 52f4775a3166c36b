import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// One ES module for browsers and servers; the parser of event streams is the only dependency.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    target: 'es2023',
    minify: false,
    lib: {
      entry: { index: 'src/index.ts', node: 'src/node.ts', 'json-render': 'src/json-render.ts' },
      formats: ['es'],
    },
    rollupOptions: { external: [/^eventsource-parser/] },
  },
});
