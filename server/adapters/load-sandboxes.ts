import { existsSync } from 'node:fs';

const path = import.meta.url.endsWith('.js') ? './sandboxes.js' : '../../tools/sandboxes/src/sandboxes.ts';
const file = new URL(path, import.meta.url);

/** Whether there are sandboxes to start: an image is without them. */
export const hasSandboxes = existsSync(file);

/**
 * The sandboxes of stores and providers by their names. They are a workspace of their own, not the product: a file beside the built server,
 * and TypeScript where the server runs from source.
 */
export const loadSandboxes = async () => {
  const loaded = import(/* @vite-ignore */ file.href);
  return ((await loaded) as typeof import('../../tools/sandboxes/src/sandboxes.ts')).sandboxes;
};
