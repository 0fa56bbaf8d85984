import type { FastifyInstance } from 'fastify';
import { clientStatementCalls } from '../../../src/api/calls/client-statement.ts';
import { sendAllStatements as words } from '../../../src/domain/words/contacts.ts';
import { sendStatements } from '../../commands/send-statements.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { statementSpan } from './statement.answers.ts';

/** Mounts the calls about the statements of all customers. */
export const clientStatementRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, clientStatementCalls, inBusiness(services), {
    sendStatements: async ({ ctx, args }) => {
      const span = statementSpan(ctx, args);
      const { sent, unreached, repeated } = await sendStatements(ctx, span);
      return { message: words.sent(sent, unreached), sent, unreached, repeated: repeated === true };
    },
  });
