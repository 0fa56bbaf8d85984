import type { FastifyInstance } from 'fastify';

/** As long as a request that is under way may still take. */
const lastMs = 10_000;

/**
 * Stops answering: idle connections are closed at once, requests under way are answered, and after ten seconds every
 * connection is closed, whatever its client still means to send.
 */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const late = setTimeout(() => app.server.closeAllConnections(), lastMs);
  await app.close();
  clearTimeout(late);
};
