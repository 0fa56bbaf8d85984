import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** How the page is built: a chunk per route, and one of the libraries that every page stands on. `vitest.config.ts` adds how the tests run. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/page',
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|xstate|@xstate|@emotion|@tanstack)[\\/]/,
            },
            { name: 'shared', minShareCount: 48 },
          ],
        },
      },
    },
  },
});
