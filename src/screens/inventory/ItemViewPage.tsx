import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { productCalls } from '../../api/calls/product.ts';
import { stockCalls } from '../../api/calls/stock.ts';
import { taxCalls } from '../../api/calls/tax.ts';
import { useCall } from '../../api/client/query.ts';
import { itemAccountFields } from '../../domain/books/item-accounts.ts';
import { dayIn } from '../../domain/day.ts';
import { isPositive } from '../../domain/money.ts';
import { itemRankings } from '../../domain/next-step/card-rankings.ts';
import { itemSituation } from '../../domain/next-step/situation.ts';
import { expiresInDays } from '../../domain/stock/expiry.ts';
import type { ProductView } from '../../domain/stock/product.ts';
import type { ItemSummary } from '../../domain/stock/stock-view.ts';
import { formatAmount, formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { itemViewWords as words } from '../../domain/words/items.ts';
import { historyPath } from '../document/history-path.ts';
import { nextOf } from '../document/next-acts.ts';
import { useActs } from '../document/use-acts.ts';
import { addItemAt, editItemAt, itemsAt, viewVendorAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';
import { type Detail, DetailList } from '../kit/lists/DetailList.tsx';
import { useLocale } from '../kit/locale.ts';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { type FieldRows, fieldDetails } from '../page/field-spec.ts';
import { Loaded } from '../page/Loaded.tsx';
import { ItemBarcode } from './ItemBarcode.tsx';
import { ItemImage } from './ItemImage.tsx';
import { ItemMovements } from './ItemMovements.tsx';
import { actsOf, commandsOf, type ItemAct, type StockAct } from './item-acts.ts';
import { itemFields } from './item-fields.tsx';
import type { ItemCard } from './item-form.ts';
import { StockDialog } from './stock-dialog.ts';

const back = { label: words.back, href: itemsAt };

/** The item named in the address by `item`. */
export function ItemViewPage() {
  const requestedId = new URLSearchParams(useSearch()).get('item') ?? '';
  const { id: businessId } = useBusiness();
  const found = useCall(productCalls.getProduct, { businessId, id: requestedId });
  return (
    <Loaded query={found} back={back}>
      {(item) => <Content key={item.id} item={item} />}
    </Loaded>
  );
}

const detailsOf = (
  item: ProductView,
  fields: FieldRows<ItemCard>,
  barcode: ReactNode,
  locale: string,
): Detail[] => {
  const of = fieldDetails(fields, item, locale);
  return [
    { label: words.type, value: item.kind === 'service' ? words.service : words.product },
    of('sku'),
    of('category'),
    of('unit'),
    of('price'),
    ...(isPositive(item.cost) ? [of('cost')] : []),
    of('salesTaxId'),
    of('purchaseTaxId'),
    ...itemAccountFields.map(of),
    of('reorderLevel'),
    of('expiresOn'),
    {
      label: item.vendor?.chosen ? words.vendor : words.lastVendor,
      value: item.vendor && <Link href={viewVendorAt(item.vendor.id)}>{item.vendor.name}</Link>,
    },
    { ...of('barcode'), value: barcode, wide: typeof barcode !== 'string' },
    { ...of('image'), value: item.image && <ItemImage item={item} />, wide: true },
    of('description'),
    of('purchaseDescription'),
  ];
};

/** What is where, what is on its way, and what was bought and sold; what is nothing is left out. */
const relatedOf = (
  item: ProductView,
  summary: ItemSummary | undefined,
  currency: string,
  locale: string,
): Related[] => {
  if (!summary) return [];
  const { levels, inTransit, onOrder, onDrafts, sold, bought, averageCost, lastCost, margin } = summary;
  const count = (label: string, quantity: string): Related[] =>
    isPositive(quantity) ? [{ label, value: formatDecimal(quantity, locale) }] : [];
  const money = (label: string, amount: string | null): Related[] =>
    amount === null ? [] : [{ label, value: formatMoney(amount, currency, locale) }];
  return [
    ...(levels.length > 1
      ? levels.map(({ location, quantity }) => ({ label: location, value: formatDecimal(quantity, locale) }))
      : []),
    ...count(words.inTransit, inTransit),
    ...count(words.onOrder, onOrder),
    ...count(words.onDrafts, onDrafts),
    ...count(words.sold, sold),
    ...count(words.bought, bought),
    ...(item.tracked ? money(words.averageCost, averageCost) : []),
    ...money(words.lastCost, lastCost),
    ...(margin === null || !item.tracked
      ? []
      : [{ label: words.margin, value: `${formatDecimal(margin, locale)} %` }]),
  ];
};

/** What is to be known of its expiry beside its stock. */
const expiryOf = (item: ProductView, today: string) => {
  const days = expiresInDays(item, today);
  if (days === null) return undefined;
  return { word: words.expiry(days), tone: days < 0 ? ('stopped' as const) : ('waiting' as const) };
};

const headerOf = (item: ProductView, currency: string, locale: string, settling: boolean) => {
  const { quantity, value, tracked, deleted, price } = item;
  const isOut = tracked && !isPositive(quantity);
  const level = isOut ? words.outOfStock : words.inStock;
  const word = tracked ? level : words.notCounted;
  const inStock = { quantity: formatDecimal(quantity, locale) };
  const inMoney =
    value === null
      ? { sentence: words.inStockNow(inStock) }
      : { currency, amount: formatAmount(value, currency, locale), sentence: words.worth(inStock) };
  const figure = tracked
    ? inMoney
    : { currency, amount: formatAmount(price, currency, locale), sentence: words.aPiece };
  const tone = deleted ? ('stopped' as const) : isOut ? ('waiting' as const) : ('settled' as const);
  return { tone, word: deleted ? words.deleted : word, settling, ...figure };
};

function Content({ item }: { item: ProductView }) {
  const { id: businessId, homeCurrency, timeZone } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { open, settling, show, close, done, run } = useActs<StockAct>();
  const { data: summary, refetch } = useCall(stockCalls.productSummary, {
    businessId,
    productId: item.id,
  });
  const taxes = useCall(taxCalls.listTaxes, { businessId }).data ?? [];
  const hasAccounts = itemAccountFields.some((field) => item[field] !== null);
  const mayAccounts = may('settings.account') && hasAccounts;
  const accounts =
    useCall(ledgerAccountCalls.listAccounts, { businessId }, { enabled: mayAccounts }).data ?? [];
  const { first, more } = itemFields({
    item,
    taxes,
    accounts,
    mayChooseVendor: false,
    homeCurrency,
    locale,
  });
  const { allowed, refused } = actsOf(item, may);
  const barcode = (item.barcode || (may('inventory.barcode') && !item.deleted)) && (
    <ItemBarcode item={item} run={run} />
  );

  function press(name: ItemAct) {
    if (name === 'edit') navigate(editItemAt(item.id));
    else if (name === 'delete' || name === 'restore') void run(commandsOf(item, businessId)[name]);
    else show(name);
  }
  return (
    <CardViewPage
      title={item.name}
      back={back}
      addHref={may('inventory.add') ? addItemAt : undefined}
      details={
        <DetailList label={words.details} rows={detailsOf(item, [...first, ...more], barcode, locale)} />
      }
      section={item.tracked && <ItemMovements productId={item.id} />}
      counterfoil={
        <Counterfoil
          header={{
            ...headerOf(item, homeCurrency, locale, settling),
            beside: expiryOf(item, dayIn(timeZone, new Date())),
          }}
          next={nextOf(itemRankings, itemSituation(item), allowed, press)}
          refused={refused.map(({ name, label, reason }) => ({ key: name, label, reason }))}
          happened={historyPath(summary?.history ?? [], {
            wordOf: ({ act }) => words.happened[act] ?? act,
            next: null,
            currency: homeCurrency,
            locale,
          })}
          related={relatedOf(item, summary, homeCurrency, locale)}
        />
      }
    >
      {open && summary && (
        <StockDialog
          act={open}
          item={item}
          levels={summary.levels}
          onDone={done}
          onRefused={refetch}
          onClose={close}
        />
      )}
    </CardViewPage>
  );
}
