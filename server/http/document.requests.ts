import { idFromWire } from '../../src/api/wire/id.ts';
import { shipToWire } from '../../src/api/wire/money.ts';
import { type Address, noAddress } from '../../src/domain/contact.ts';
import { currencyById } from '../../src/domain/currency.ts';
import { decimal } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import type { DocumentRequest } from '../commands/typed-document.ts';
import { Refused } from '../store/tx.ts';

interface SentMoney {
  ForeignCurrencyID?: number | null | undefined;
  ExchangeRate?: string | null | undefined;
  discountType?: 'flat' | 'fixed' | 'percentage' | undefined;
  discount?: string | undefined;
  discountPercentage?: string | undefined;
  ShipValue?: string | undefined;
  ShippingTaxIDFK?: string | null | undefined;
}

const currencyFrom = (id: number | null | undefined): string | null => {
  if (id === null || id === undefined) return null;
  const currency = currencyById(id);
  if (!currency) throw new Refused(invalid('currency', 'Choose a currency of the list.'));
  return currency.code;
};

const shipToFrom = (sent: object): Address | null => {
  const given = Object.fromEntries(
    Object.entries(shipToWire.fromWire(sent)).filter(([, value]) => value !== undefined),
  );
  const address: Address = { ...noAddress, ...given };
  return Object.values(address).every((part) => part === '') ? null : address;
};

/** The money of a document as sent, in our words; what is missing is home currency, no discount, no shipping. */
export const moneyRequestOf = (
  sent: SentMoney,
): Pick<DocumentRequest, 'currency' | 'rate' | 'discount' | 'shipping' | 'shippingTaxId' | 'shipTo'> => ({
  currency: currencyFrom(sent.ForeignCurrencyID),
  rate: sent.ExchangeRate ? decimal(sent.ExchangeRate) : null,
  discount:
    sent.discountType === 'percentage'
      ? { type: 'percentage', percent: decimal(sent.discountPercentage ?? '0') }
      : { type: 'flat', amount: decimal(sent.discount ?? '0') },
  shipping: decimal(sent.ShipValue ?? '0'),
  shippingTaxId: sent.ShippingTaxIDFK ? idFromWire(sent.ShippingTaxIDFK) : null,
  shipTo: shipToFrom(sent),
});
