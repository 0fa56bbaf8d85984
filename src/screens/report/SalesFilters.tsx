import { useCallback, useState } from 'react';
import { itemCalls } from '../../api/calls/item.ts';
import { locationCalls } from '../../api/calls/location.ts';
import { productCalls } from '../../api/calls/product.ts';
import { reportCalls } from '../../api/calls/report-keys.ts';
import { useCall } from '../../api/client/query.ts';
import { reportFilterWords as words } from '../../domain/words/reports.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { PickFilter } from '../kit/lists/PickFilter.tsx';
import { findProducts } from '../page/find-products.ts';
import { ContactFilter } from './ContactFilter.tsx';

/** What sales are narrowed to, as a report's address has it; empty for all. */
export interface PickedSales {
  client: string;
  item: string;
  category: string;
  employee: string;
  location: string;
}

interface SalesFiltersProps {
  values: PickedSales;
  onChange: (change: Partial<PickedSales>) => void;
}

/** As many items as are listed while one is looked for. */
const mostFound = 20;

/** Narrows sales to a customer, an item, a category, an employee or a location; they are asked for where none is chosen yet. */
export function SalesFilters({ values, onChange }: SalesFiltersProps) {
  const { client, item, category, employee, location } = values;
  const isNarrowed = [client, item, category, employee, location].some((one) => one !== '');
  const [open, setOpen] = useState(isNarrowed);
  if (!open && !isNarrowed) return <Button onClick={() => setOpen(true)}>{words.moreFilters}</Button>;
  return (
    <>
      <ContactFilter
        contactRole="customer"
        contact={client}
        placeholder={words.findContact.customer}
        onChange={(one) => onChange({ client: one })}
      />
      <ItemFilter item={item} onChange={(one) => onChange({ item: one })} />
      <Choices values={values} onChange={onChange} />
    </>
  );
}

function ItemFilter({ item, onChange }: { item: string; onChange: (item: string) => void }) {
  const { id } = useBusiness();
  const chosen = useCall(
    productCalls.getProduct,
    { businessId: id, id: item },
    { enabled: item !== '' },
  ).data;
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findProducts(id, query, mostFound)).map(({ id: found, name, sku }) => ({
        id: found,
        name,
        detail: sku,
      })),
    [id],
  );
  return (
    <PickFilter
      label={words.item}
      placeholder={words.findItem}
      name={item ? (chosen?.name ?? '') : ''}
      search={search}
      onChange={onChange}
    />
  );
}

/** The few there are of each, and all of them first. */
function Choices({ values, onChange }: SalesFiltersProps) {
  const { id: businessId, multiLocation } = useBusiness();
  const categories = useCall(itemCalls.itemCategories, { businessId }).data?.categories ?? [];
  const employees = useCall(reportCalls.employees, { businessId }).data?.employees ?? [];
  const locations =
    useCall(locationCalls.chooseLocations, { businessId }, { enabled: multiLocation }).data ?? [];
  const choice = (
    name: 'category' | 'employee' | 'location',
    all: string,
    found: readonly { id: string; name: string }[],
  ) => (
    <FilterChoice
      label={words[name]}
      value={values[name]}
      options={[{ value: '', label: all }, ...found.map((one) => ({ value: one.id, label: one.name }))]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {choice('category', words.allCategories, categories)}
      {choice('employee', words.allEmployees, employees)}
      {multiLocation && choice('location', words.allLocations, locations)}
    </>
  );
}
