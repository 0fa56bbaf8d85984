import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMarked } from '../engine/accounts.ts';
import {
  bytesOf,
  type Calls,
  formOf,
  known,
  partOf,
  queryOf,
  Refusal,
  serveCalls,
  type World,
} from '../engine/sandbox.ts';
import { listObject, named, refusalObject } from '../stripe/objects.ts';
import type { PlanBooks } from './books.ts';
import {
  pageIn,
  pageObject,
  paymentIn,
  paymentObject,
  type SandboxPage,
  type SandboxPayment,
} from './objects.ts';

const no = (status: number, code: string, message: string, more: object = {}) =>
  new Refusal(status, refusalObject(code, message, more));
const missing = (param: string) =>
  no(param === 'id' ? 404 : 400, 'resource_missing', `No such ${param}.`, { param });
const wrongState = (of: string) => no(400, `${of}_unexpected_state`, `This ${of} can’t do that now.`);
const noAmount = no(400, 'parameter_invalid_integer', 'Invalid positive integer.');

/** The payments or pages that a request asks for. */
const wanted = <One extends SandboxPayment | SandboxPage>(request: FastifyRequest, all: readonly One[]) => {
  const query = queryOf(request);
  const [customer, from] = [query.get('customer'), Number(query.get('created[gte]') ?? 0)];
  return all.filter((one) => (!customer || one.customer === customer) && one.created >= from);
};

const paymentCalls = ({ secret, at }: World, books: PlanBooks): Calls => {
  const objectOf = (one: SandboxPayment) => paymentObject(one, at());
  const found = (request: FastifyRequest) =>
    known(
      books.payments.find(({ id }) => id === partOf(request)),
      missing('id'),
    );
  return {
    'POST /payment_intents': (request) => {
      const made = known(paymentIn(formOf(request)), noAmount);
      if (!isMarked(made.customer, 'cus_', secret)) throw missing('customer');
      books.charged(made, known(books.cards.of(made.method ?? ''), missing('payment_method')));
      const object = objectOf(made);
      if (made.refusal)
        throw new Refusal(402, { error: { ...object.last_payment_error, payment_intent: object } });
      return object;
    },
    'GET /payment_intents': (request) => listObject(wanted(request, books.payments).map(objectOf)),
    'GET /payment_intents/:id': (request) => objectOf(found(request)),
    'POST /payment_intents/:id/cancel': (request) => {
      const payment = found(request);
      if (!books.cancelled(payment)) throw wrongState('payment_intent');
      return objectOf(payment);
    },
    'POST /refunds': (request) => {
      const form = formOf(request);
      const paid = books.payments.find(({ id }) => id === form.get('payment_intent'));
      const payment = known(paid, missing('payment_intent'));
      if (!books.refunded(payment, Number(form.get('amount'))))
        throw no(400, 'charge_already_refunded', 'Charge has already been refunded.');
      return { id: named('re'), object: 'refund', status: 'succeeded', payment_intent: payment.id };
    },
  };
};

const sessionCalls = ({ secret, at }: World, books: PlanBooks): Calls => {
  const objectOf = (one: SandboxPage) => pageObject(one, at());
  const found = (request: FastifyRequest) =>
    known(
      books.pages.find(({ id }) => id === partOf(request)),
      missing('id'),
    );
  return {
    'POST /checkout/sessions': (request) => {
      const made = known(pageIn(formOf(request)), noAmount);
      if (made.customer && !isMarked(made.customer, 'cus_', secret)) throw missing('customer');
      books.pages.push(made);
      return objectOf(made);
    },
    'GET /checkout/sessions': (request) => {
      const intent = queryOf(request).get('payment_intent');
      const pages = books.pages.filter((one) => !intent || one.payment?.id === intent);
      return listObject(wanted(request, pages).map(objectOf));
    },
    'GET /checkout/sessions/:id': (request) => objectOf(found(request)),
    'POST /checkout/sessions/:id/expire': (request) => {
      const page = found(request);
      if (!books.expired(page)) throw wrongState('checkout_session');
      return objectOf(page);
    },
  };
};

/** An answer as it is sent, or was. */
interface Sent {
  status: number;
  body: string;
}

const sentOf = (answer: () => unknown): Sent => {
  try {
    return { status: 200, body: JSON.stringify(answer()) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: JSON.stringify(error.body) };
    throw error;
  }
};

/** Calls of which one whose key is known is answered as before, and refused where the key came with something else. */
const repeating = (calls: Calls, given: Map<string, Sent & { form: string }>): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([call, answer]) => [
      call,
      (request: FastifyRequest, reply: FastifyReply) => {
        const name = request.headers['idempotency-key'];
        if (name === undefined) return answer(request, reply);
        const [key, form] = [`${request.url} ${name}`, bytesOf(request).toString('utf8')];
        const before = given.get(key);
        if (before && before.form !== form) {
          const message = 'Keys can only be used with the same parameters.';
          throw new Refusal(400, { error: { type: 'idempotency_error', message } });
        }
        if (before) reply.header('idempotent-replayed', 'true');
        const sent = before ?? sentOf(() => answer(request, reply));
        // Parameters that aren't taken leave the key free.
        if (sent.status !== 400) given.set(key, { ...sent, form });
        return reply.code(sent.status).header('content-type', 'application/json').send(sent.body);
      },
    ]),
  );

/**
 * Serves what Stripe answers, as far as plans are paid for by it.
 *
 * @param events all that was ever reported, whether or not it arrived
 * @returns a function that forgets the keys that came, as Stripe does after a day
 */
export const servePlanApi = (
  app: FastifyInstance,
  world: World,
  books: PlanBooks,
  events: readonly { type: string; created: number }[],
): { forgetKeys: () => void } => {
  const given = new Map<string, Sent & { form: string }>();
  const check = ({ headers }: FastifyRequest) => {
    if (headers.authorization !== `Bearer sk_test_${world.secret}`)
      throw no(401, 'api_key_invalid', 'Invalid API Key provided.');
  };
  const eventCalls: Calls = {
    'GET /events': (request) => {
      const query = queryOf(request);
      const types = [...query].filter(([name]) => name.startsWith('types[')).map(([, type]) => type);
      const from = Number(query.get('created[gte]') ?? 0);
      return listObject(events.filter(({ type, created }) => types.includes(type) && created >= from));
    },
  };
  const calls = repeating({ ...paymentCalls(world, books), ...sessionCalls(world, books) }, given);
  const unknown = no(404, 'unknown_url', 'Unrecognized request URL.');
  serveCalls(app, '/v1', check, unknown, { ...calls, ...eventCalls });
  return { forgetKeys: () => given.clear() };
};
