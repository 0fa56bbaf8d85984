import { Worker } from 'node:worker_threads';

/**
 * A thread of a file. In the built server that file lies beside the bundle under its `builtAs` name; from source it is TypeScript,
 * which Node is taught to read.
 */
export const startThread = (source: URL, builtAs: string): Worker => {
  if (import.meta.url.endsWith('.js')) return new Worker(new URL(`./${builtAs}.js`, import.meta.url));
  const file = JSON.stringify(source.href);
  return new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${file})))`, {
    eval: true,
  });
};
