import { afterAll, expect, it } from 'vitest';
import { apiFor, expectOk } from '../support/api.ts';
import { startServer } from '../support/server.ts';

const server = await startServer();
afterAll(() => server.close());

it('posts to the accounts a business has chosen for their roles, and to those of the standard chart otherwise', async () => {
  const client = await server.client();
  const api = apiFor(client);
  await server.owner.query(
    `insert into account (business_id, id, name, grp, subgroup, is_current, cash_section)
     select $1, id, name, grp, subgroup, true, section from (values
       (101, 'Till', 'asset', 'Cash and bank', 'cash'), (102, 'Concert tickets', 'income', 'Sales', 'operating'),
       (103, 'Stage goods', 'asset', 'Inventory', 'operating'), (104, 'Given up', 'expense', 'Operating', 'operating'))
       as own (id, name, grp, subgroup, section)`,
    [client.shop.business.id],
  );
  await server.owner.query(
    `insert into account_default (business_id, role, account_id)
     values ($1, 'cash', 101), ($1, 'sales', 102), ($1, 'inventory', 103), ($1, 'badDebts', 104)`,
    [client.shop.business.id],
  );
  const candle = await api.goods('Candle', '10', '2');
  const invoice = await api.invoice({ prices: ['60'] });
  expectOk(await api.pay(invoice, '50'));
  expectOk(await api.writeOff(invoice));
  await api.invoice({ items: [{ productid: candle, ItemName: '', quantity: '3', price: '5' }] });

  expect(await api.balances()).toEqual({
    2: '15',
    32: '6',
    33: '-20',
    101: '50',
    102: '-75',
    103: '14',
    104: '10',
  });
});

it('never gives the role of a control account to another', async () => {
  const { shop } = await server.client();
  const given = server.owner.query(
    `insert into account_default (business_id, role, account_id) values ($1, 'receivable', 3)`,
    [shop.business.id],
  );
  await expect(given).rejects.toThrow(/check constraint/);
});
