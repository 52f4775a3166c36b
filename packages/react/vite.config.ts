import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sharedConfig } from './vite-shared.ts';

// The package as it is published: ES modules with React and the libraries left outside, one stylesheet.
export default defineConfig({
  ...sharedConfig,
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Whatever NODE_ENV is while building, hosts in production have no jsxDEV.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: 'es2023',
    cssTarget: 'chrome123',
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    minify: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index', cssFileName: 'style' },
    rollupOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^@?[a-z]/],
      // Frameworks with server components take everything behind the entry for the browser's.
      output: { banner: ({ isEntry }) => (isEntry ? "'use client';" : '') },
    },
  },
});
