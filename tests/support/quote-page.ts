import type { QuoteTarget } from '../../src/domain/quote/convert.ts';
import { expectOk } from './api.ts';
import { confirmed, type OnPage, reopen } from './document-page.ts';
import type { SeenStub } from './lifecycle-person.ts';
import type { Member } from './member.ts';
import type { QuoteApi } from './quote-api.ts';

/** One quote on the page of its owner, on its way along a path. */
export interface QuoteOnPage extends Member, OnPage {
  quotes: QuoteApi;
  id: string;
  edits: number;
}

/** Converts it with its button. */
export const convert = async (world: QuoteOnPage, target: QuoteTarget, from: unknown): Promise<void> => {
  const { page, quotes, id } = world;
  // What became a document already has no such button: it is asked for beside the page.
  if (from !== 'Open') expectOk(await quotes.convert(id, target));
  else {
    await confirmed(world, `Convert to ${target}`, `Convert to ${target}`);
    await page.getByRole('heading', { name: target === 'invoice' ? 'Invoice INV-' : 'Receipt ' }).waitFor();
  }
  await reopen(world);
};

/** What the page says, offers and refuses in each state, written by hand from the spec. */
export const stubs: Record<string, SeenStub> = {
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
