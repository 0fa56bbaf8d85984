import type {
  Deactivation,
  Location,
  LocationFacts,
  NamedLocation,
} from '../../../src/domain/location/location.ts';
import { cardStore } from '../database/card-store.ts';
import { holdBooks } from '../database/hold.ts';
import { column } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { amongHere, openUnpostedHere } from '../rows/statuses.ts';

const rows = cardStore({
  table: 'location',
  typed: {
    name: column.text,
    address: column.text,
    city: column.text,
    state: column.text,
    postcode: column.text,
    country: column.text,
  },
  own: { isDefault: column.bool, active: column.bool },
  order: 'is_default desc, active desc, lower(name), id',
  freesNames: true,
});

/** Locations, the default first, then by name, those out of use last. Holding one locks the books against every act that names one. */
export const locationStore = {
  ...rows,
  hold: async (tx: Tx, id: string): Promise<Location> => {
    await holdBooks(tx, 'alone');
    return rows.find(tx, id);
  },
};

/** Who added each location, by its id; the first one came with the business, from whoever opened it. */
export const locationAuthors = async (tx: Tx): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await tx.query(
    { id: column.id, userId: column.id.orNull },
    `select l.id, coalesce(
         (select e.user_id from event e where e.business_id = l.business_id and e.subject_id = l.id and e.act = 'location.create' limit 1),
         (select e.user_id from event e where e.business_id = l.business_id order by e.id limit 1)) as user_id
       from location l where l.business_id = $1`,
    [tx.business.id],
  );
  return new Map(rows.map(({ id, userId }) => [id, userId]));
};

/** Locations held against their deactivation, by key. Throws `Missing` where one is not there. */
export const holdLocations = async (tx: Tx, ids: readonly string[]): Promise<Location[]> => {
  await holdBooks(tx, 'shared');
  return locationStore.some(tx, ids);
};

/**
 * The locations a document names, and where the business has turned on several the default one, held against their deactivation.
 * Throws `Missing` where one is not there.
 */
export const holdNamedLocations = async (tx: Tx, ids: readonly string[]): Promise<NamedLocation[]> => {
  await holdBooks(tx, 'shared');
  const rows = await tx.query(
    { id: column.id, name: column.text, active: column.bool, isDefault: column.bool },
    `select id, name, active, is_default from location where business_id = $1 and (id = any($2) or is_default and
       (select coalesce((settings -> 'multiLocation')::bool, false) from business where id = $1))
     order by id`,
    [tx.business.id, ids],
  );
  if (ids.some((one) => !rows.some((row) => row.id === one))) throw new Missing();
  return rows;
};

/** What the charts of some locations are asked with, by id: transfers on their way, items below zero, who counts there. */
export const locationFacts = async (tx: Tx): Promise<(id: string) => LocationFacts> => {
  const [onTheWay, below, counting] = await Promise.all([
    tx.query(
      { id: column.id, name: column.text },
      `select x.id, t.number as name from stock_transfer t cross join lateral (values (t.source_id), (t.destination_id)) x (id)
       where t.business_id = $1 and t.status = 'InTransit' order by t.seq`,
      [tx.business.id],
    ),
    tx.query(
      { id: column.id, name: column.text },
      `select l.location_id as id, p.name from stock_level l join product p on p.business_id = l.business_id and p.id = l.product_id
       where l.business_id = $1 and l.qty < 0 order by p.name`,
      [tx.business.id],
    ),
    tx.query(
      { id: column.id, name: column.text },
      `select location_id as id, by_name as name from stock_count where business_id = $1 and status = 'Open'`,
      [tx.business.id],
    ),
  ]);
  const of = (rows: typeof below, id: string) => rows.filter((row) => row.id === id).map(({ name }) => name);
  return (id) => ({
    onTheWay: of(onTheWay, id),
    below: of(below, id),
    counting: of(counting, id),
  });
};

/** Ids of the items of which some lie at a location. */
export const itemsAt = async (tx: Tx, id: string): Promise<string[]> =>
  (
    await tx.query(
      { productId: column.id },
      'select product_id from stock_level where business_id = $1 and location_id = $2 and qty <> 0 order by product_id',
      [tx.business.id, id],
    )
  ).map(({ productId }) => productId);

const namesIt = `d.business_id = $1 and (${amongHere('draft', 'd')} or ${openUnpostedHere('d')}) and (d.location_id = $2
  or exists (select 1 from document_line l where l.business_id = d.business_id and l.document_id = d.id and l.location_id = $2))`;

/**
 * What the documents are called that name a location and aren't in the books yet, drafts and those that are open: by number, or by
 * their party where they have none yet.
 */
export const unpostedAt = async (tx: Tx, id: string): Promise<Pick<Deactivation, 'drafts' | 'open'>> => {
  const rows = await tx.query(
    { name: column.text, isDraft: column.bool },
    `select coalesce(d.number, d.parties -> 'to' ->> 'name', d.subtype) as name, ${amongHere('draft', 'd')} as is_draft
     from document d where ${namesIt} order by d.id`,
    [tx.business.id, id],
  );
  const called = (draft: boolean) => rows.filter(({ isDraft }) => isDraft === draft).map(({ name }) => name);
  return { drafts: called(true), open: called(false) };
};

/** Lets the documents that name one location and aren't in the books yet name another. */
export const moveUnposted = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.query(
    `with named as (select d.id from document d where ${namesIt} for update),
       lines as (update document_line l set location_id = $3 from named where l.business_id = $1 and l.document_id = named.id and l.location_id = $2)
     update document d set location_id = case when d.location_id = $2 then $3 else d.location_id end, version = d.version + 1
     from named where d.business_id = $1 and d.id = named.id`,
    [tx.business.id, from, to],
  );
};
