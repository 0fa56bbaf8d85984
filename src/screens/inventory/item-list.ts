import { itemCalls } from '../../api/calls/item.ts';
import { productCalls } from '../../api/calls/product.ts';

/** A list of items: their type, or the deleted ones. */
interface ItemsFilter {
  page: number;
  search: string;
  /** all, lowstock, outofstock, expiring, product, service, or deleted. */
  show: string;
  /** The column and the direction: `name asc`. */
  sort: string;
  /** Where some of them lie; empty for anywhere. */
  location: string;
}

/** The call that lists items, and what it is asked with. */
export const itemList = (businessId: string, { page, search, show, sort, location }: ItemsFilter) => {
  const [by, order] = sort.split(' ');
  const isDeleted = show === 'deleted';
  return [
    isDeleted ? itemCalls.listDeletedProducts : productCalls.listProducts,
    {
      businessId,
      page: String(page),
      limit: '10',
      sort: by,
      order,
      type: isDeleted ? undefined : show || undefined,
      search: search || undefined,
      location: location || undefined,
    },
  ] as const;
};
