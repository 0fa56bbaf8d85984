import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on this machine alone, by both of its addresses. Fastify asked for `localhost` would open a second HTTP server for ::1, which knows neither
 * our answers to what is no HTTP nor how we stop; here the second address hands its connections to the one server.
 *
 * @param port 0 for any free one
 */
export const listenHere = async (app: FastifyInstance, port: number): Promise<void> => {
  const second = createServer((socket) => app.server.emit('connection', socket));
  app.addHook('preClose', async () => {
    second.close();
  });
  await app.listen({ port, host: '127.0.0.1' });
  const taken = (app.server.address() as AddressInfo).port;
  await new Promise<void>((done) => {
    // Without IPv6 there is no such address.
    second.once('error', () => done());
    second.listen({ port: taken, host: '::1' }, done);
  });
};
