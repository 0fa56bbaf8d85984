import { expect } from 'vitest';
import type { InvoiceFacts } from '../../src/domain/invoice/facts.ts';
import { compare, isPositive, minus, zero } from '../../src/domain/money.ts';
import type { InvoiceEvent } from '../../src/machines/invoice/invoice.lifecycle.ts';
import type { PathStep } from '../../tools/paths/path.ts';
import type { Answer, Executor } from '../../tools/paths/run.ts';
import { type Desk, deskOf, type GivenInvoice, granted } from './desk.ts';
import { emptyDraft } from './empty-draft.ts';
import type { Answered, Client, Server } from './server.ts';
import { livePayments, rearranged } from './settlements.ts';
import { storedRows } from './stored-rows.ts';

/** One invoice on the real server, on its way along a path. */
export interface InvoiceWorld {
  client: Client;
  desk: Desk;
  customer: string;
  id: string;
  /** What the form last held. */
  form: GivenInvoice;
  /** Edits so far; each names its lines after its number, so that it really changes something. */
  edits: number;
}

type Sent<Type extends InvoiceEvent['type']> = Extract<InvoiceEvent, { type: Type }>;
type Acts = {
  [Type in InvoiceEvent['type']]: (world: InvoiceWorld, event: Sent<Type>) => Promise<Answered>;
};

/** Credit no path can use up, older than any it makes, so that no surplus is ever the credit that is spent. */
const plenty = '100000';
const neverExisted = 'AZ8AAAAAcAAAAAAAAAAAAA';

/**
 * The settlement an amount stands for: one of just that much, arranged where there is none. Where the amount can't be
 * one, the nearest request is a settlement that is there but gone, or none at all; both must be refused.
 */
const settlementOf = async (world: InvoiceWorld, amount: string): Promise<string> => {
  const { payment, standing } = await world.desk.view(world.id);
  const { settled, writtenOff } = standing.facts;
  const paid = minus(settled, writtenOff);
  if (!isPositive(amount) || compare(amount, paid) > 0)
    return payment.at(-1)?.live === false ? payment.at(-1)!.id : neverExisted;
  const exact = (await livePayments(world)).find((one) => one.amount === amount);
  if (exact) return exact.id;
  if (writtenOff !== zero) return (await livePayments(world))[0]!.id;
  await rearranged(world, amount, settled);
  return settlementOf(world, amount);
};

/** Prices of as many lines as an edit has, adding up to its total. */
const pricesOf = ({ lines, total }: { lines: number; total: string }): string[] =>
  Array.from({ length: lines }, (_, index) => (index === 0 ? minus(total, String(lines - 1)) : '1'));

const acts: Acts = {
  'invoice.edit': (world, { edited }) => {
    world.edits += 1;
    const form = {
      ...world.form,
      customer: world.customer,
      prices: pricesOf(edited),
      item: `Edit ${world.edits}`,
    };
    if (edited.lines > 0) world.form = form;
    return world.desk.update(world.id, form);
  },
  'invoice.amend': ({ desk, id, form }) => desk.update(id, { ...form, notes: `${form.notes}.` }),
  'invoice.issue': ({ desk, id }) => desk.setStatus(id, 'NotPaid'),
  'payment.record': ({ desk, id }, { reduction: { amount, surplus } }) => desk.pay(id, amount, { surplus }),
  'credit.apply': ({ desk, id }, { reduction }) => desk.applyCredit(id, reduction.amount),
  'payment.delete': async (world, { amount }) =>
    world.desk.deletePayment(world.id, await settlementOf(world, amount)),
  'balance.writeOff': ({ desk, id }) => desk.writeOff(id),
  'writeOff.undo': ({ desk, id }) => desk.undoWriteOff(id),
  'invoice.cancel': ({ desk, id }) => desk.cancel(id),
  'invoice.reinstate': ({ desk, id }) => desk.undoCancel(id),
  'invoice.delete': ({ desk, id }) => desk.archive(id),
  'invoice.restore': ({ desk, id }) => desk.restore(id),
  'invoice.duplicate': ({ desk, id }) => desk.duplicate(id),
};

/** Whether the server did it. What it refuses must be named: by a kind and a sentence, for a row by a sentence. */
const answerOf = ({ status, body }: Answered): Answer => {
  const { data } = body as { data?: { rows?: { done: boolean; reason: string | null }[] } };
  const row = data?.rows?.[0];
  if (status === 200 && (row?.done ?? true)) return 'accepted';
  expect(row ? row.reason : body.Message).toMatch(/^[A-Z].+[.?]$/);
  if (!row)
    expect([`${status} ${body.kind}`]).toEqual([
      expect.stringMatching(/^(400 (illegal-move|invalid)|404 missing)$/),
    ]);
  return 'refused';
};

/** Sends a step; a refused one must leave every row of the business as it was. */
const sendOn =
  (server: Server) =>
  async (world: InvoiceWorld, { event, refused }: PathStep): Promise<Answer> => {
    const act = acts[event.type as InvoiceEvent['type']] as (
      world: InvoiceWorld,
      event: unknown,
    ) => Promise<Answered>;
    if (!refused) return answerOf(await act(world, event));
    const before = await storedRows(server.owner, world.client.shop.business.id);
    const answer = answerOf(await act(world, event));
    expect(await storedRows(server.owner, world.client.shop.business.id)).toEqual(before);
    return answer;
  };

/** A business with an empty draft, and a customer with credit to apply. */
const startOn = async (server: Server): Promise<InvoiceWorld> => {
  const client = await server.client();
  const desk = deskOf(client);
  const customer = await desk.customer();
  const other = await desk.invoice({ customer, prices: ['1'] });
  granted(await desk.pay(other, plenty, { surplus: 'credit' }));
  return {
    client,
    desk,
    customer,
    id: await emptyDraft(client.shop),
    form: { customer: null, prices: [], notes: '', status: 'Draft' },
    edits: 0,
  };
};

/**
 * Carries paths of the invoice's chart out on the real server. After each step the server must answer the chart's state
 * and all of its facts.
 *
 * @param check what else must hold after each step
 */
export const invoiceExecutor = (
  server: Server,
  check: (world: InvoiceWorld) => Promise<void>,
): Executor<InvoiceWorld> => {
  const send = sendOn(server);
  return {
    start: () => startOn(server),
    events: Object.fromEntries(Object.keys(acts).map((type) => [type, send])),
    states: {
      '*': async (world, place) => {
        const { standing } = await world.desk.view(world.id);
        expect({ status: standing.status, facts: standing.facts }).toEqual({
          status: place.state,
          facts: place.context as InvoiceFacts,
        });
        await check(world);
      },
    },
  };
};
