import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { sharedConfig } from '../../packages/react/vite-shared.ts';

// The view of services/mcp: one HTML file with everything in it, under a policy that lets nothing else in.
export default defineConfig({
  ...sharedConfig,
  plugins: [...sharedConfig.plugins, oneFile()],
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Whatever NODE_ENV is while building.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: 'es2023',
    cssTarget: 'chrome123',
    outDir: '../dist-mcp',
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    rollupOptions: { output: { codeSplitting: false } },
  },
});

/** Puts script and styles into the page, and names both by their hash in its policy. */
function oneFile(): Plugin {
  return {
    name: 'one-file',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
      const styles = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      );
      const page = files.find((file) => file.fileName === 'index.html');
      if (page?.type !== 'asset') throw new Error('the build made no page');
      // Vite would put the files to preload here, after this step; there are none.
      const code = script.replaceAll('__VITE_PRELOAD__', 'void 0').replaceAll('</script', '<\\/script');
      const style = styles.join('\n');
      const html = String(page.source)
        .replace(/<script[^>]*><\/script>\s*/g, '')
        .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
        .replace(
          '<meta charset="utf-8" />',
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy(code, style)}" />\n    <style>${style}</style>`,
        )
        .replace('</body>', () => `<script type="module">${code}</script>\n  </body>`);
      for (const { fileName } of files) delete bundle[fileName];
      this.emitFile({ type: 'asset', fileName: 'view.html', source: html });
    },
  };
}

function policy(script: string, style: string): string {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
}
