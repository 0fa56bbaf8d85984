import { randomBytes } from 'node:crypto';
import { bodyOf, type Served, serveHere } from './loopback.ts';

/** What a request may say, by what it asks for: Stripe refuses whatever it doesn't know. */
const known: Readonly<Record<string, RegExp>> = {
  'POST checkout/sessions':
    /^(mode|client_reference_id|metadata\[\w+\]|customer|customer_email|customer_creation|allowed_payment_method_types\[0\]|success_url|cancel_url|adaptive_pricing\[enabled\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[(name|description)))\]|payment_intent_data\[(description|setup_future_usage|metadata\]\[\w+)\]|setup_intent_data\[metadata\]\[\w+\])$/,
  'GET checkout/sessions': /^(limit|customer|payment_intent|created\[gte\]|expand\[\d\])$/,
  'POST payment_intents':
    /^(amount|currency|customer|payment_method|allowed_payment_method_types\[0\]|description|metadata\[\w+\]|confirm|off_session|return_url|expand\[\d\])$/,
  'GET payment_intents': /^(limit|customer|created\[gte\]|expand\[\d\])$/,
  'GET events': /^(limit|created\[gte\]|types\[\d+\])$/,
  'POST refunds': /^(payment_intent|amount|metadata\[\w+\])$/,
};

type Fields = Record<string, unknown>;
type Stored = Fields & { id: string };
class No extends Error {
  readonly status: number;
  readonly error: Fields;
  constructor(status: number, error: Fields) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}
const invalid = (code: string, more: Fields = {}) =>
  new No(400, { type: 'invalid_request_error', code, message: code, ...more });

/** How cards behave without their owner: the decline code each is refused with. */
const behaviour: Readonly<Record<string, string | null>> = {
  works: null,
  funds: 'insufficient_funds',
  stolen: 'stolen_card',
  closed: 'invalid_account',
  confirm: 'authentication_required',
};

