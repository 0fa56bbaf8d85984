import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asAccess } from '../store/access/access.ts';
import { Missing } from '../store/database/tx.ts';
import { readableLetters } from '../store/mail/letters.ts';
import type { AccountServices } from './call/visit.ts';
import { letterPolicy, mailboxPage, mailboxPolicy } from './dev-mailbox.page.ts';
import { isHere } from './this-machine.ts';

const limit = 100;

const addressee = (request: FastifyRequest): string => {
  const { to } = request.query as { to?: unknown };
  return typeof to === 'string' ? to.replaceAll('\0', '').trim() : '';
};

/** Mounts the local mailbox, which holds people's codes: it answers this machine alone, and is never mounted in production. */
export const devMailboxRoutes = (app: FastifyInstance, { database, sealing }: AccountServices): void => {
  const lettersFor = (request: FastifyRequest) => {
    if (!isHere(request)) throw new Missing();
    return readableLetters(asAccess(database), sealing, addressee(request) || null, limit);
  };
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    const letters = await lettersFor(request);
    return reply
      .header('content-security-policy', mailboxPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(letters, addressee(request)));
  });
  app.get('/dev/mailbox/:letter', { schema: { hide: true } }, async (request, reply) => {
    if (!isHere(request)) throw new Missing();
    const { letter: id } = request.params as { letter: string };
    const letters = await readableLetters(asAccess(database), sealing, null, limit);
    const letter = letters.find((one) => one.id === id);
    if (!letter?.html) throw new Missing();
    return reply
      .header('content-security-policy', letterPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(letter.html);
  });
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return lettersFor(request);
  });
};
