import { createHash } from 'node:crypto';
import { receivable } from '../../src/domain/books/side.ts';
import type { CustomerCard } from '../../src/domain/contact/contact.ts';
import { type Decimal, isPositive, over, plus, rounded, times } from '../../src/domain/money.ts';
import { noOpening } from '../../src/domain/opening/opening-stock.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { owed } from '../../src/domain/posted/facts.ts';
import { blankProduct } from '../../src/domain/stock/product.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { saveBank } from '../commands/bank.ts';
import { cancelPosted } from '../commands/cancel-posted.ts';
import { convertQuote } from '../commands/convert-quote.ts';
import { createPosted } from '../commands/create-posted.ts';
import { saveRate } from '../commands/exchange-rates.ts';
import { createNonPosting, moveNonPosting } from '../commands/non-posting.ts';
import { recordPayment } from '../commands/record-payment.ts';
import { saveContact } from '../commands/save-contact.ts';
import { addProduct } from '../commands/save-product.ts';
import { taxes as taxCommands } from '../commands/tax.ts';
import { writeOff } from '../commands/write-off.ts';
import { plainRequest, type TemplatedRequest } from '../services/look-up.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { bank, customers, isTaxed, taxes, wares } from './cast.ts';
import type { Deal, StoryAct } from './story-acts.ts';
import { type Kept, playBooks } from './tell-books.ts';
import { giveSomeBack } from './tell-credit.ts';
import { type Bought, playPurchase } from './tell-purchases.ts';

/** Home per pound in a month of the story: it moves, so that payments realise gains and losses. */
const poundIn = (day: string): Decimal => plus('1.14', times('0.01', String(Number(day.slice(5, 7)) % 5)));

interface StorySoFar {
  taxes: Map<number, string>;
  customers: Map<number, string>;
  wares: Map<number, string>;
  quotes: Map<number, string>;
  invoices: Map<number, string>;
  bought: Bought;
  kept: Kept;
}

const requestOf = (deal: Deal, day: string, soFar: StorySoFar): TemplatedRequest => {
  const customer = customers[deal.customer]!;
  const { currency } = customer;
  const rate = currency ? poundIn(day) : null;
  const taxOf = (place: number) => (isTaxed(customer) ? soFar.taxes.get(place)! : null);
  const inCurrency = (home: string) => (rate ? rounded(over(home, rate), 2) : home);
  return {
    ...plainRequest,
    subtype: 'quote',
    contactId: soFar.customers.get(deal.customer)!,
    issuedOn: day,
    dueOn: null,
    currency,
    rate,
    discount: { type: 'percentage', percent: String(deal.discountPercent) },
    shipping: inCurrency(String(deal.shipping)),
    shipTo: deal.shipping ? customer.shipping : null,
    notes: 'Thank you for your order.',
    lines: deal.lines.map(({ ware, quantity }) => ({
      id: null,
      productId: soFar.wares.get(ware)!,
      name: wares[ware]!.name,
      description: '',
      quantity: String(quantity),
      price: inCurrency(wares[ware]!.price),
      taxId: taxOf(wares[ware]!.tax),
    })),
  };
};

/** What is still to pay of an invoice, or a part of it. */
const amountOf = async (
  ctx: Ctx,
  id: string,
  share: number,
): Promise<{ amount: Decimal; foreign: boolean }> =>
  withBusiness(ctx, 'read', async (tx) => {
    const document = (await findDocuments(tx, 'invoice', [id]))[0]!;
    const rest = owed(standingOf(document).facts);
    return {
      amount: share === 1 ? rest : rounded(times(rest, String(share)), digitsOf(document.currency)),
      foreign: document.currency !== ctx.business.homeCurrency,
    };
  });

type Of<Name extends StoryAct['act']> = Extract<StoryAct, { act: Name }>;

const addWare = async (ctx: Ctx, soFar: StorySoFar, place: number): Promise<void> => {
  const { stock, tax, ...ware } = wares[place]!;
  const cost = stock?.unitCost ?? '0';
  const salesTaxId = soFar.taxes.get(tax)!;
  const card = { ...blankProduct, ...ware, tracked: stock !== null, cost, salesTaxId };
  const made = await addProduct(ctx, card, stock ? { onDay: null, ...stock } : noOpening);
  soFar.wares.set(place, made.id);
};

const invoice = async (ctx: Ctx, soFar: StorySoFar, act: Of<'invoice'>): Promise<void> => {
  const request = { ...requestOf(act.deal, act.day, soFar), subtype: 'invoice' as const };
  const made = await createPosted(ctx, {
    ...request,
    issue: act.issue,
    deposit: '0',
    mode: 1,
    delivery: null,
  });
  soFar.invoices.set(act.deal.n, made.ids[0]!);
};

