import type { FastifyInstance } from 'fastify';
import { failures } from '../../src/domain/words/frame.ts';
import type { Database } from '../store/database/database.ts';
import { wasFull } from '../store/database/database-fault.ts';

/** As long as the database has to show that it answers; whoever asks gives up after three seconds. */
const readyMs = 2_000;

const silent = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('silent')), readyMs).unref());

/**
 * Mounts what those ask who watch the server: `/healthz` says that it runs, `/readyz` that it can work. The second asks the
 * database by a connection of its own, within two seconds, and says when the disk is full.
 */
export const healthRoutes = (app: FastifyInstance, database: Database): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    try {
      await Promise.race([database.probe(), silent()]);
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: failures.databaseAway });
    }
    if (wasFull()) return reply.code(503).header('retry-after', '60').send({ status: failures.noRoom });
    return { status: 'ready' };
  });
};
