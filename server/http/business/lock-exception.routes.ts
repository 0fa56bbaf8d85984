import type { FastifyInstance } from 'fastify';
import { lockExceptionCalls } from '../../../src/api/calls/lock-exception.ts';
import { isOpenAt } from '../../../src/domain/books/lock-exception.ts';
import { lockExceptionAnswers as words } from '../../../src/domain/words/lock-exceptions.ts';
import { endLockException, grantLockException } from '../../commands/lock-exception.ts';
import { listedExceptions, workingMembers } from '../../store/books/lock-exceptions.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

/** Mounts the calls about exceptions to the lock date. */
export const lockExceptionRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, lockExceptionCalls, inBusiness(services), {
    lockExceptions: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.exceptions,
        exceptions: (await listedExceptions(tx)).map((exception) => ({
          ...exception,
          until: exception.until.toISOString(),
          grantedAt: exception.grantedAt.toISOString(),
          endedAt: exception.endedAt?.toISOString() ?? null,
          open: isOpenAt(exception, tx.now),
        })),
        members: (await workingMembers(tx)).map(({ userId, name }) => ({ id: userId, name })),
      })),
    grantLockException: async ({ ctx, args }) => {
      const { id, repeated } = await grantLockException(ctx, args);
      return { message: words.granted, id, repeated: repeated === true };
    },
    endLockException: async ({ ctx, args: { id } }) => {
      const { repeated } = await endLockException(ctx, id);
      return { message: words.ended, repeated: repeated === true };
    },
  });
