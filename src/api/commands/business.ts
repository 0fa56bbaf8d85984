import type { BusinessCard, Numbering } from '../../domain/business.ts';
import { currencyOf } from '../../domain/currency.ts';
import type { Day } from '../../domain/day.ts';
import type { Onboarding } from '../../domain/onboarding.ts';
import { type BusinessContact, placeOf } from '../../domain/particulars.ts';
import { send } from '../client/client.ts';
import { businessCalls as calls, newBusinessCalls } from '../contract/business.ts';
import { businessCardWire, businessSettingsWire, particularsWire } from '../wire/business.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Told } from './command.ts';

const ours = ourNames(businessSettingsWire, particularsWire);

/** A change of one matter of the business, and the version it goes over; null to go over any. */
interface Change<Typed> {
  typed: Typed;
  version: number | null;
}

/** A number of a list as it is sent; none takes back what was chosen. */
const chosen = (id: number | null) => (id ? { id } : null);

/** Changes what the business says of itself, and how it writes numbers and days. */
export const saveDetails = (
  { businessId: businessid, intentKey }: Asked,
  { typed, version }: Change<BusinessCard & { timeZone: string; locale: string }>,
): Promise<Told> => {
  const { companyName, address, timeZone, locale, country, language, industry } = typed;
  const body = {
    ...businessCardWire.toWire({ companyName, address, timeZone, locale }),
    ...particularsWire.toWire(placeOf(typed)),
    businessid,
    country: { id: country },
    language: chosen(language),
    industry: chosen(industry),
    version,
  };
  return send(calls.updateBusiness, { body, intentKey, ours });
};

/** Changes how the business is reached, its numbers, and what stands at the foot of its documents. */
export const saveContact = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed, version }: Change<BusinessContact>,
): Promise<Told> =>
  send(calls.saveContact, {
    body: { ...particularsWire.toWire(typed), BusinessID, version },
    intentKey,
    ours,
  });

/** Changes the home currency, while nothing is posted. */
export const changeHomeCurrency = (
  { businessId: businessid, intentKey }: Asked,
  { typed, version }: Change<string>,
): Promise<Told> =>
  send(calls.changeDefaultCurrency, {
    body: { businessid, currencyid: currencyOf(typed).id, version },
    intentKey,
    ours,
  });

/** Lets documents be written in foreign currencies. */
export const enableForeignCurrencies = ({ businessId: BusinessID, intentKey }: Asked): Promise<Told> =>
  send(calls.enableMultiCurrency, { body: { BusinessID }, intentKey });

/** Sets the month, 1 to 12, the fiscal year begins with. */
export const saveFiscalYear = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: FiscalYear, since: FiscalYearFrom, version }: Change<number> & { since: Day | null },
): Promise<Told> =>
  send(calls.fiscalYear, { body: { BusinessID, FiscalYear, FiscalYearFrom, version }, intentKey, ours });

/** Says whether new documents take line taxes after the discount. */
export const saveTaxOrder = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: TaxAfterDiscount, version }: Change<boolean>,
): Promise<Told> =>
  send(calls.saveTaxOrder, { body: { BusinessID, TaxAfterDiscount, version }, intentKey, ours });

/** Says whether new documents round tax once per rate. */
export const saveTaxRounding = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: TaxPerRate, version }: Change<boolean>,
): Promise<Told> => send(calls.saveTaxOrder, { body: { BusinessID, TaxPerRate, version }, intentKey, ours });

/** Says whether goods may be sold that are not in stock. */
export const saveNegativeStock = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: NegativeStock, version }: Change<boolean>,
): Promise<Told> =>
  send(calls.saveNegativeStock, { body: { BusinessID, NegativeStock, version }, intentKey, ours });

/** Says whether everybody in the business needs a second factor. */
export const saveSecondFactorRule = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: SecondFactorNeeded, version }: Change<boolean>,
): Promise<Told> =>
  send(calls.saveSecondFactorRule, { body: { BusinessID, SecondFactorNeeded, version }, intentKey, ours });

/** Sets the prefix and the least digits of a kind's next numbers. */
export const saveNumbering = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed, version }: Change<Numbering & { kind: string }>,
): Promise<Told> => send(calls.saveNumbering, { body: { BusinessID, ...typed, version }, intentKey, ours });

/** Closes the books until the end of a day, or opens them. */
export const setLockDate = (
  { businessId: BusinessID, intentKey }: Asked,
  { typed: lockedUntil, version }: Change<Day | null>,
): Promise<Told> => send(calls.setLockDate, { body: { BusinessID, lockedUntil, version }, intentKey, ours });

/** Makes a further business of the signed-in user, with its books; answers its id. */
export const createBusiness = async (
  {
    companyName,
    address,
    countryId,
    currency,
    timeZone,
    taxAfterDiscount,
    taxPerRate,
  }: Omit<Onboarding, 'employeeSize'>,
  intentKey: string,
): Promise<Told & { id: string }> => {
  const { message, data } = await send(newBusinessCalls.createBusiness, {
    body: {
      ...businessCardWire.toWire({ companyName, address, timeZone }),
      country: { id: countryId },
      currency: { id: currencyOf(currency).id },
      TaxAfterDiscount: taxAfterDiscount,
      TaxPerRate: taxPerRate,
    },
    intentKey,
    ours,
  });
  return { message, id: data.businessid };
};
