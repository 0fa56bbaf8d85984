/**
 * The sandboxes of stores and providers by their names. They are a workspace of their own, not the product: a file beside the built server,
 * which an image leaves out, and TypeScript where the server runs from source.
 */
export const loadSandboxes = async () => {
  const file = import.meta.url.endsWith('.js') ? './sandboxes.js' : '../../tools/sandboxes/src/sandboxes.ts';
  const loaded = import(/* @vite-ignore */ new URL(file, import.meta.url).href);
  return ((await loaded) as typeof import('../../tools/sandboxes/src/sandboxes.ts')).sandboxes;
};
