#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A package has what was built; a checkout has the sources, which are never older than they are.
if (existsSync(new URL('../src/main.ts', import.meta.url))) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/main.ts');
} else await import('../dist/main.js');
