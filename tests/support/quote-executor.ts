import { daysAfter } from '../../src/domain/day.ts';
import type { QuoteEvent } from '../../src/machines/quote/quote.lifecycle.ts';
import { type Api, apiFor, expectOk } from './api.ts';
import { editedLines } from './edited-lines.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import { type QuoteApi, quoteApiFor } from './quote-api.ts';
import { type Client, firstDay } from './server.ts';

/** One quote on the real server, on its way along a path. */
export interface QuoteWorld {
  client: Client;
  api: Api;
  quotes: QuoteApi;
  customer: string;
  id: string;
  /** Edits so far; each names its lines after its number, so that it really changes something. */
  edits: number;
}

const acts: Acts<QuoteWorld, QuoteEvent> = {
  'quote.edit': (world, { edited }) => {
    const items = editedLines(world, edited.lines, { Quantity: '1', UnitPrice: '50' });
    const validUntil = edited.expired ? daysAfter(firstDay, -1) : null;
    const issuedOn = daysAfter(firstDay, -2);
    return world.quotes.update(world.id, { customer: world.customer, items, issuedOn, validUntil });
  },
  'quote.accept': ({ quotes, id }) => quotes.answer(id, 'accepted'),
  'quote.decline': ({ quotes, id }) => quotes.answer(id, 'declined'),
  'quote.convertToInvoice': ({ quotes, id }) => quotes.convert(id, 'invoice'),
  'quote.convertToReceipt': ({ quotes, id }) => quotes.convert(id, 'receipt'),
  // Nobody sends this one: the document the quote became is cancelled and deleted. Where there is none, none is asked for.
  'quote.reopen': async ({ api, quotes, id }) => {
    const { converted } = await quotes.view(id);
    if (converted) expectOk(await api.cancel(converted.id));
    return api.archive(converted?.id ?? neverExisted);
  },
  'quote.delete': ({ quotes, id }) => quotes.remove(id),
  'quote.restore': ({ quotes, id }) => quotes.restore(id),
};

const startOn = async (client: Client): Promise<QuoteWorld> => {
  const [api, quotes] = [apiFor(client), quoteApiFor(client)];
  const customer = await api.customer();
  return { client, api, quotes, customer, id: await quotes.quote({ customer }), edits: 0 };
};

/** Carries paths of the quote's chart out on the real server. */
export const quoteExecutor = lifecycleExecutor({
  acts,
  start: startOn,
  standing: async (world) => (await world.quotes.view(world.id)).standing,
});
