import { daysAfter } from '../../../src/domain/day.ts';
import { expiryWarning } from '../../../src/domain/stock/expiry.ts';
import { narrowest, patterns } from '../database/search-patterns.ts';
import type { Tx } from '../database/tx.ts';

/** Which items are listed. Source: answers-2.md, K14. */
export const itemTypes = ['all', 'lowstock', 'outofstock', 'expiring', 'product', 'service'] as const;

/** True in SQL of an item of which there are few, but some. */
export const lowHere = 'tracked and qty > 0 and qty <= reorder_level';

/** True in SQL of a counted item of which there is none. */
export const outHere = 'tracked and qty <= 0';

/**
 * True in SQL of an item that expires soon, or has, and isn't gone, as `expiresInDays` says.
 *
 * @param last the parameter that holds the last day that is soon
 */
export const expiringHere = (last: string): string => `expires_on <= ${last} and not (${outHere})`;

/** What a list of items is narrowed to. */
export interface ItemsNarrowed {
  deleted: boolean;
  type: (typeof itemTypes)[number];
  search: string;
  category: string | null;
  /** A location where some of them lie; left out for any. */
  location?: string | null;
}

const ofType: Readonly<Record<ItemsNarrowed['type'], string>> = {
  all: 'true',
  lowstock: lowHere,
  outofstock: outHere,
  expiring: expiringHere('$4'),
  product: `p.kind = 'product'`,
  service: `p.kind = 'service'`,
};

/** The items asked for: a condition, its values, and how they are counted. One that is narrowed to nothing costs the same however many there are. */
export const chosenBy = (
  tx: Pick<Tx, 'business' | 'today'>,
  { deleted, type, search, category, location = null }: ItemsNarrowed,
) => {
  const searched = patterns(search);
  // Alone the pattern is asked of an index, as one of many that must all be found it is not.
  const letters = narrowest(searched);
  const soon = type === 'expiring' ? [daysAfter(tx.today, expiryWarning)] : [];
  const values = [tx.business.id, searched, category, ...soon];
  const add = (value: string) => `$${values.push(value)}`;
  const where = `where p.business_id = $1 and p.deleted_at is ${deleted ? 'not null' : 'null'} and ${ofType[type]} and p.search like all($2)
    and ($3::text is null or exists (select 1 from category k where k.business_id = p.business_id and k.id = p.category_id and lower(k.name) = lower($3)))
    ${letters === null ? '' : `and p.search like ${add(letters)}`}
    ${location === null ? '' : `and exists (select 1 from stock_level s where s.business_id = p.business_id and s.product_id = p.id and s.location_id = ${add(location)} and s.qty <> 0)`}`;
  const isPlain =
    !deleted && type === 'all' && searched.length === 0 && category === null && location === null;
  return {
    where,
    values,
    counting: isPlain ? null : `select count(*)::int as n from product p ${where}`,
  };
};
