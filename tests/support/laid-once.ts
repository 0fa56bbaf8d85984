import type pg from 'pg';
import { v7 } from 'uuid';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Client, clientOf, type Server } from './server.ts';
import { signedInAs } from './signed-in.ts';

/** A business of its own, with what was laid in it. */
export interface Laid<Fixture> {
  client: Client;
  fixture: Fixture;
}

/** The columns of a table that are written, one computed of others being none. */
const columnsOf = `(select string_agg(quote_ident(w.attname), ', ' order by w.attnum) from pg_attribute w
  where w.attrelid = c.oid and w.attnum > 0 and not w.attisdropped and w.attgenerated = '') as columns`;

/** A mail is under way once, and what is repeated under a key is of its own business. */
const tablesOfBusinesses = `
  select c.relname as name, case c.relname when 'business' then 'id' else 'business_id' end as key, ${columnsOf}
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'letter'
    and (c.relname = 'business' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped))
  order by 1`;

/** The statements that write a user's business once more, for another user: the same rows under the same ids. */
const copying = async (owner: pg.Client, shop: Client['shop']) => {
  const { rows: tables } = await owner.query<{ name: string; key: string; columns: string }>(
    tablesOfBusinesses,
  );
  const {
    rows: [users],
  } = await owner.query<{ columns: string }>(
    `select ${columnsOf} from pg_class c where c.oid = 'app_user'::regclass`,
  );
  const sources = [
    ...tables.map(({ name, key, columns }) => ({ name, columns, where: `x.${key} = '${shop.business.id}'` })),
    { name: 'app_user', columns: users!.columns, where: `x.id = '${shop.user.id}'` },
  ];
  const filled: typeof sources = [];
  for (const one of sources)
    if ((await owner.query(`select 1 from ${one.name} x where ${one.where} limit 1`)).rowCount)
      filled.push(one);
  return (business: string, user: string): string => {
    const others = `replace(replace(to_jsonb(x)::text, '${shop.business.id}', '${business}'), '${shop.user.id}', '${user}')`;
    return filled
      .map(
        ({
          name,
          columns,
          where,
        }) => `insert into ${name} (${columns}) select ${columns.replaceAll(/(^|, )/g, '$1r.')} from ${name} x
          cross join lateral jsonb_populate_record(null::${name}, ${others}::jsonb) r where ${where}`,
      )
      .join(';\n');
  };
};

/**
 * Lays a ground by calls, once, and answers what gives a copy of it: its rows in a business of its own, whose owner is
 * signed in. A copy takes a twentieth of the calls; ids are those of the first, since every key begins with the business.
 */
export const laidOnce = async <Fixture>(
  server: Server,
  lay: (client: Client) => Promise<Fixture>,
): Promise<() => Promise<Laid<Fixture>>> => {
  const first = await server.client();
  const laid = JSON.stringify(await lay(first));
  const { shop } = first;
  const copy = await copying(server.owner, shop);
  return async () => {
    const [business, user] = [v7(), v7()];
    // Triggers and foreign keys held when the rows were written first.
    await server.owner.query(
      `begin; set local session_replication_role = replica; ${copy(business, user)}; commit`,
    );
    const own = { ...shop, business: { ...shop.business, id: business }, user: { ...shop.user, id: user } };
    return {
      client: clientOf(server.send, own, await signedInAs(server.owner, user)),
      fixture: JSON.parse(
        laid.replaceAll(idToWire(shop.user.id), idToWire(user)).replaceAll(shop.business.id, business),
      ) as Fixture,
    };
  };
};
