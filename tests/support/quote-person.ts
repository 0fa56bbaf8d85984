import type { QuoteFacts } from '../../src/domain/quote/facts.ts';
import type { QuoteEvent } from '../../src/machines/quote/quote.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { beside, deleted, editedTo, opened, pressed } from './document-page.ts';
import { expectStub, lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';
import { quoteApiFor } from './quote-api.ts';
import { convert, mark, type QuoteOnPage, stubOf } from './quote-page.ts';

const presses: Presses<QuoteOnPage, QuoteEvent> = {
  'quote.edit': (world, { edited }) =>
    editedTo(
      world,
      Array.from({ length: edited.lines }, () => ({ price: '50' })),
      async (page) => {
        const [issued, last] = edited.expired ? ['2026-01-02', '2026-01-03'] : ['2026-01-02', ''];
        await page.getByLabel('Date', { exact: true }).fill(issued);
        await page.getByLabel('Valid until').fill(last);
      },
    ),
  'quote.accept': (world, _, { from }) => mark(world, 'accepted', from.state),
  'quote.decline': (world, _, { from }) => mark(world, 'declined', from.state),
  'quote.convertToInvoice': (world, _, { from }) => convert(world, 'invoice', from.state),
  'quote.convertToReceipt': (world, _, { from }) => convert(world, 'receipt', from.state),
  // Nobody presses this one: the document the quote became is cancelled and deleted.
  'quote.reopen': async (world) => {
    const { converted } = await world.quotes.view(world.id);
    expectOk(await world.api.cancel(converted!.id));
    await beside(world, world.api.archive(converted!.id));
  },
  'quote.delete': (world, _, step) =>
    deleted(world, step, '/quotes/list', () => world.quotes.remove(world.id)),
  'quote.restore': (world) => pressed(world, 'Restore'),
};

/** Carries paths of the quote's chart out with the buttons of its page. */
export const quotePerson = (product: Product): Executor<QuoteOnPage> =>
  lifecyclePerson<QuoteOnPage, QuoteEvent>({
    start: async () => {
      const member = await startMember(product);
      const quotes = quoteApiFor(member.client);
      const id = await quotes.quote({ customer: await member.api.customer() });
      return opened({ ...member, quotes, id, address: `/quotes/view-quote?quoteId=${id}` });
    },
    presses,
    shows: (world, state, facts) => expectStub(world, stubOf(state, facts as QuoteFacts)),
  });
