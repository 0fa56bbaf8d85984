import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/wire/call.ts';
import { providerCalls } from '../../../src/api/wire/provider-calls.ts';
import type { ProviderEvent } from '../../../src/domain/online-payment/session.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { providerAnswerWords } from '../../../src/domain/words/payments.ts';
import { asAccess } from '../../store/access/access.ts';
import { Missing, Refused } from '../../store/database/tx.ts';
import { keepEvent } from '../../store/mail/inbox.ts';
import { mount } from '../call/mount.ts';
import type { AccountServices } from '../call/visit.ts';

const mostBytes = 65_536;

interface SignedReport {
  provider: string;
  event: ProviderEvent;
  raw: Buffer;
}

/** Why a report isn't taken, by how it is signed. */
export const disbelieved = {
  unsigned: providerAnswerWords.reportNotSigned,
  wrong: providerAnswerWords.reportUnsigned,
  old: providerAnswerWords.reportTooOld,
} as const;

/** The access check of the payment provider: the bytes of the body are signed by it, a moment ago. Throws `Refused`. */
const byProvider =
  ({ payments }: AccountServices) =>
  async (_call: Call, request: FastifyRequest): Promise<SignedReport> => {
    if (!payments) throw new Missing();
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signing = payments.signingOf(raw, request.headers);
    const event = signing === 'signed' ? payments.read(raw) : null;
    if (event) return { provider: payments.name, event, raw };
    const reason = signing === 'signed' ? providerAnswerWords.reportCantRead : disbelieved[signing];
    request.log.warn({ act: 'report refused', provider: payments.name, signing, address: request.ip });
    throw new Refused(refusal('invalid', reason));
  };

/**
 * Refuses a report by its headers alone, before anything of its body is read, and waits for no more of it. It is logged where the call is
 * refused.
 *
 * @param faultOf what is wrong with the headers of a request whatever its body is
 */
export const refuseByHead = (
  inbox: FastifyInstance,
  faultOf: (request: FastifyRequest) => keyof typeof disbelieved | null,
): void => {
  inbox.addHook('onRequest', async (request, reply) => {
    const fault = faultOf(request);
    if (!fault) return;
    reply.header('connection', 'close');
    throw new Refused(refusal('invalid', disbelieved[fault]));
  });
};

/** Leaves the bodies of an inbox as their bytes: a signature is over bytes. */
export const rawBodies = (inbox: FastifyInstance, bodyLimit: number): void => {
  inbox.removeAllContentTypeParsers();
  inbox.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
};

/** Mounts the inbox of the simulated payment provider. */
export const providerRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { database, clock, payments } = services;
  app.register(async (inbox) => {
    rawBodies(inbox, mostBytes);
    refuseByHead(inbox, ({ headers }) => {
      if (!payments) throw new Missing();
      return payments.headerFault(headers);
    });
    mount(inbox, providerCalls, byProvider(services), {
      receiveEvent: async ({ ctx: { provider, event, raw } }) => {
        const { id, businessId } = event;
        const isNew = await keepEvent(asAccess(database), { provider, id, businessId, raw }, clock());
        return {
          status: 200 as const,
          message: isNew ? providerAnswerWords.kept : providerAnswerWords.keptBefore,
          data: null,
        };
      },
    });
  });
};