const pay = async (ctx: Ctx, soFar: StorySoFar, act: Of<'pay'>): Promise<void> => {
  const id = soFar.invoices.get(act.deal)!;
  const { amount, foreign } = await amountOf(ctx, id, act.share);
  // Told again from the start, an act that was played before is found by its key, whatever is owed by now.
  const shares = [{ id, amount: isPositive(amount) ? amount : '1' }];
  const rate = foreign ? poundIn(act.day) : null;
  await recordPayment(ctx, receivable, { shares, rate, mode: act.mode, onDay: act.day, memo: '' });
};

const cancel = async (ctx: Ctx, soFar: StorySoFar, { deal, payments }: Of<'cancel'>): Promise<void> => {
  await cancelPosted(ctx, receivable, soFar.invoices.get(deal)!, { payments, goods: 'back', mode: null });
};

const added = async (ctx: Ctx, card: CustomerCard): Promise<string> =>
  (await saveContact(ctx, receivable, card, null)).id;

const quote = async (ctx: Ctx, soFar: StorySoFar, { deal, day }: Extract<StoryAct, { act: 'quote' }>) => {
  const made = await createNonPosting(ctx, 'quote', requestOf(deal, day, soFar));
  soFar.quotes.set(deal.n, made.ids[0]!);
};

const notePound = async (ctx: Ctx, date: string): Promise<void> => {
  await saveRate(ctx, { from: 'GBP', to: ctx.business.homeCurrency, date, rate: poundIn(date) });
};

const openBank = async (ctx: Ctx): Promise<string> => {
  const opening = { amount: bank.opening, onDay: null, rate: null };
  return (await saveBank(ctx, bank.card, null, { opening, makeDefault: true })).id;
};

const play = async (ctx: Ctx, soFar: StorySoFar, act: StoryAct): Promise<void> => {
  if (await playPurchase(ctx, act, soFar.bought, { wareIds: soFar.wares, rateOn: poundIn })) return;
  if (await playBooks(ctx, act, soFar.kept)) return;
  switch (act.act) {
    case 'ware':
      return addWare(ctx, soFar, act.ware);
    case 'tax':
      soFar.taxes.set(act.tax, (await taxCommands.save(ctx, () => taxes[act.tax]!, null)).id);
      return;
    case 'bank':
      soFar.kept.banks.set('bank', await openBank(ctx));
      return;
    case 'rate':
      return notePound(ctx, act.day);
    case 'customer':
      soFar.customers.set(act.customer, await added(ctx, customers[act.customer]!));
      return;
    case 'quote':
      return quote(ctx, soFar, act);
    case 'invoice':
      return invoice(ctx, soFar, act);
    case 'convert': {
      const made = await convertQuote(ctx, soFar.quotes.get(act.deal)!, act.target);
      soFar.invoices.set(act.deal, made.ids[0]!);
      return;
    }
    case 'delete quote':
      await moveNonPosting(ctx, 'quote', soFar.quotes.get(act.deal)!, 'delete');
      return;
    case 'pay':
      return pay(ctx, soFar, act);
    case 'cancel':
      return cancel(ctx, soFar, act);
    case 'give back':
      return giveSomeBack(ctx, receivable, 'invoice', soFar.invoices.get(act.deal)!, 'Returned');
    case 'write off':
      await writeOff(ctx, receivable, soFar.invoices.get(act.deal)!);
  }
};

/**
 * Plays a story on a business through the same commands as its users, each act at its own time and under a key of its
 * own: told again, it goes on where it was cut short.
 *
 * @param heard is told how many acts are over, now and then
 */
export const tellStory = async (
  ctx: Ctx,
  story: readonly StoryAct[],
  heard: (acts: number) => Promise<void>,
): Promise<void> => {
  const soFar: StorySoFar = {
    taxes: new Map(),
    customers: new Map(),
    wares: new Map(),
    quotes: new Map(),
    invoices: new Map(),
    bought: { vendors: new Map(), orders: new Map(), bills: new Map() },
    kept: { banks: new Map(), entries: new Map(), statements: new Map() },
  };
  for (const [index, act] of story.entries()) {
    const key = `demo ${index}`;
    const at = new Date(
      `${act.day}T${String(9 + (index % 8)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00Z`,
    );
    const fingerprint = createHash('sha256').update(key).digest();
    await play({ ...ctx, clock: () => at, intent: { key, fingerprint, call: 'demo' } }, soFar, act);
    if (index % 20 === 19) await heard(index + 1);
  }
  await heard(story.length);
};
