import { fileURLToPath } from 'node:url';
import { Features } from 'lightningcss';
import type { Plugin, UserConfig } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What every build that takes in the components needs: where their imports lead, and how their styles are read. */
export const sharedConfig = {
  resolve: {
    alias: [
      { find: /^#contract\//, replacement: `${root}contract/` },
      { find: /^#catalog\//, replacement: `${root}catalog/` },
      { find: /^@ui-composition\/client\/([\w-]+)$/, replacement: `${root}packages/client/src/$1.ts` },
      { find: '@ui-composition/client', replacement: `${root}packages/client/src/index.ts` },
      { find: '@ui-composition/react', replacement: `${root}packages/react/src/index.ts` },
    ],
  },
  plugins: [stylesInLayer()],
  css: {
    transformer: 'lightningcss',
    // Lowering light-dark() would freeze the mode of an instance, and :dir() would ask for the language instead of the
    // direction; every browser that is supported has them.
    lightningcss: {
      exclude: Features.LightDark | Features.LogicalProperties | Features.DirSelector,
      // The container `ui` has one name for all stylesheets.
      cssModules: { container: false },
    },
  },
} satisfies UserConfig;

const LAYER_ORDER = '@layer ui.tokens, ui.base, ui.components, ui.overrides;';

/**
 * Puts every component's styles into one cascade layer, so that any plain rule of a host wins over them. Each names the
 * order of the layers, since the styles of a chunk may come before the tokens.
 */
function stylesInLayer(): Plugin {
  return {
    name: 'styles-in-layer',
    enforce: 'pre',
    transform(source, id) {
      return /\.module\.css(?:$|\?)/.test(id) ? `${LAYER_ORDER}\n@layer ui.components {\n${source}\n}` : undefined;
    },
  };
}
