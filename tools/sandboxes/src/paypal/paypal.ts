import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sandboxInstallation } from '../../../../server/adapters/payments/paypal/paypal.ts';
import { markedId, repeatSafe, sandboxAccounts } from '../engine/accounts.ts';
import { noPage } from '../engine/page.ts';
import {
  type Calls,
  known,
  partOf,
  queryOf,
  Refusal,
  sentBy,
  serveCalls,
  type World,
} from '../engine/sandbox.ts';
import { type Dispute, type Money, type PaypalBooks, paypalBooks } from './books.ts';
import { disputeObject, tellOfRefund } from './money.ts';
import {
  captureObject,
  captureOrder,
  captureReport,
  isWaiting,
  merchantObject,
  newSandboxOrder,
  noObject,
  orderObject,
  type PaypalKept,
  refundObject,
  reportObject,
  type SandboxOrder,
  type SentOrder,
  type Tell,
} from './objects.ts';
import { servePages } from './pages.ts';
import { paypalLife } from './paypal-sandbox.lifecycle.ts';
import { startSigner } from './signer.ts';

const reasons: Readonly<Record<string, string>> = {
  CURRENCY_NOT_SUPPORTED: 'Currency code is not currently supported.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  ORDER_ALREADY_CAPTURED: 'Order already captured.',
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  INSTRUMENT_DECLINED: 'The instrument presented was either declined by the processor or bank.',
  PAYEE_ACCOUNT_RESTRICTED: 'The merchant account is restricted.',
  REFUND_AMOUNT_EXCEEDED: 'More than is left of the capture.',
};

const no = (issue: string) => new Refusal(422, noObject(issue, reasons[issue]!));
const missing = (message: string) => new Refusal(404, { name: 'RESOURCE_NOT_FOUND', message });
const denied = (error: string, error_description: string) => new Refusal(401, { error, error_description });
const keyOf = ({ headers }: FastifyRequest) => headers['paypal-request-id'] as string | undefined;
const created = <Body>(reply: FastifyReply, body: Body): Body => {
  reply.code(201);
  return body;
};

/** The business that a call is made for; null where none is said. */
const payerOf = ({ headers }: FastifyRequest): string | null => {
  const [, part] = String(headers['paypal-auth-assertion'] ?? '').split('.');
  return part ? (JSON.parse(Buffer.from(part, 'base64url').toString('utf8')).payer_id ?? null) : null;
};

interface SentReferral {
  tracking_id: string;
  partner_config_override: { return_url: string };
}

/** Pages on which businesses connect their accounts, and the accounts. */
const merchantCalls = ({ accounts, referrals, merchants }: PaypalKept, { secret, at }: World): Calls => {
  const answer = (id: string | undefined) =>
    merchantObject(known(id ? accounts.get(id) : null, missing('No such merchant.')));
  const integrations =
    `/v1/customer/partners/${sandboxInstallation.partnerId}/merchant-integrations` as const;
  return {
    'POST /v2/customer/partner-referrals': (request, reply) => {
      const { tracking_id: name, partner_config_override: more } = sentBy<SentReferral>(request);
      const page = markedId('', secret);
      referrals.set(page, { name, back: more.return_url });
      return created(reply, { links: [{ rel: 'action_url', href: `${at()}/paypal/bizsignup/${page}` }] });
    },
    [`GET ${integrations}` as const]: (request: FastifyRequest) =>
      answer(merchants.get(queryOf(request).get('tracking_id') ?? '')),
    [`GET ${integrations}/:id` as const]: (request: FastifyRequest) => answer(partOf(request)),
  };
};

/** Orders, and their capture. */
const orderCalls = ({ accounts, orders }: PaypalKept, { at, later }: World, tell: Tell): Calls => {
  const opened = repeatSafe();
  const tellOfCapture = (order: SandboxOrder) => {
    const { event_type, resource } = captureReport(order);
    return tell(event_type, resource);
  };
  const confirm = (order: SandboxOrder) =>
    paypalLife.happen('payment', order, 'order.confirm') && tellOfCapture(order);
  const orderOf = (request: FastifyRequest) =>
    known(orders.get(partOf(request)), missing('The order does not exist.'));
  return {
    'POST /v2/checkout/orders': (request, reply) => {
      const made = opened(keyOf(request), () => newSandboxOrder(sentBy<SentOrder>(request)));
      if (typeof made === 'string') throw no(made);
      if (accounts.get(made.account)?.setUp !== 'ready') throw no('PAYEE_ACCOUNT_RESTRICTED');
      orders.set(made.id, made);
      return created(reply, orderObject(made, at()));
    },
    'GET /v2/checkout/orders/:id': (request) => orderObject(orderOf(request), at()),
    'POST /v2/checkout/orders/:id/capture': (request, reply) => {
      const order = orderOf(request);
      const end = captureOrder(order);
      if (end !== 'captured') throw no(end);
      void tellOfCapture(order);
      if (isWaiting(order)) later(() => confirm(order));
      else void tell('CHECKOUT.ORDER.COMPLETED', orderObject(order, at()));
      return created(reply, orderObject(order, at()));
    },
  };
};

