import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/wire/call.ts';
import { gatewayCalls } from '../../../src/api/wire/provider-calls.ts';
import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import type { ProviderReport } from '../../../src/domain/payment-provider/report.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { providerAnswerWords } from '../../../src/domain/words/payments.ts';
import { businessOfEvent } from '../../services/business-of-event.ts';
import { asAccess } from '../../store/access/access.ts';
import { Missing, Refused } from '../../store/database/tx.ts';
import { keepEvent } from '../../store/mail/inbox.ts';
import { mount } from '../call/mount.ts';
import type { AccountServices } from '../call/visit.ts';
import { disbelieved, rawBodies, refuseByHead } from './provider.routes.ts';

/** A session with all that is related to it may be written out in a report. */
const mostBytes = 1_048_576;

interface SignedEvent {
  provider: ProviderName;
  event: ProviderReport;
  raw: Buffer;
}

const providerByPath: Readonly<Record<string, ProviderName>> = {
  [gatewayCalls.receiveStripe.path]: 'stripe',
  [gatewayCalls.receivePaystack.path]: 'paystack',
  [gatewayCalls.receiveFlutterwave.path]: 'flutterwave',
  [gatewayCalls.receivePaypal.path]: 'paypal',
};

/** The provider that reports to a path. Throws `Missing` for one this server has no keys of. */
const gatewayAt = ({ gateways }: AccountServices, path: string) => {
  const gateway = gateways[providerByPath[path]!];
  if (!gateway) throw new Missing();
  return gateway;
};

/** The access check of a connected provider: it signed the bytes of the body, a moment ago. Throws `Refused`. */
const byGateway =
  (services: AccountServices) =>
  async ({ path }: Call, request: FastifyRequest): Promise<SignedEvent> => {
    const gateway = gatewayAt(services, path);
    const provider = gateway.name;
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signing = await gateway.signingOf(raw, request.headers);
    const event = signing === 'signed' ? gateway.read(raw) : null;
    if (event) return { provider, event, raw };
    const reason = signing === 'signed' ? providerAnswerWords.reportCantRead : disbelieved[signing];
    request.log.warn({ act: 'report refused', provider, signing, address: request.ip });
    throw new Refused(refusal('invalid', reason));
  };

/**
 * Mounts the inbox of connected providers. Whose a report is comes from what we keep of the account and the session it names; one that
 * names none of ours is kept, and comes to nothing.
 */
export const gatewayRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { database, clock } = services;
  app.register(async (inbox) => {
    rawBodies(inbox, mostBytes);
    refuseByHead(inbox, ({ routeOptions, headers }) =>
      gatewayAt(services, routeOptions.url!).headerFault(headers),
    );
    const receive = async ({ ctx }: { ctx: SignedEvent }) => {
      const { provider, event, raw } = ctx;
      const query = asAccess(database);
      const businessId = await businessOfEvent(query, provider, event);
      const isNew = await keepEvent(query, { provider, id: event.id, businessId, raw }, clock());
      const message = isNew ? providerAnswerWords.kept : providerAnswerWords.keptBefore;
      return { status: 200 as const, message, data: null };
    };
    mount(inbox, gatewayCalls, byGateway(services), {
      receiveStripe: receive,
      receivePaystack: receive,
      receiveFlutterwave: receive,
      receivePaypal: receive,
    });
  });
};
