import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

/** The projects of the tests, whose code is compiled as the page's is; `npm test` runs them in order. */
export default mergeConfig(
  page,
  defineConfig({
    test: {
      reporters: ['default', './tests/support/failed-seeds.ts'],
      projects: [
        {
          extends: true,
          // Generous: what is slow on a busy machine is not wrong.
          test: {
            name: 'unit',
            include: ['tests/{domain,machines,acts,conventions,tools}/**/*.test.ts?(x)'],
            testTimeout: 60_000,
            // Node would read its CommonJS, whose names it doesn't see; the page has its modules.
            server: { deps: { inline: ['jsvat-next'] } },
          },
        },
        {
          extends: true,
          test: { name: 'screens', environment: 'happy-dom', include: ['tests/screens/**/*.test.tsx'] },
        },
        {
          extends: true,
          test: {
            name: 'server',
            // Two hundred files import the same server: once per worker.
            isolate: false,
            include: ['tests/{server,books}/**/*.test.ts'],
            globalSetup: ['tests/support/engine.setup.ts'],
            setupFiles: [
              'tests/support/verify.setup.ts',
              'tests/support/recorded.setup.ts',
              'tests/support/described.setup.ts',
            ],
            testTimeout: 180_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            isolate: false,
            include: ['tests/journeys/**/*.test.ts'],
            globalSetup: ['tests/support/engine.setup.ts', 'tests/support/page.setup.ts'],
            setupFiles: ['tests/support/verify.setup.ts'],
            testTimeout: 180_000,
            hookTimeout: 120_000,
            expect: { poll: { timeout: 10_000 } },
          },
        },
      ],
    },
  }),
);
