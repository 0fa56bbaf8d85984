import { taxCalls } from '../../src/api/calls/tax.ts';
import { apiFor, expectOk } from './api.ts';
import { billApiFor } from './bill-api.ts';
import { expenseApiFor } from './expense-api.ts';
import type { Client, Server } from './server.ts';

/** One business whose sales, bills and expenses are taxed in every way there was before taxes had kinds, and then changed. */
export const taxedStory = async (server: Server, client: Client): Promise<void> => {
  const [api, bills, expenses] = [apiFor(client), billApiFor(client), expenseApiFor(client)];
  server.setToday('2026-03-02');
  const tax = async (TaxName: string, TaxPercentage: string, IsRecoverable = true) =>
    expectOk(await client.send(taxCalls.addTax, { TaxName, TaxPercentage, IsRecoverable })).body.data.TaxId;
  const [vat, zero, lost] = [await tax('VAT', '20'), await tax('None', '0'), await tax('Lost', '10', false)];
  const sold = [
    { ItemName: 'Work', quantity: '1', price: '100', TaxId: vat },
    { ItemName: 'Export', quantity: '1', price: '50', TaxId: zero },
    { ItemName: 'Gift', quantity: '1', price: '10' },
  ];
  const shipped = { ShipValue: '5', ShippingTaxIDFK: zero };

  // Issued, partly given back, the rest written off with its tax.
  const sale = await api.invoice({ items: sold, money: shipped });
  const { items } = await api.view(sale);
  expectOk(
    await api.giveBack(sale, [
      { lineId: items[0]!.id, amount: '20' },
      { lineId: items[1]!.id, amount: '10' },
    ]),
  );
  server.setToday('2026-04-10');
  expectOk(await api.writeOff(sale, { taxrelief: true }));
  // In another currency, cancelled later.
  const foreign = await api.invoice({
    items: sold,
    money: { ForeignCurrencyID: 978, ExchangeRate: '1.1337' },
  });
  server.setToday('2026-05-10');
  expectOk(await api.cancel(foreign));

  const vendor = await bills.vendor('Paper Mill');
  const bought = [
    { ProductName: 'Paper', Qty: '1', ForeignUnitPrice: '100', TaxID: vat },
    { ProductName: 'Stamps', Qty: '1', ForeignUnitPrice: '33.33', TaxID: zero },
    { ProductName: 'Ink', Qty: '3', ForeignUnitPrice: '7.77', TaxID: lost },
  ];
  const bill = await bills.bill({
    vendor,
    items: bought,
    more: { ShippingPrice: '9', ShippingTaxIDFK: lost },
  });
  const { VendorBillItems } = await bills.view(bill);
  expectOk(await bills.giveBack(bill, [{ lineId: VendorBillItems[2]!.VendorBillItemID, quantity: '1' }]));
  const cancelled = await bills.bill({
    vendor,
    items: bought,
    more: { CurrencyIDFK: 978, ExchangeRate: '1.2' },
  });
  server.setToday('2026-06-10');
  expectOk(await bills.cancel(cancelled));

  for (const ExpenseTaxId of [vat, zero, lost])
    await expenses.expense({ NoTaxTotal: '33.37', ExpenseTaxId, ModeOfPaymentID: 1 });
  const gone = await expenses.expense({ NoTaxTotal: '10', ExpenseTaxId: zero, ModeOfPaymentID: 1 });
  expectOk(await expenses.remove(gone));
};
