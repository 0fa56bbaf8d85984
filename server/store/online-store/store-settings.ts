import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** A way of paying at a shop, and the account its money goes to; null for that of payments. */
export interface StoreGateway {
  gateway: string;
  accountId: number | null;
  /** False where that account was taken out of use since. */
  active: boolean;
}

/** A location of a shop, and which of ours it is; null where nobody said. */
export interface StoreLocation {
  placeId: string;
  name: string;
  locationId: string | null;
  /** False where ours was taken out of use since. */
  active: boolean;
}

/** The ways of paying that a shop's orders came by, by name. */
export const storeGateways = (tx: BusinessTx, shopId: string): Promise<StoreGateway[]> =>
  tx.query(
    { gateway: column.text, accountId: column.int.orNull, active: column.bool },
    `select g.gateway, g.account_id, coalesce(a.active, true) as active from store_gateway g
     left join account a on a.business_id = g.business_id and a.id = g.account_id
     where g.business_id = $1 and g.shop_id = $2 order by g.gateway`,
    [tx.business.id, shopId],
  );

/** Notes ways of paying that were seen. */
export const noteGateways = async (
  tx: BusinessTx,
  shopId: string,
  gateways: readonly string[],
): Promise<void> => {
  await tx.query(
    `insert into store_gateway (business_id, shop_id, gateway) select $1, $2, unnest($3::text[]) on conflict do nothing`,
    [tx.business.id, shopId, gateways],
  );
};

/** Says to which account the money of a way of paying goes. False for a way that was never seen. */
export const setGateway = async (
  tx: BusinessTx,
  shopId: string,
  { gateway, accountId }: Pick<StoreGateway, 'gateway' | 'accountId'>,
): Promise<boolean> =>
  (
    await tx.query(
      { gateway: column.text },
      'update store_gateway set account_id = $4 where business_id = $1 and shop_id = $2 and gateway = $3 returning gateway',
      [tx.business.id, shopId, gateway, accountId],
    )
  ).length > 0;

/** A shop's locations that were seen, by name. */
export const storeLocations = (tx: BusinessTx, shopId: string): Promise<StoreLocation[]> =>
  tx.query(
    { placeId: column.text, name: column.text, locationId: column.id.orNull, active: column.bool },
    `select p.place_id, p.name, p.location_id, coalesce(l.active, true) as active from store_place p
     left join location l on l.business_id = p.business_id and l.id = p.location_id
     where p.business_id = $1 and p.shop_id = $2 order by p.name, p.place_id`,
    [tx.business.id, shopId],
  );

/** Notes locations that were seen, under the names they have now. */
export const noteStoreLocations = async (
  tx: BusinessTx,
  shopId: string,
  locations: readonly { id: string; name: string }[],
): Promise<void> => {
  await tx.query(
    `insert into store_place (business_id, shop_id, place_id, name) select distinct on (p.id) $1::uuid, $2, p.id, p.name from unnest($3::text[], $4::text[]) as p (id, name)
     on conflict (business_id, shop_id, place_id) do update set name = excluded.name where store_place.name <> excluded.name`,
    [tx.business.id, shopId, locations.map(({ id }) => id), locations.map(({ name }) => name)],
  );
};

/** Says which location of ours one of a shop's is. False for one that was never seen. */
export const setStoreLocation = async (
  tx: BusinessTx,
  shopId: string,
  { placeId, locationId }: Pick<StoreLocation, 'placeId' | 'locationId'>,
): Promise<boolean> =>
  (
    await tx.query(
      { placeId: column.text },
      'update store_place set location_id = $4 where business_id = $1 and shop_id = $2 and place_id = $3 returning place_id',
      [tx.business.id, shopId, placeId, locationId],
    )
  ).length > 0;

/** What the locations of shops are called that stand for one of ours, by name. */
export const storeLocationsOf = async (tx: BusinessTx, locationId: string): Promise<string[]> =>
  (
    await tx.query(
      { name: column.text },
      'select name from store_place where business_id = $1 and location_id = $2 order by name, place_id',
      [tx.business.id, locationId],
    )
  ).map(({ name }) => name);

/** Lets the locations of shops that stand for one of ours stand for another. Answers the shops they are of. */
export const moveStoreLocations = async (tx: BusinessTx, from: string, to: string): Promise<string[]> => [
  ...new Set(
    (
      await tx.query(
        { shopId: column.text },
        'update store_place set location_id = $3 where business_id = $1 and location_id = $2 returning shop_id',
        [tx.business.id, from, to],
      )
    ).map(({ shopId }) => shopId),
  ),
];
