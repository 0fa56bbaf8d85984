import { type DraftKey, draftOf, keepDraft } from '../../api/client/drafts.ts';
import type { ChosenTax } from '../../domain/documents/document.ts';
import type { ProductCard } from '../../domain/stock/product.ts';
import { isOwnPath } from '../../domain/values/own-path.ts';
import { proposedPrice } from '../document/lines.ts';
import { type MoneyForm, priceIn, priceWithTax } from '../document/money-form.ts';
import type { LineDraft } from '../kit/lines/line-draft.ts';
import type { KeptForm } from '../page/kept-form.ts';

/** The line of a kept form that asked for a new item. */
export interface AskingLine {
  /** The page of the form. */
  back: string;
  form: string;
  line: string;
  /** The line is of a purchase. */
  bought: boolean;
}

/** Who asked for the item, by the address of its form; null for nobody, and nobody is led to another site. */
export const askingLine = (params: URLSearchParams): AskingLine | null => {
  const [back, form, line] = ['back', 'form', 'line'].map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  return isOwnPath(back) && form && line ? { back, form, line, bought: params.has('bought') } : null;
};

/** An item as a line takes it: its id, its card, and the tax of its side. */
interface NewItem
  extends Pick<ProductCard, 'name' | 'price' | 'cost' | 'description' | 'purchaseDescription'> {
  id: string;
  tax: ChosenTax | undefined;
}

/**
 * The line with the item in it; what was typed there besides stays.
 *
 * @param item its price and cost are in home currency
 */
export const lineWith = (
  line: LineDraft,
  { id: productId, name, ...item }: NewItem,
  bought: boolean,
  money: Pick<MoneyForm, 'currency' | 'rate' | 'pricesIncludeTax'>,
  homeCurrency: string,
): LineDraft => {
  const tax = line.tax ?? item.tax;
  const proposed = priceIn(money, proposedPrice(item, bought), homeCurrency);
  return {
    ...line,
    productId,
    name,
    description: line.description || (bought && item.purchaseDescription) || item.description,
    price: line.price || priceWithTax(money, proposed, tax),
    tax,
  };
};

/** Picks a new item in the line that asked for it, in what is kept of the form. Where that is gone, nothing is done. */
export const pickInLine = async (
  owner: Omit<DraftKey, 'form'>,
  { form, line: key, bought }: AskingLine,
  item: NewItem,
  homeCurrency: string,
): Promise<void> => {
  const kept = (await draftOf({ ...owner, form })) as
    | KeptForm<MoneyForm & { lines: LineDraft[] }>
    | undefined;
  if (!kept?.typed.lines) return;
  const { currency = homeCurrency, rate = '', pricesIncludeTax = false } = kept.typed;
  const lines = kept.typed.lines.map((line) =>
    line.key === key
      ? lineWith(line, item, bought, { currency, rate, pricesIncludeTax }, homeCurrency)
      : line,
  );
  await keepDraft({ ...owner, form }, { ...kept, typed: { ...kept.typed, lines } });
};
