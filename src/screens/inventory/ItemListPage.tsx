import { useQuery } from '@tanstack/react-query';
import { productList, productView } from '../../api/queries/products.ts';
import { formatDecimal, formatMoney } from '../../domain/format.ts';
import { isPositive } from '../../domain/money.ts';
import type { ProductView } from '../../domain/product.ts';
import * as itemListWords from '../../domain/words/item-list.ts';
import type { Column } from '../kit/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { addItemAt, editItemAt, itemsAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { usePrefetch } from '../shell/use-prefetch.ts';

const columns = (currency: string, locale: string): Column<ProductView>[] => [
  { key: 'name', title: itemListWords.name, cell: (row) => row.name, phone: 'lead' },
  {
    key: 'type',
    title: itemListWords.type,
    cell: (row) => (row.kind === 'service' ? 'Service' : 'Product'),
    phone: 'under',
  },
  { key: 'sku', title: itemListWords.sku, cell: (row) => row.sku || '—', minor: true },
  { key: 'unit', title: itemListWords.unit, cell: (row) => row.unit || '—', minor: true },
  {
    key: 'quantity',
    title: itemListWords.inStock,
    figure: true,
    cell: (row) => (
      <>
        {row.tracked ? formatDecimal(row.quantity, locale) : '—'}
        {isPositive(row.onOrder) && (
          <small className="quiet">
            {' '}
            {itemListWords.coming({ quantity: formatDecimal(row.onOrder, locale) })}
          </small>
        )}
      </>
    ),
  },
  {
    key: 'price',
    title: itemListWords.price,
    figure: true,
    cell: (row) => formatMoney(row.price, currency, locale),
    phone: 'figure',
  },
];

/** Products and services by name. */
export function ItemListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const address = useListAddress({});
  const prefetch = usePrefetch();
  return (
    <ListPage
      title={itemListWords.inventory}
      href={itemsAt}
      address={address}
      found={useQuery(productList(id, address.filter))}
      columns={columns(homeCurrency, useLocale())}
      nameOf={(row) => row.name}
      hrefOf={may('inventory.edit') ? (row) => editItemAt(row.id) : undefined}
      onIntent={may('inventory.edit') ? (row) => prefetch(productView(id, row.id)) : undefined}
      onPageIntent={(page) => prefetch(productList(id, { ...address.filter, page }))}
      searches={itemListWords.searchPlaceholder}
      add={may('inventory.add') && { label: itemListWords.newItem, href: addItemAt }}
      empty={{
        name: 'no-added-product',
        sentence: itemListWords.empty,
      }}
    />
  );
}
