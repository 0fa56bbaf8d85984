import type { QuoteTarget } from '../../src/domain/quote/convert.ts';
import type { QuoteFacts } from '../../src/domain/quote/facts.ts';
import { expectOk } from './api.ts';
import { confirmed, type OnPage, reopen } from './document-page.ts';
import type { SeenStub } from './lifecycle-person.ts';
import type { Member } from './member.ts';
import type { QuoteApi } from './quote-api.ts';
import { actOn, counterfoil, showMore } from './sheet.ts';

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

/** Notes the customer's answer with its button. */
export const mark = async (
  world: QuoteOnPage,
  answer: 'accepted' | 'declined',
  from: unknown,
): Promise<void> => {
  const { page, quotes, id } = world;
  const name = `Mark as ${answer}`;
  await counterfoil(page).waitFor();
  await showMore(page);
  // What was answered, or became a document, has no such button: the same is asked for beside the page.
  if (from === 'Open' && (await actOn(page, name).count()) > 0) await confirmed(world, name, name);
  else expectOk(await quotes.answer(id, answer));
  await reopen(world);
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

const marks = ['Mark as accepted', 'Mark as declined'];

/** The same, where an open quote was answered or its last day is over. */
export const stubOf = (state: string, { answer, expired }: QuoteFacts): SeenStub => {
  const stub = stubs[state]!;
  if (state !== 'Open') return stub;
  if (answer) return { ...stub, word: answer === 'accepted' ? 'Accepted' : 'Declined' };
  return expired ? { ...stub, word: 'Expired' } : { ...stub, offered: [...stub.offered, ...marks] };
};