const named = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`;
const under = (form: URLSearchParams, name: string): Fields =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

/** Everything that is at a Stripe of the tests, by its id, and what was answered under which key. */
const stripeObjects = (mode: { live: boolean }) => {
  const all = new Map<string, Stored>();
  const add = <One extends Stored>(one: One): One => {
    all.set(one.id, one);
    return one;
  };
  const base = (prefix: string, object: string) => ({
    id: named(prefix),
    object,
    livemode: mode.live,
    created: Math.floor(Date.now() / 1000),
  });
  const card = (kind: string, customer: string): Stored =>
    add({
      ...base(`pm_${kind}`, 'payment_method'),
      type: 'card',
      customer,
      card: { brand: 'visa', last4: '4242' },
    });
  const charge = (intent: Stored): void => {
    const { amount, currency } = intent;
    const paid = {
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      disputed: false,
      payment_intent: intent.id,
    };
    const made = add({ ...base('ch', 'charge'), ...paid, currency });
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: amount,
      latest_charge: made.id,
      next_action: null,
      last_payment_error: null,
    });
  };
  const refuse = (intent: Stored, decline_code: string): void => {
    const code = decline_code === 'authentication_required' ? decline_code : 'card_declined';
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { type: 'card_error', code, decline_code, message: 'Your card was declined.' },
    });
  };
  return { all, add, base, card, charge, refuse };
};

/** Writes out the objects whose ids a request asks to be expanded, and no other. */
const expanded = (all: ReadonlyMap<string, Stored>, object: Fields, paths: readonly string[]): Fields => {
  const copy = { ...object };
  for (const path of paths) {
    const [first, ...rest] = path.split('.');
    const held = copy[first!];
    const one = typeof held === 'string' ? all.get(held) : (held as Fields | null);
    if (one) copy[first!] = expanded(all, one, rest.length > 0 ? [rest.join('.')] : []);
  }
  return copy;
};

/** A Stripe of the tests: it knows what our requests need of the real one, and refuses whatever else they say. */
export const startFakedStripe = async (secret: string, mode = { live: false }): Promise<Served> => {
  const { all, add, base, card, charge, refuse } = stripeObjects(mode);
  const answered = new Map<string, { form: string; status: number; body: string }>();
  const events: Fields[] = [];
  let url = '';

  const openPage = (form: URLSearchParams): Stored => {
    const price = 'line_items[0][price_data]';
    const isPayment = form.get('mode') === 'payment';
    const customer = form.get('customer');
    if (customer && !all.has(customer)) throw invalid('resource_missing', { param: 'customer' });
    if (!customer && form.get('customer_creation') !== 'always') throw invalid('parameter_missing');
    if (isPayment && Number(form.get(`${price}[unit_amount]`)) < 50) throw invalid('amount_too_small');
    const page = base('cs_test', 'checkout.session');
    return add({
      ...page,
      mode: form.get('mode'),
      status: 'open',
      customer,
      client_reference_id: form.get('client_reference_id'),
      amount_total: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`),
      metadata: under(form, 'metadata'),
      url: `${url}/pay/${page.id}`,
      payment_intent: null,
      setup_intent: null,
      ours: under(form, isPayment ? 'payment_intent_data[metadata]' : 'setup_intent_data[metadata]'),
    });
  };
  const newIntent = (more: Fields): Stored =>
    add({
      ...base('pi', 'payment_intent'),
      status: 'requires_payment_method',
      amount_received: 0,
      latest_charge: null,
      next_action: null,
      last_payment_error: null,
      ...more,
    });
  const createIntent = (form: URLSearchParams): Stored => {
    const [customer, method] = [form.get('customer')!, form.get('payment_method')!];
    if (form.get('confirm') !== 'true') throw invalid('parameter_missing');
    if (form.has('off_session') === form.has('return_url')) throw invalid('parameters_exclusive');
    if (!all.has(customer)) throw invalid('resource_missing', { param: 'customer' });
    if (!all.has(method)) throw invalid('resource_missing', { param: 'payment_method' });
    const intent = newIntent({
      customer,
      amount: Number(form.get('amount')),
      currency: form.get('currency'),
      metadata: under(form, 'metadata'),
      payment_method: method,
    });
    const decline = behaviour[method.split('_')[1]!];
    if (!decline) charge(intent);
    else if (decline === 'authentication_required' && form.has('return_url'))
      Object.assign(intent, {
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url: { url: `${url}/bank/${intent.id}` } },
      });
    else {
      refuse(intent, decline);
      throw new No(402, { ...(intent.last_payment_error as Fields), payment_intent: intent });
    }
    return intent;
  };
  const createRefund = (form: URLSearchParams): Fields => {
    const intent = all.get(form.get('payment_intent')!);
    const paid = intent && all.get(String(intent.latest_charge));
    if (!paid) throw invalid('resource_missing', { param: 'payment_intent' });
    const amount = Number(form.get('amount'));
    if (Number(paid.amount_refunded) + amount > Number(paid.amount)) throw invalid('charge_already_refunded');
    paid.amount_refunded = Number(paid.amount_refunded) + amount;
    return { ...base('re', 'refund'), status: 'succeeded', payment_intent: intent.id };
  };
  const end = (one: Stored, act: string): void => {
    const ends = act === 'expire' ? ['open', 'expired'] : ['requires_action', 'canceled'];
    if (one.status !== ends[0]) throw invalid('payment_intent_unexpected_state');
    Object.assign(one, { status: ends[1], url: null });
  };
  const listed = (object: string, query: URLSearchParams): Fields => {
    const wanted = (one: Stored, name: string) => !query.has(name) || one[name] === query.get(name);
    const data = [...all.values()].filter(
      (one) => one.object === object && wanted(one, 'customer') && wanted(one, 'payment_intent'),
    );
    return { object: 'list', data: data.reverse(), has_more: false };
  };
  const answer = (method: string, path: string, form: URLSearchParams, query: URLSearchParams): Fields => {
    const [, collection, id, act] = /^\/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path)!;
    const allowed = known[`${method} ${collection}`];
    const strange = [...form, ...query].find(([name]) => !allowed?.test(name));
    if (strange) throw invalid('parameter_unknown', { param: strange[0] });
    const one = id ? all.get(id) : undefined;
    if (id && !one)
      throw new No(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id' });
    if (one && act) end(one, act);
    if (one) return one;
    if (collection === 'events') return { object: 'list', data: events, has_more: false };
    if (method === 'GET')
      return listed(collection === 'payment_intents' ? 'payment_intent' : 'checkout.session', query);
    if (collection === 'payment_intents') return createIntent(form);
    return collection === 'refunds' ? createRefund(form) : openPage(form);
  };

  /** What the buyer does on a page of Stripe's, and the bank on its own. */
  const press = (page: Stored, act: string): void => {
    if (page.object === 'payment_intent') {
      if (act === 'confirm') charge(page);
      else refuse(page, 'authentication_required');
      return;
    }
    if (page.status !== 'open') return;
    page.customer ??= add({ ...base('cus', 'customer') }).id;
    const customer = String(page.customer);
    const method = card(act in behaviour ? act : 'works', customer).id;
    if (page.mode === 'setup') {
      const setUp = {
        ...base('seti', 'setup_intent'),
        status: 'succeeded',
        customer,
        payment_method: method,
      };
      Object.assign(page, { status: 'complete', url: null, setup_intent: add(setUp).id });
      return;
    }
    const { amount_total: amount, currency, ours: metadata } = page;
    page.payment_intent ??= newIntent({ customer, amount, currency, metadata }).id;
    const intent = all.get(String(page.payment_intent))!;
    if (act === 'decline') {
      refuse(intent, 'generic_decline');
      return;
    }
    intent.payment_method = method;
    charge(intent);
    Object.assign(page, { status: 'complete', url: null });
    const event = { ...base('evt', 'event'), type: 'checkout.session.completed' };
    events.unshift({ ...event, data: { object: { ...page } } });
  };

  const served = await serveHere(0, async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://stripe');
    const text = (await bodyOf(request)).toString('utf8');
    const form = new URLSearchParams(text);
    const { method = 'GET', headers } = request;
    if (!asked.pathname.startsWith('/v1/')) {
      press(all.get(asked.pathname.split('/')[2]!)!, form.get('act')!);
      response.writeHead(303, { location: '/' }).end();
      return;
    }
    const key = `${asked.pathname} ${headers['idempotency-key']}`;
    const before = headers['idempotency-key'] ? answered.get(key) : undefined;
    const reply = (status: number, body: string, more: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(body);
    if (headers.authorization !== `Bearer sk_test_${secret}`)
      return reply(
        401,
        JSON.stringify({ error: { type: 'invalid_request_error', code: 'api_key_invalid' } }),
      );
    if (before && before.form !== text)
      return reply(400, JSON.stringify({ error: { type: 'idempotency_error', message: 'Key was used.' } }));
    if (before) return reply(before.status, before.body, { 'idempotent-replayed': 'true' });
    const paths = [...form, ...asked.searchParams].flatMap(([name, value]) =>
      name.startsWith('expand[') ? [value] : [],
    );
    try {
      const body = JSON.stringify(
        expanded(all, answer(method, asked.pathname, form, asked.searchParams), paths),
      );
      answered.set(key, { form: text, status: 200, body });
      return reply(200, body);
    } catch (error) {
      if (!(error instanceof No)) throw error;
      const body = JSON.stringify({ error: error.error });
      if (error.status === 402) answered.set(key, { form: text, status: 402, body });
      return reply(error.status, body);
    }
  });
  url = served.url;
  return served;
};
