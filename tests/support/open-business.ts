import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { hashOf } from '../../server/store/identity.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { defaultAccounts } from '../../src/domain/books/accounts.ts';

/** A business someone is signed in to, with customers and products to invoice. Ids are as on the wire. */
export interface OpenBusiness {
  /** As the database has it. */
  uuid: string;
  userUuid: string;
  id: string;
  token: string;
  customers: string[];
  products: string[];
}

const series = [
  ['invoice', 'INV-'],
  ['receipt', 'REC-'],
  ['journal', ''],
];

const contacts = `insert into contact (business_id, id, name, search, is_customer, is_vendor, created_at)
  select $1, id, 'Customer ' || n, 'customer ' || n, true, false, now() from unnest($2::uuid[]) with ordinality as x(id, n)`;
const products = `insert into product (business_id, id, kind, name, search, price, created_at)
  select $1, id, 'service', 'Work ' || n, 'work ' || n, 10 * n, now() from unnest($2::uuid[]) with ordinality as x(id, n)`;
const accounts = `insert into account (business_id, id, name, grp, subgroup, is_current, cash_section, role, is_system)
  select $1, x.id, x.name, x."group", x.subgroup, x."isCurrent", x."cashSection", x.role, true
  from jsonb_to_recordset($2) as x(id int, name text, "group" text, subgroup text, "isCurrent" bool, "cashSection" text, role text)`;

/** Makes a business on the largest plan by plain SQL, as the database's owner, with its owner signed in. */
export async function openBusiness(
  url: string,
  { name = 'Lantern & Sons', customers = 3, services = 5 } = {},
): Promise<OpenBusiness> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const [uuid, user, token] = [v7(), v7(), randomBytes(32).toString('base64url')];
  const ids = (n: number) => Array.from({ length: n }, () => v7());
  const [customerIds, productIds] = [ids(customers), ids(services)];
  const statements: [string, unknown[]][] = [
    [
      `insert into app_user (id, email, password_hash, first_name, last_name, verified_at, created_at)
       values ($1::uuid, $1::uuid || '@example.com', '-', 'Ada', 'Obi', now(), now())`,
      [user],
    ],
    [
      `insert into session (token_hash, user_id, remembered, created_at, seen_at, ends_at)
       values ($1, $2, true, now(), now(), now() + interval '30 days')`,
      [hashOf(token), user],
    ],
    [
      `insert into business (id, name, home_currency, time_zone, locale, country, plan, created_at)
       values ($1, $2, 'USD', 'UTC', 'en-US', 'US', 'enterprise', now())`,
      [uuid, name],
    ],
    [
      `insert into member (business_id, user_id, role, joined_at) values ($1, $2, 'Owner', now())`,
      [uuid, user],
    ],
    ['insert into book (business_id) values ($1)', [uuid]],
    [
      `insert into usage (business_id, cap, n) values ($1, 'invoices', 0), ($1, 'inventory', $2), ($1, 'clients', $3)`,
      [uuid, services, customers],
    ],
    ...series.map(([kind, prefix]): [string, unknown[]] => [
      'insert into series (business_id, kind, prefix) values ($1, $2, $3)',
      [uuid, kind, prefix],
    ]),
    [`insert into location (business_id, id, name, is_default) values ($1, $2, 'Main', true)`, [uuid, v7()]],
    [accounts, [uuid, JSON.stringify(defaultAccounts)]],
    [contacts, [uuid, customerIds]],
    [products, [uuid, productIds]],
  ];
  try {
    await client.query(`begin; set local app.maintenance = 'on'`);
    for (const [text, values] of statements) await client.query(text, values);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return {
    uuid,
    userUuid: user,
    id: idToWire(uuid),
    token,
    customers: customerIds.map(idToWire),
    products: productIds.map(idToWire),
  };
}
