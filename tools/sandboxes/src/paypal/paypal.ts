import type { IncomingMessage, ServerResponse } from 'node:http';
import { sandboxInstallation } from '../../../../server/adapters/payments/paypal/paypal.ts';
import { markedId, repeatSafe, sandboxAccounts } from '../engine/accounts.ts';
import { startSignedDeliveries } from '../engine/deliveries.ts';
import { bodyOf, sendJson } from '../engine/http.ts';
import type { SandboxPart, ServedPart } from '../engine/part.ts';
import { noPage } from '../engine/question.ts';
import { paypalLife } from './life.ts';
import { paypalSandboxMoney } from './money.ts';
import {
  captureOrder,
  captureReport,
  isWaiting,
  merchantObject,
  newSandboxOrder,
  noObject,
  orderObject,
  type PaypalKept,
  reportObject,
  type SandboxOrder,
} from './objects.ts';
import { sandboxPages } from './pages.ts';
import { startSigner } from './signer.ts';

const reasons: Readonly<Record<string, string>> = {
  CURRENCY_NOT_SUPPORTED: 'Currency code is not currently supported.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  ORDER_ALREADY_CAPTURED: 'Order already captured.',
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  INSTRUMENT_DECLINED: 'The instrument presented was either declined by the processor or bank.',
};

/** The part of the sandbox that speaks as PayPal does: partners' referrals, orders and their capture, and signed reports. */
export const paypalSandbox = (part: SandboxPart): ServedPart => {
  const { secret, notifyUrl, at, laterMs, say } = part;
  const kept: PaypalKept = {
    accounts: sandboxAccounts('MERCHANT', secret),
    referrals: new Map(),
    merchants: new Map(),
    orders: new Map(),
  };
  const opened = repeatSafe();
  const signer = startSigner(at, sandboxInstallation.webhookId);
  const deliveries = startSignedDeliveries<ReturnType<typeof reportObject>>(
    (body) => signer.headersOf(body),
    ({ event_type }) => event_type,
    say,
  );
  const tell = (type: string, resource: object) => deliveries.send(notifyUrl, reportObject(type, resource));
  const tellOfCapture = (order: SandboxOrder) => {
    const { event_type, resource } = captureReport(order);
    return tell(event_type, resource);
  };
  const money = paypalSandboxMoney(kept, { at, tell });
  const token = `A21AA${markedId('', secret)}`;

  const capture = (order: SandboxOrder) => {
    const end = captureOrder(order);
    if (end !== 'captured') return end;
    void tellOfCapture(order);
    if (isWaiting(order))
      setTimeout(() => {
        if (paypalLife.happen('payment', order, 'order.confirm')) void tellOfCapture(order);
      }, laterMs).unref();
    else void tell('CHECKOUT.ORDER.COMPLETED', orderObject(order, at()));
    return null;
  };

  const merchantsCall = (response: ServerResponse, url: URL, id: string | undefined) => {
    const merchant = id ?? kept.merchants.get(url.searchParams.get('tracking_id') ?? '');
    const account = merchant && kept.accounts.get(merchant);
    if (!account)
      return sendJson(response, 404, { name: 'RESOURCE_NOT_FOUND', message: 'No such merchant.' });
    return sendJson(response, 200, merchantObject(account));
  };
  const ordersCall = (response: ServerResponse, request: IncomingMessage, raw: string) => {
    const made = opened(request.headers['paypal-request-id'] as string | undefined, () =>
      newSandboxOrder(JSON.parse(raw)),
    );
    if (typeof made === 'string') return sendJson(response, 422, noObject(made, reasons[made]!));
    if (kept.accounts.get(made.account)?.setUp !== 'ready')
      return sendJson(
        response,
        422,
        noObject('PAYEE_ACCOUNT_RESTRICTED', 'The merchant account is restricted.'),
      );
    kept.orders.set(made.id, made);
    return sendJson(response, 201, orderObject(made, at()));
  };
  const orderCall = (response: ServerResponse, id: string, captures: boolean) => {
    const order = kept.orders.get(id);
    if (!order)
      return sendJson(response, 404, { name: 'RESOURCE_NOT_FOUND', message: 'The order does not exist.' });
    const issue = captures ? capture(order) : null;
    if (issue) return sendJson(response, 422, noObject(issue, reasons[issue]!));
    return sendJson(response, captures ? 201 : 200, orderObject(order, at()));
  };
  const tokenCall = (request: IncomingMessage, response: ServerResponse) => {
    const basic = Buffer.from(`${sandboxInstallation.clientId}:${secret}`).toString('base64');
    return request.headers.authorization === `Basic ${basic}`
      ? sendJson(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 32_400 })
      : sendJson(response, 401, {
          error: 'invalid_client',
          error_description: 'Client Authentication failed',
        });
  };

  const api = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const raw = (await bodyOf(request)).toString('utf8');
    const call = `${request.method} ${url.pathname.slice('/paypal'.length)}`;
    if (call === 'POST /v1/oauth2/token') return tokenCall(request, response);
    if (request.headers.authorization !== `Bearer ${token}`)
      return sendJson(response, 401, { error: 'invalid_token', error_description: 'The token is unknown.' });
    if (call === 'POST /v2/customer/partner-referrals') {
      const sent = JSON.parse(raw) as {
        tracking_id: string;
        partner_config_override: { return_url: string };
      };
      const page = markedId('', secret);
      kept.referrals.set(page, { name: sent.tracking_id, back: sent.partner_config_override.return_url });
      return sendJson(response, 201, {
        links: [{ rel: 'action_url', href: `${at()}/paypal/bizsignup/${page}` }],
      });
    }
    const partner = `/v1/customer/partners/${sandboxInstallation.partnerId}/merchant-integrations`;
    const merchant =
      call.startsWith(`GET ${partner}`) && /^(?:\/(\w+))?$/.exec(call.slice(partner.length + 4));
    if (merchant) return merchantsCall(response, url, merchant[1]);
    if (call === 'POST /v2/checkout/orders') return ordersCall(response, request, raw);
    if (money.api(request, response, { call, query: url.searchParams, raw })) return;
    const order = /^(GET|POST) \/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(call);
    if (order && (order[1] === 'POST') === Boolean(order[3]))
      return orderCall(response, order[2]!, Boolean(order[3]));
    return sendJson(response, 404, { name: 'RESOURCE_NOT_FOUND', message: 'No such address.' });
  };

  const pages = sandboxPages(kept, { secret, at, tell }, money.page);
  const pem = (response: ServerResponse, text: string) =>
    response.writeHead(200, { 'content-type': 'application/x-pem-file' }).end(text);
  return {
    answer: async (request, response, url) => {
      if (url.pathname === signer.path) pem(response, signer.certificate());
      else if (url.pathname === '/paypal/root.pem') pem(response, signer.root());
      else if (url.pathname.startsWith('/v1/notifications/')) noPage(response);
      else if (!url.pathname.startsWith('/paypal/')) return false;
      else if (!(await pages(request, response, url))) await api(request, response, url);
      return true;
    },
    stop: deliveries.stop,
  };
};
