import { afterAll, beforeAll, expect, test } from 'vitest';
import { printCalls } from '../../src/api/calls/print.ts';
import { minus, plus } from '../../src/domain/money.ts';
import { formatAmount, formatMoney } from '../../src/domain/values/format.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

test.each([1, 5, 100])(
  'a quote’s PDF of %i lines in euros names each total the API answers, here and at home',
  async (count) => {
    const api = quoteApiFor(client);
    const customer = await apiFor(client).customer();
    const TaxID = await server.addTax(client, `VAT ${count}`, '19');
    const QuoteID = await api.quote({
      customer,
      money: {
        DiscountType: 'percentage',
        DiscountPercentage: '10',
        ForeignCurrencyIDFK: 978,
        ExchangeRate: '1.25',
        ShippingTaxIDFK: TaxID,
        ShippingValue: '4',
      },
      items: Array.from({ length: count }, (_, n) => ({
        ProductName: `Work ${n + 1}.`,
        Quantity: '3',
        UnitPrice: `${n}.99`,
        TaxID,
      })),
    });
    const quote = await api.view(QuoteID);
    const { url } = expectOk(await client.send(printCalls.downloadQuotePdf, { QuoteID })).body.data;
    const { text, title } = await readPdf((await server.app.inject({ method: 'GET', url })).rawPayload);
    expect(title).toBe(`Quote #${quote.QuoteNo}`);
    const { locale } = client.shop.business;
    const euros = (amount: string) => formatAmount(amount, 'EUR', locale);
    const tax = plus(quote.ForeignTaxAmount, minus(quote.ForeignShippingTotal, quote.ForeignShippingValue));
    const total = formatMoney(quote.ForeignGrandTotalAmount, 'EUR', locale).replace(/\s/g, ' ');
    for (const sentence of [
      `Subtotal ${euros(quote.ForeignSubTotal)}`,
      euros(quote.Discount),
      // Of lines and shipping together, for both are taxed at one rate.
      `VAT ${count} 19% on ${euros(plus(quote.ForeignSubTotal, quote.ForeignShippingValue))} ${euros(tax)} Total EUR`,
      euros(quote.ForeignShippingValue),
      `Total EUR ${total}`,
      formatAmount(quote.HomeGrandTotalAmount, 'USD', locale),
    ])
      expect(text).toContain(sentence);
    expect(text.match(/Work \d+\./g)).toHaveLength(count);
  },
);
