import type { QuoteTarget } from '../../src/domain/quote/convert.ts';
import type { QuoteEvent } from '../../src/machines/quote/quote.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import {
  act,
  beside,
  confirmed,
  deleted,
  fillLines,
  type OnPage,
  pressed,
  reopen,
  saved,
} from './document-page.ts';
import { expectStub, lifecyclePerson, type Presses, type SeenStub } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { type QuoteApi, quoteApiFor } from './quote-api.ts';

/** One quote on the page of its owner, on its way along a path. */
interface QuoteOnPage extends Member, OnPage {
  quotes: QuoteApi;
  id: string;
  edits: number;
}

const convert = async (world: QuoteOnPage, target: QuoteTarget, from: unknown): Promise<void> => {
  const { page, quotes, id } = world;
  // What became a document already has no such button: it is asked for beside the page.
  if (from !== 'Open') expectOk(await quotes.convert(id, target));
  else {
    await confirmed(world, `Convert to ${target}`, `Convert to ${target}`);
    await page.getByRole('heading', { name: target === 'invoice' ? 'Invoice INV-' : 'Receipt ' }).waitFor();
  }
  await reopen(world);
};

const presses: Presses<QuoteOnPage, QuoteEvent> = {
  'quote.edit': async (world, { edited }) => {
    const { page } = world;
    world.edits += 1;
    await act(world, 'Edit').click();
    await fillLines(
      page,
      Array.from({ length: edited.lines }, () => ({ price: '50' })),
      `Edit ${world.edits}`,
    );
    await saved(world);
  },
  'quote.convertToInvoice': (world, _, { from }) => convert(world, 'invoice', from.state),
  'quote.convertToReceipt': (world, _, { from }) => convert(world, 'receipt', from.state),
  // Nobody presses this one: the document the quote became is cancelled and deleted.
  'quote.reopen': async (world) => {
    const { converted } = await world.quotes.view(world.id);
    expectOk(await world.api.cancel(converted!.id));
    await beside(world, world.api.archive(converted!.id));
  },
  'quote.delete': (world, _, { from }) =>
    from.state === 'Deleted' ? beside(world, world.quotes.remove(world.id)) : deleted(world, '/quotes/list'),
  'quote.restore': (world) => pressed(world, 'Restore'),
};

/** What the page says, offers and refuses in each state, written by hand from the spec. */
const stubs: Record<string, SeenStub> = {
  Open: {
    word: 'Open',
    offered: ['Convert to invoice', 'Convert to receipt', 'Edit', 'Delete', 'Send'],
    refused: [],
  },
  ConvertedToInvoice: {
    word: 'Converted to invoice',
    offered: [],
    refused: ['Convert to receipt', 'Edit', 'Delete'],
  },
  ConvertedToReceipt: {
    word: 'Converted to receipt',
    offered: [],
    refused: ['Convert to invoice', 'Edit', 'Delete'],
  },
  Deleted: {
    word: 'Deleted',
    offered: ['Restore'],
    refused: ['Convert to invoice', 'Convert to receipt', 'Edit'],
  },
};

/** Carries paths of the quote's chart out with the buttons of its page. */
export const quotePerson = (product: Product): Executor<QuoteOnPage> =>
  lifecyclePerson<QuoteOnPage, QuoteEvent>({
    start: async () => {
      const member = await startMember(product);
      const quotes = quoteApiFor(member.client);
      const id = await quotes.quote({ customer: await member.api.customer() });
      const address = `/quotes/view-quote?quoteId=${id}`;
      const world = { ...member, quotes, id, address, edits: 0 };
      await reopen(world);
      return world;
    },
    presses,
    shows: (world, state) => expectStub(world, stubs[state]!),
  });
