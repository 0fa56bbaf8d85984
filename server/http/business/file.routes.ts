import type { FastifyInstance } from 'fastify';
import { Missing } from '../../store/database/tx.ts';
import { signedFile } from '../../store/files/files.ts';
import type { Services } from '../call/access.ts';

/** Plain letters for old browsers, the true name beside it. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * Mounts the signed addresses of files: no call of the contract, for a browser fetches them by itself. Whatever a file
 * holds, it is saved and not shown, and could do nothing if it were.
 */
export const fileRoutes = (app: FastifyInstance, { database, clock }: Services): void => {
  app.get('/api/files/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const file = await signedFile(database, token, clock());
    if (!file) throw new Missing();
    return reply
      .header('content-type', file.mime)
      .header('content-disposition', disposition(file.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'no-store')
      .send(file.bytes);
  });
};
