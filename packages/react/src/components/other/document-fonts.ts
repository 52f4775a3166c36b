/** Typefaces of a document; the theme's own stands for none. */
export const FONTS = {
  sans: 'system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, system-ui, sans-serif',
  display: '"Avenir Next", Futura, "Century Gothic", system-ui, sans-serif',
};
