import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asAccess } from '../store/access.ts';
import { readableLetters } from '../store/letters.ts';
import { Missing } from '../store/tx.ts';
import { mailboxPage, mailboxPolicy } from './dev-mailbox.page.ts';
import type { Services } from './door.ts';

const loopback = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * True for a person at this machine: from its own address, under its own name (else another site's page could have its
 * name point here), and not through a proxy, behind which everybody looks local.
 */
export const isHere = ({ raw, headers }: FastifyRequest): boolean =>
  loopback.test(raw.socket.remoteAddress ?? '') &&
  localName.test(headers.host ?? '') &&
  !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);

const shown = 100;

const addressee = (request: FastifyRequest): string => {
  const { to } = request.query as { to?: unknown };
  return typeof to === 'string' ? to.replaceAll('\0', '').trim() : '';
};

/** Mounts the local mailbox, which holds people's codes: for this machine alone, and never in production. */
export const devMailboxRoutes = (app: FastifyInstance, { database }: Services): void => {
  if (process.env.NODE_ENV === 'production') return;
  const lettersFor = (request: FastifyRequest) => {
    if (!isHere(request)) throw new Missing();
    return readableLetters(asAccess(database), addressee(request) || null, shown);
  };
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    const letters = await lettersFor(request);
    return reply
      .header('content-security-policy', mailboxPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(letters, addressee(request)));
  });
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return lettersFor(request);
  });
};
