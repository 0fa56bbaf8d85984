import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Puts the inspector before the page, whose machines find it when they start. Here alone: the built page knows nothing of it. */
const inspectorFirst: Plugin = {
  name: 'inspector-first',
  transformIndexHtml: (_, { path }) =>
    path === '/index.html'
      ? [
          {
            tag: 'script',
            attrs: { type: 'module', src: '/tools/inspect/open.ts' },
            injectTo: 'head-prepend',
          },
        ]
      : [],
};

/**
 * Serves the page from its sources with every machine open to the inspector, and a page of all charts at /tools/inspect/.
 *
 * @param api where the server runs that its calls go to
 */
export const startInspecting = async (api: string, port: number): Promise<ViteDevServer> => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), inspectorFirst],
    server: {
      port,
      host: 'localhost',
      proxy: Object.fromEntries(['/api', '/dev', '/healthz'].map((path) => [path, api])),
    },
  });
  return server.listen();
};
