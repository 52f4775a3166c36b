import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// ES modules for browsers and servers. The parser of event streams is the only dependency of all; JMESPath is that of
// `derived`, and those of bridges are peers.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: [{ find: /^#contract\//, replacement: fileURLToPath(new URL('../../contract/', import.meta.url)) }],
  },
  build: {
    target: 'es2023',
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'action-context': 'src/action-context.ts',
        a2ui: 'src/a2ui.ts',
        agui: 'src/agui.ts',
        derived: 'src/derived.ts',
        'json-render': 'src/json-render.ts',
        node: 'src/node.ts',
      },
      formats: ['es'],
    },
    rollupOptions: { external: [/^eventsource-parser/, '@jmespath-community/jmespath', '@ag-ui/client', 'rxjs'] },
  },
});
