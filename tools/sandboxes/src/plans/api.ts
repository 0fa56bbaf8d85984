import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMarked } from '../engine/accounts.ts';
import { bodyOf } from '../engine/http.ts';
import type { PlanBooks } from './books.ts';
import {
  named,
  pageIn,
  pageObject,
  paymentIn,
  paymentObject,
  refusalObject,
  type SandboxPage,
  type SandboxPayment,
} from './objects.ts';

/** An answer before it is sent. */
interface Answer {
  status: number;
  body: unknown;
}

/** An answer as it is sent. */
interface Sent {
  status: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

const textOf = ({ status, body }: Answer): Sent => ({ status, body: JSON.stringify(body) });

const ok = (body: unknown): Answer => ({ status: 200, body });
const no = (status: number, code: string, message: string, more: object = {}): Answer => ({
  status,
  body: refusalObject(code, message, more),
});
const missing = (param: string): Answer =>
  no(param === 'id' ? 404 : 400, 'resource_missing', `No such ${param}.`, { param });
const wrongState = (of: string): Answer => no(400, `${of}_unexpected_state`, `This ${of} can’t do that now.`);

interface Request {
  method: string;
  id: string | undefined;
  act: string | undefined;
  form: URLSearchParams;
  query: URLSearchParams;
}

interface ApiPart {
  books: PlanBooks;
  /** All that was ever told, whether or not it arrived. */
  events: readonly { type: string; created: number }[];
  secret: string;
  /** Where the sandbox is reached. */
  at: () => string;
}

/** What Stripe answers, as far as plans are paid for by it. */
const answersOf = ({ books, events, secret, at }: ApiPart) => {
  const list = <One extends SandboxPayment | SandboxPage>(
    all: readonly One[],
    query: URLSearchParams,
    objectOf: (one: One, at: string) => unknown,
  ): Answer => {
    const [customer, from] = [query.get('customer'), Number(query.get('created[gte]') ?? 0)];
    const found = all.filter((one) => (!customer || one.customer === customer) && one.created >= from);
    return ok({ object: 'list', data: found.map((one) => objectOf(one, at())).reverse(), has_more: false });
  };
  const knows = (customer: string) => isMarked(customer, 'cus_', secret);

  const charge = (form: URLSearchParams): Answer => {
    const made = paymentIn(form);
    if (!made) return no(400, 'parameter_invalid_integer', 'Invalid positive integer.');
    if (!knows(made.customer)) return missing('customer');
    const card = books.cards.of(made.method ?? '');
    if (!card) return missing('payment_method');
    books.charged(made, card);
    const object = paymentObject(made, at());
    if (made.refusal === null) return ok(object);
    const error = { ...object.last_payment_error, payment_intent: object };
    return { status: 402, body: { error } };
  };
  const payments = ({ method, id, act, form, query }: Request): Answer => {
    if (id === undefined)
      return method === 'POST' ? charge(form) : list(books.payments, query, paymentObject);
    const payment = books.payments.find((one) => one.id === id);
    if (!payment) return missing('id');
    if (act === 'cancel' && !books.cancelled(payment)) return wrongState('payment_intent');
    return ok(paymentObject(payment, at()));
  };
  const pages = ({ method, id, act, form, query }: Request): Answer => {
    if (id === undefined && method === 'POST') {
      const made = pageIn(form);
      if (!made) return no(400, 'parameter_invalid_integer', 'Invalid positive integer.');
      if (made.customer && !knows(made.customer)) return missing('customer');
      books.pages.push(made);
      return ok(pageObject(made, at()));
    }
    if (id === undefined) {
      const intent = query.get('payment_intent');
      return list(
        books.pages.filter((one) => !intent || one.payment?.id === intent),
        query,
        pageObject,
      );
    }
    const page = books.pages.find((one) => one.id === id);
    if (!page) return missing('id');
    if (act === 'expire' && !books.expired(page)) return wrongState('checkout_session');
    return ok(pageObject(page, at()));
  };
  const refunds = ({ form }: Request): Answer => {
    const payment = books.payments.find((one) => one.id === form.get('payment_intent'));
    if (!payment) return missing('payment_intent');
    if (!books.refunded(payment, Number(form.get('amount'))))
      return no(400, 'charge_already_refunded', 'Charge has already been refunded.');
    return ok({ id: named('re'), object: 'refund', status: 'succeeded', payment_intent: payment.id });
  };
  const told = ({ query }: Request): Answer => {
    const types = [...query].filter(([name]) => name.startsWith('types[')).map(([, type]) => type);
    const from = Number(query.get('created[gte]') ?? 0);
    const found = events.filter(({ type, created }) => types.includes(type) && created >= from);
    return ok({ object: 'list', data: [...found].reverse(), has_more: false });
  };
  return { payment_intents: payments, 'checkout/sessions': pages, refunds, events: told } as const;
};

/**
 * The API of the sandbox, which speaks as Stripe does. A request that changes something is answered as before where its key is known, and
 * refused where the key came with something else.
 */
export const planSandboxApi = (part: ApiPart) => {
  const answers = answersOf(part);
  const given = new Map<string, { form: string; answer: string; status: number }>();
  const answerOf = (collection: string, request: Request): Answer =>
    collection in answers
      ? answers[collection as keyof typeof answers](request)
      : no(404, 'unknown_url', 'Unrecognized request URL.');
  const repeated = (key: string, form: string, answer: () => Answer): Sent => {
    const before = given.get(key);
    if (before && before.form !== form)
      return {
        status: 400,
        body: JSON.stringify({
          error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' },
        }),
      };
    if (before)
      return { status: before.status, body: before.answer, headers: { 'idempotent-replayed': 'true' } };
    const sent = textOf(answer());
    // Parameters that aren't taken leave the key free.
    if (sent.status !== 400) given.set(key, { form, answer: sent.body, status: sent.status });
    return sent;
  };
  const answerTo = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const text = (await bodyOf(request)).toString('utf8');
    const { method = 'GET', headers } = request;
    const path = url.pathname.replace('/v1/checkout/sessions', '/v1/checkout%2Fsessions').split('/');
    const [, , collection = '', id, act] = path.map(decodeURIComponent);
    const answer = () => {
      if (headers.authorization !== `Bearer sk_test_${part.secret}`)
        return { status: 401, body: refusalObject('api_key_invalid', 'Invalid API Key provided.') };
      const form = new URLSearchParams(text);
      return answerOf(collection, { method, id, act, form, query: url.searchParams });
    };
    const key = headers['idempotency-key'];
    const sent =
      typeof key === 'string' ? repeated(`${url.pathname} ${key}`, text, answer) : textOf(answer());
    response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers }).end(sent.body);
  };
  return {
    answerTo,
    /** Forgets which keys came, as Stripe does after a day. */
    forgetKeys: (): void => given.clear(),
  };
};
