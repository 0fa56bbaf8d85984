/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One configuration for the page's build and for every test project; `npm test` runs them in order. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/page',
    sourcemap: false,
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
  },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{domain,machines,house,tools}/**/*.test.ts?(x)'] },
      },
      {
        extends: true,
        test: { name: 'screens', environment: 'happy-dom', include: ['tests/screens/**/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/engine.setup.ts'],
          setupFiles: ['tests/support/verify.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/support/engine.setup.ts'],
          setupFiles: ['tests/support/verify.setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
