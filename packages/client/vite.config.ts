import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// ES modules for browsers and servers; the parser of event streams is the only dependency of all, those of bridges are peers.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    target: 'es2023',
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        a2ui: 'src/a2ui.ts',
        agui: 'src/agui.ts',
        'json-render': 'src/json-render.ts',
        node: 'src/node.ts',
      },
      formats: ['es'],
    },
    rollupOptions: { external: [/^eventsource-parser/, '@ag-ui/client', 'rxjs'] },
  },
});
