import { defineConfig } from 'vitest/config';

// What asks the registry for packages of the examples' own, such as Next: `npm run check:examples`, not `npm test`.
export default defineConfig({ test: { include: ['test/packages/*.check.ts'] } });
