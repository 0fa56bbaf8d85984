import type { TypedDocument } from '../../src/domain/documents/content.ts';
import { joined, type Plan } from '../../src/domain/plan/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { contentRefusal, newDraft, planDraft } from '../../src/domain/posted/draft.ts';
import { planIssue } from '../../src/domain/posted/issue.ts';
import type { Posting } from '../../src/domain/posted/posting.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';
import type { PaperBooks } from './paper-books.ts';
import type { BillTax, Claimed } from './second-purchases.ts';
import type { Content } from './second-totals.ts';
import { typed } from './typed-content.ts';

const parts = ['100', '0', '50', '33.3333'];

/** What a line without an item is on: supplies, equipment, a deposit, drawings. */
const accounts = [26, 6, 50, 37];

/** How the taxes of some content work: deducted whole, not at all or in part by turns, every fifth owed by the buyer; and its lines' accounts. */
export const claimedIn = ({ lines }: Content, by: number): Claimed => {
  const taxAt = (index: number) => ({
    deductible: parts[(index + by) % parts.length]!,
    reverse: (index + by) % 5 === 0,
  });
  const lineAt = (index: number) => ({
    ...taxAt(index),
    account: accounts[(index + by) % accounts.length]!,
  });
  return { lines: lines.map((_, index) => lineAt(index)), shipping: taxAt(by % 7) };
};

/** The rule of a tax of a bill, as the product has it. */
const ruleOf = ({ deductible, reverse }: BillTax) => ({
  deductible,
  kind: reverse ? ('reverse-charge' as const) : ('standard' as const),
});

/** The same content where a line without an item takes something off: on every third bill. */
export const takingOff = (content: Content, by: number): Content => {
  if (by % 3 > 0) return content;
  const percent = by % 2 === 0 ? '7.5' : null;
  const price = `-${by % 40}.${by % 10}5`;
  const own = { ownPercent: null, ownAmount: '0' };
  const line = { product: null, quantity: String(1 + (by % 2)), price, percent, ...own };
  return { ...content, lines: [...content.lines.slice(0, by % 4), line, ...content.lines.slice(by % 4)] };
};

/** Content as billed, with the taxes that are claimed back. */
export const billed = (content: Content, by: number): TypedDocument => {
  const form = typed(content, 'vendor');
  const claimed = claimedIn(content, by);
  const lines = form.lines.map((line, index) => {
    const tax = line.tax && { ...line.tax, ...ruleOf(claimed.lines[index]!) };
    const { account } = claimed.lines[index]!;
    // The first is on supplies where nothing is said.
    return { ...line, tax, accountId: line.productId || account === accounts[0] ? null : account };
  });
  const { shippingTax } = form.terms;
  const terms = {
    ...form.terms,
    shippingTax: shippingTax && { ...shippingTax, ...ruleOf(claimed.shipping) },
  };
  return { ...form, subtype: 'bill', lines, terms };
};

/** What the chart makes of an event; null where it refuses it, or nothing comes of it. */
export const decided = (books: PaperBooks, id: string, event: PostedEvent) => {
  const move = decide(postedLifecycle, standingOf(books.document(id)), event);
  return isRefusal(move) || (!move.moved && event.type !== 'document.edit') ? null : move;
};

/** A document written and issued at once, by its id; null where it was refused. */
export const issue = (books: PaperBooks, form: TypedDocument, posting: Posting): string | null => {
  const draft = newDraft(form, books.world);
  const move = decide(postedLifecycle, standingOf(draft), { type: 'document.issue' });
  if (isRefusal(move)) throw new Error(move.message);
  const plan = contentRefusal(form, true) ?? planIssue(draft, books.stock(), move, books.world, posting);
  if (isRefusal(plan)) return null;
  books.write(joined(planDraft(draft, books.world), plan));
  return draft.id;
};

/** Written unless it was refused. */
export const written = (books: PaperBooks, plan: Plan | Refusal): void => {
  if (!isRefusal(plan)) books.write(plan);
};
