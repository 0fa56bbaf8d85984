import type { FastifyInstance, FastifyRequest } from 'fastify';
import { planPaymentCalls } from '../../../src/api/calls/plan-payment.ts';
import type { Call } from '../../../src/api/wire/call.ts';
import { planEventCalls } from '../../../src/api/wire/provider-calls.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { providerAnswerWords as words } from '../../../src/domain/words/payments.ts';
import { confirmPlanPayment } from '../../commands/confirm-plan-payment.ts';
import { receivePlanEvent } from '../../commands/receive-plan-event.ts';
import { Missing, Refused } from '../../store/database/tx.ts';
import { inBusiness } from '../call/access.ts';
import { mount } from '../call/mount.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';
import { disbelieved, rawBodies, refuseByHead } from '../providers/provider.routes.ts';

/** A page with all that is related to it may be written out in an event. */
const mostBytes = 1_048_576;

type Provider = NonNullable<AccountServices['planPayments']>;

interface SignedEvent {
  provider: Provider;
  event: NonNullable<ReturnType<Provider['read']>>;
}

/** Who takes what is paid for plans. Throws `Missing` where nobody does. */
const providerIn = ({ planPayments }: AccountServices): Provider => {
  if (!planPayments) throw new Missing();
  return planPayments;
};

/** The access check of the provider of plan payments: it signed the bytes of the body, a moment ago. Throws `Refused`. */
const byPlanProvider =
  (services: AccountServices) =>
  async (_call: Call, request: FastifyRequest): Promise<SignedEvent> => {
    const provider = providerIn(services);
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signing = provider.signingOf(raw, request.headers);
    const event = signing === 'signed' ? provider.read(raw) : null;
    if (event) return { provider, event };
    const reason = signing === 'signed' ? words.reportCantRead : disbelieved[signing];
    request.log.warn({ act: 'report refused', provider: 'plans', signing, address: request.ip });
    throw new Refused(refusal('invalid', reason));
  };

/** Whatever keeps an event from being handled is a fault of ours to its sender, who then sends it again. */
const asFault = (cause: unknown): never => {
  throw new Error('An event of a plan payment could not be handled.', { cause });
};

/** Mounts the inbox of the provider of plan payments, and what the page asks to which its buyers come back. */
export const planPaymentRoutes = (app: FastifyInstance, services: AccountServices): void => {
  app.register(async (inbox) => {
    rawBodies(inbox, mostBytes);
    refuseByHead(inbox, ({ headers }) => providerIn(services).headerFault(headers));
    mount(inbox, planEventCalls, byPlanProvider(services), {
      receivePlanPayment: async ({ ctx: { provider, event } }) => {
        const { known } = await receivePlanEvent(services, provider, event).catch(asFault);
        return { status: 200 as const, message: known ? words.keptBefore : words.kept, data: null };
      },
    });
  });
  mountDeclared(app, planPaymentCalls, inBusiness(services), {
    confirmPlanPayment: async ({ ctx, args: { paymentId } }) => ({
      message: words.kept,
      state: await confirmPlanPayment(ctx, services, paymentId),
    }),
  });
};
