import tailwind from '@tailwindcss/vite';

export default {
  base: './',
  plugins: [tailwind()],
  // What times the drawing lies outside this folder and must have the same React.
  resolve: { dedupe: ['react', 'react-dom'] },
  define: { 'process.env.NODE_ENV': '"production"' },
};
