import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { repeatedAt } from '../../domain/documents/repeated.ts';
import type { ProductRow } from '../../domain/stock/product.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { lineWords } from '../../domain/words/documents.ts';
import { newItemAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import { LineItems } from '../kit/lines/LineItems.tsx';
import type { LineDraft } from '../kit/lines/line-draft.ts';
import { chosenTax } from '../kit/lines/tax-choices.ts';
import { useLocale } from '../kit/locale.ts';
import { findProducts } from '../page/find-products.ts';
import { ScanItems } from '../scan/ScanItems.tsx';
import type { DisplayedFault } from './displayed-fault.ts';
import { lineProblemsOf } from './faults.ts';
import { amountOf, blankLine, isUsed, proposedPrice } from './lines.ts';
import { type MoneyForm, priceIn, priceWithTax } from './money-form.ts';
import { lastOf, scannedInto } from './scanned-lines.ts';
import { useTaxes } from './Taxes.tsx';
import type { LastPriced } from './use-last-purchases.ts';
import { type PartyTax, taxedBy } from './use-party-tax.ts';

const TaxDialog = lazy(async () => ({ default: (await import('./TaxDialog.tsx')).TaxDialog }));

/** As many items as the lines of a document are searched among. Source: sales-and-access, section 9. */
const mostOnLines = 1000;

interface ProductLinesProps {
  form: { lines: readonly LineDraft[] } & Pick<MoneyForm, 'currency' | 'rate' | 'pricesIncludeTax'>;
  /** The lines are bought: an item proposes what it costs, not what it is sold at. */
  bought: boolean;
  /** What an item cost last; goes before what it proposes itself. */
  lastPrice?: ((productId: string) => LastPriced | undefined) | undefined;
  /** The tax the other party's card names; goes before what an item proposes. */
  partyTax?: PartyTax | undefined;
  faults: readonly DisplayedFault[];
  onSet: (make: (now: LineDraft[]) => LineDraft[]) => void;
  /** A product stands on it once: picking it again is said at its line. */
  eachOnce?: boolean | undefined;
  /** The name the form is kept under, which gets a product that is added on the way. */
  keptAs: string;
}

const withRepeated = (
  problems: ReturnType<typeof lineProblemsOf>,
  keys: string,
): ReturnType<typeof lineProblemsOf> => ({
  ...problems,
  ...Object.fromEntries(
    keys
      .split(' ')
      .filter(Boolean)
      .map((key) => [key, { ...problems[key], name: displayed(lineWords.alreadyAdded) }]),
  ),
});

/**
 * The lines of a document in its form, each found among the products or free text. A picked product brings its price, or
 * its cost where it is bought, which is in home currency and divided by the rate this once, its description for one or the
 * other, and the tax it is sold with; what it was bought at last goes before.
 */
export function ProductLines(props: ProductLinesProps) {
  const { form, bought, lastPrice, partyTax, faults, onSet, eachOnce = false, keptAs } = props;
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const taxes = useTaxes(bought ? 'bought' : 'sold');
  // By the lines' keys as one text, so that a key in another field makes no new problems and draws no row.
  const repeated = eachOnce
    ? repeatedAt(form.lines)
        .map((index) => form.lines[index]!.key)
        .join(' ')
    : '';
  const problems = useMemo(() => withRepeated(lineProblemsOf(faults), repeated), [faults, repeated]);
  const products = useRef(new Map<string, ProductRow>());
  const search = useCallback(
    async (query: string): Promise<PickOption[]> => {
      const found = await findProducts(id, query, mostOnLines);
      for (const product of found) products.current.set(product.id, product);
      return found.map((product) => ({
        id: product.id,
        name: product.name,
        detail:
          lastPrice?.(product.id)?.text ?? formatMoney(proposedPrice(product, bought), homeCurrency, locale),
      }));
    },
    [id, bought, lastPrice, homeCurrency, locale],
  );
  const changeLine = (key: string, make: (line: LineDraft) => LineDraft) =>
    onSet((now) => now.map((line) => (line.key === key ? make(line) : line)));
  /** A line with an item picked for it: its price, description and tax, where it is known. */
  const withItem = (line: LineDraft, { id: productId, name }: Pick<PickOption, 'id' | 'name'>): LineDraft => {
    const product = products.current.get(productId);
    const own = chosenTax(taxes, (bought ? product?.purchaseTaxId : product?.salesTaxId) || '') ?? line.tax;
    const tax = partyTax ? partyTax.tax : own;
    const proposed =
      lastPrice?.(productId)?.price ??
      (product && priceIn(form, proposedPrice(product, bought), homeCurrency));
    return {
      ...line,
      productId,
      name,
      description: line.description || (bought && product?.purchaseDescription) || product?.description || '',
      price: proposed === undefined ? line.price : priceWithTax(form, proposed, tax),
      tax,
    };
  };
  const take = (item: ProductRow) => {
    products.current.set(item.id, item);
    onSet((now) => scannedInto(now, item.id, (line) => withItem(line, item)));
  };
  /** The line that a tax is being added for. */
  const [taxedLine, setTaxedLine] = useState<string | null>(null);
  const back = () => window.location.pathname + window.location.search;
  const onNewItem = (line: string, name: string) =>
    navigate(newItemAt({ back: back(), form: keptAs, line, name, ...(bought && { bought: 'yes' }) }));
  return (
    <>
      <LineItems
        onNewItem={may('inventory.add') ? onNewItem : undefined}
        onAddTax={may('settings.account') ? setTaxedLine : undefined}
        lines={form.lines}
        currency={form.currency}
        gross={form.pricesIncludeTax ?? false}
        taxes={taxes}
        problems={problems}
        amountOf={(line) => amountOf(line, form.currency)}
        searchProducts={search}
        onChange={(key, patch) =>
          changeLine(key, (line) => {
            const typed = { ...line, ...patch };
            return partyTax && !isUsed(line) && !patch.tax ? taxedBy(partyTax, typed) : typed;
          })
        }
        onPickProduct={(key, picked) => changeLine(key, (line) => withItem(line, picked))}
        onAdd={() => onSet((now) => [...now, blankLine()])}
        onRemove={(key) =>
          onSet((now) => {
            const left = now.filter((line) => line.key !== key);
            return left.length > 0 ? left : [blankLine()];
          })
        }
      >
        <ScanItems onItem={take} quantityOf={(item) => lastOf(form.lines, item)?.quantity} />
      </LineItems>
      {taxedLine !== null && (
        <Suspense fallback={null}>
          <TaxDialog
            tax={null}
            onClose={() => setTaxedLine(null)}
            onSaved={(tax) => changeLine(taxedLine, (line) => ({ ...line, tax }))}
          />
        </Suspense>
      )}
    </>
  );
}
