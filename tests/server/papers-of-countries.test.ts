import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { minus, plus } from '../../src/domain/money.ts';
import { localeOfCountry } from '../../src/domain/values/country.ts';
import { formatAmount, formatMoney } from '../../src/domain/values/format.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const a4 = '210,297';
const letter = '215.9,279.4';
const countries = [
  { code: 'DE', currency: 'EUR', tax: 'USt', percent: '19', page: a4, city: 'Köln' },
  { code: 'NG', currency: 'NGN', tax: 'VAT', percent: '7.5', page: a4, city: 'Lagos' },
  { code: 'GB', currency: 'GBP', tax: 'VAT', percent: '20', page: a4, city: 'Leeds' },
  { code: 'US', currency: 'USD', tax: 'Sales tax', percent: '8.875', page: letter, city: 'Albany' },
] as const;
type Place = (typeof countries)[number];

const opened = async ({ code, currency, city }: Place): Promise<Client> => {
  const client = await server.client(currency);
  const { business } = client.shop;
  const locale = localeOfCountry(code);
  await server.owner.query('update business set country = $2, locale = $3 where id = $1', [
    business.id,
    code,
    locale,
  ]);
  const iban = code === 'DE' ? { IBAN: 'DE89370400440532013000', SwiftCode: 'COBADEFFXXX' } : {};
  await apiFor(client).bank('House bank', {
    accountnumber: '0123456789',
    accountname: 'Umbrella Works',
    ...iban,
  });
  expectOk(
    await client.send(businessCalls.saveContact, {
      phone: '+49 221 1234',
      email: 'hello@umbrella.example',
      website: 'umbrella.example',
      VatNumber: code === 'DE' ? 'DE136695976' : '',
      PaperFooter: `Umbrella Works · ${city}`,
    }),
  );
  return client;
};

/** A document of so many lines: discounts, long names, tax, shipping, and a part that is paid. */
const documentOf = async (api: Api, TaxId: string, count: number, style: number): Promise<string> => {
  const long = 'Handmade beeswax candle in a recycled glass, scented with lavender and cedar, second size';
  return api.invoice({
    customer: await api.customer('Donaudampfschifffahrtsgesellschaft & Sons, Import and Export'),
    items: Array.from({ length: count }, (_, n) => ({
      ItemName: n % 7 === 3 ? long : `Candle ${n + 1}`,
      description: n % 5 === 1 ? 'Packed by hand, two in a box' : '',
      quantity: String(1 + (n % 9) * 12.5),
      price: String(1234.5 + n),
      TaxId,
      ...(n % 6 === 2 && { LineDiscountPercentage: '12.5' }),
    })),
    money: {
      invoicestyle: style,
      discountType: 'flat',
      discount: '33.3',
      ShipValue: '45',
      ShippingTaxIDFK: TaxId,
    },
    deposit: '100',
  });
};

describe.each(countries)('in $code', (place) => {
  test.each([1, 5, 100])('paper of %i lines says the figures of the API, in each style', async (count) => {
    const client = await opened(place);
    const api = apiFor(client);
    const TaxId = await server.addTax(client, place.tax, place.percent);
    const locale = localeOfCountry(place.code);
    const plain = (text: string) => text.replace(/\s+/g, ' ');
    for (const style of [1, 2, 3]) {
      const id = await documentOf(api, TaxId, count, style);
      const { items, ...view } = await api.view(id);
      const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
      const { text, sizes } = await readPdf((await server.app.inject({ url })).rawPayload);
      expect(new Set(sizes.map(String))).toEqual(new Set([place.page]));
      const figure = (amount: string) => plain(formatAmount(amount, place.currency, locale));
      const money = (amount: string) => plain(formatMoney(amount, place.currency, locale));
      for (const { amount, LineDiscount } of items)
        expect(text).toContain(figure(minus(amount, LineDiscount)));
      expect(text).toContain(`Subtotal ${figure(view.subtotal)} Discount −${figure(view.discount)}`);
      expect(text).toContain(`Shipping ${figure(view.ShipValue)}`);
      const tax = plus(view.Tax, view.ShippingTax);
      expect(text).toContain(` ${figure(tax)} Total ${place.currency} ${money(view.total)}`);
      expect(text).toContain(`Amount due ${money(view.amountdue)}`);
      const pages = sizes.length;
      expect(text.match(/Page \d+ of \d+/g) ?? []).toEqual(
        pages === 1 ? [] : Array.from({ length: pages }, (_, n) => `Page ${n + 1} of ${pages}`),
      );
      // Every page says whose it is at its foot; every later one which document it is part of.
      expect(text.split(`Umbrella Works · ${place.city}`)).toHaveLength(pages + 1);
      expect(text.split(`Invoice #${view.invoicenumber} `)).toHaveLength(pages);
    }
  });
});
