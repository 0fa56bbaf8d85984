import { useQuery } from '@tanstack/react-query';
import { type ProductView, productList } from '../../api/queries/products.ts';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { type Column, DataTable } from '../kit/DataTable.tsx';
import { EmptyState, FilteredEmpty } from '../kit/EmptyState.tsx';
import { Filters } from '../kit/Filters.tsx';
import { formatMoney } from '../kit/format.ts';
import { ListFoot } from '../kit/ListFoot.tsx';
import { useLocale } from '../kit/locale.ts';
import { Pager } from '../kit/Pager.tsx';
import { SearchField } from '../kit/SearchField.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { useAddress, usePaused } from '../kit/use-address.ts';
import { addItemAt, editItemAt, itemsAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';

const columns = (currency: string, locale: string): Column<ProductView>[] => [
  { key: 'name', title: 'Name', cell: (row) => row.productname, phone: 'lead' },
  {
    key: 'type',
    title: 'Type',
    cell: (row) => (row.type === 'service' ? 'Service' : 'Product'),
    phone: 'under',
  },
  { key: 'sku', title: 'SKU', cell: (row) => row.sku || '—', minor: true },
  { key: 'unit', title: 'Unit', cell: (row) => row.unit || '—', minor: true },
  {
    key: 'price',
    title: 'Price',
    figure: true,
    cell: (row) => formatMoney(row.price, currency, locale),
    phone: 'figure',
  },
];

/** Products and services by name. */
export function ItemListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const { values, hrefWith, go } = useAddress({ page: '1', search: '' });
  const [search, setSearch] = usePaused(values.search, (text) => go({ search: text, page: '1' }));
  const page = Math.max(1, Number(values.page) || 1);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    productList(id, { page, search: values.search }),
  );

  if (error)
    return <LoadFailure error={error} back={{ label: 'Inventory', href: itemsAt }} onRetry={refetch} />;
  const add = may('inventory.add') && (
    <ButtonLink look="primary" href={addItemAt}>
      New item
    </ButtonLink>
  );
  return (
    <>
      <PageHead title="Inventory">{add}</PageHead>
      {data?.total === 0 && values.search === '' ? (
        <EmptyState
          sentence="What you sell stands here: products and services with their prices."
          act={add}
        />
      ) : (
        <>
          <Filters>
            <SearchField label="Search name, SKU, barcode" value={search} onChange={setSearch} />
          </Filters>
          {!data && <SkeletonRows cells={4} />}
          {data?.total === 0 && (
            <FilteredEmpty
              sentence={`No item matches “${values.search}”.`}
              act={<Button onClick={() => setSearch('')}>Show everything</Button>}
            />
          )}
          {data && data.products.length > 0 && (
            <DataTable
              caption="Inventory"
              columns={columns(homeCurrency, locale)}
              rows={data.products}
              keyOf={(row) => row.id}
              nameOf={(row) => row.productname}
              hrefOf={may('inventory.edit') ? (row) => editItemAt(row.id) : undefined}
              stale={isPlaceholderData}
            />
          )}
          <ListFoot>
            {data && (
              <Pager page={page} total={data.total} hrefOf={(next) => hrefWith({ page: String(next) })} />
            )}
          </ListFoot>
        </>
      )}
    </>
  );
}