/** The calls about money that was taken. */
const moneyCalls = (books: PaypalBooks, { at }: World, tell: Tell): Calls => {
  const again = repeatSafe();
  const captureOf = (request: FastifyRequest): SandboxOrder => {
    const order = books.ofCapture(partOf(request));
    return known(order?.account === payerOf(request) ? order : null, missing('No such capture.'));
  };
  const ownOf = (request: FastifyRequest): Dispute[] =>
    books.disputes.filter(({ of }) => of.account === payerOf(request));
  return {
    'GET /v2/payments/captures/:id': (request) => captureObject(captureOf(request)),
    'POST /v2/payments/captures/:id/refund': (request, reply) => {
      const order = captureOf(request);
      const { amount, custom_id } = sentBy<{ amount: Money; custom_id: string }>(request);
      const made = known(
        again(keyOf(request), () => books.refund(order, amount.value, { custom_id })),
        no('REFUND_AMOUNT_EXCEEDED'),
      );
      books.endRefund(order, made, 'refund.complete');
      void tellOfRefund(tell, order, made, at());
      return created(reply, refundObject(order, made, at()));
    },
    'GET /v1/customer/disputes': (request) => {
      const charge = queryOf(request).get('disputed_transaction_id');
      const found = ownOf(request).filter(({ of }) => of.capture!.id === charge);
      return { items: found.map(({ dispute_id }) => ({ dispute_id })).reverse() };
    },
    'GET /v1/customer/disputes/:id': (request) => {
      const one = ownOf(request).find(({ dispute_id }) => dispute_id === partOf(request));
      return disputeObject(known(one, missing('No such dispute.')));
    },
  };
};

/** Lets calls in by their token, and gives a token for the secret. */
const serveApi = (app: FastifyInstance, { secret }: World, calls: Calls) => {
  const token = `A21AA${markedId('', secret)}`;
  app.post('/paypal/v1/oauth2/token', async ({ headers }) => {
    const basic = Buffer.from(`${sandboxInstallation.clientId}:${secret}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`)
      throw denied('invalid_client', 'Client Authentication failed');
    return { access_token: token, token_type: 'Bearer', expires_in: 32_400 };
  });
  const check = ({ headers }: FastifyRequest) => {
    if (headers.authorization !== `Bearer ${token}`) throw denied('invalid_token', 'The token is unknown.');
  };
  serveCalls(app, '/paypal', check, missing('No such address.'), calls);
};

/** PayPal: partners' referrals, orders and their capture, what becomes of their money, and signed reports. */
export const paypalDialect = (app: FastifyInstance, world: World, notifyUrl: string): void => {
  const kept: PaypalKept = {
    accounts: sandboxAccounts('MERCHANT', world.secret),
    referrals: new Map(),
    merchants: new Map(),
    orders: new Map(),
  };
  const books = paypalBooks(kept);
  const signer = startSigner(world.at, sandboxInstallation.webhookId);
  const send = world.deliveries<ReturnType<typeof reportObject>>(
    (body) => signer.headersOf(body),
    ({ event_type }) => event_type,
  );
  const tell: Tell = (type, resource) => send(notifyUrl, reportObject(type, resource));
  const pem = (reply: FastifyReply, text: string) =>
    reply.header('content-type', 'application/x-pem-file').send(text);
  app.get(signer.path, async (_request, reply) => pem(reply, signer.certificate()));
  app.get('/paypal/root.pem', async (_request, reply) => pem(reply, signer.root()));
  app.get('/v1/notifications/*', async (_request, reply) => noPage(reply));
  serveApi(app, world, {
    ...merchantCalls(kept, world),
    ...orderCalls(kept, world, tell),
    ...moneyCalls(books, world, tell),
  });
  servePages(app, kept, books, world, tell);
};
