import {
  type BusinessCard,
  businessProblems,
  businessWords,
  type Numbering,
  numberingProblems,
} from '../../src/domain/business.ts';
import { countryById } from '../../src/domain/country.ts';
import { currencyById } from '../../src/domain/currency.ts';
import { type FieldProblem, invalid, refusal } from '../../src/domain/refusal.ts';
import {
  enableCurrencies,
  hasBooks,
  saveCard,
  setFiscalMonth,
  setHomeCurrency,
  setLockDate,
  setNegativeStock,
  setNumbering,
  setTaxOrder,
} from '../store/business-settings.ts';
import { recordEvent } from '../store/events.ts';
import { carryOut } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { type Ctx, Refused, type Tx } from '../store/tx.ts';

/** What a command of settings answers. */
type Saved = { done: true; repeated?: boolean };

/** Changes one matter of a business's settings under their lock, and adds it to the audit trail. */
const settle = (
  ctx: Ctx,
  act: string,
  data: Record<string, unknown>,
  change: (tx: Tx) => Promise<void>,
): Promise<Saved> =>
  carryOut(ctx, async (tx) => {
    await lockSettings(tx);
    await change(tx);
    await recordEvent(tx, `business.${act}`, 'business', tx.business.id, data);
    return { done: true as const };
  });

const refuse = (fields: FieldProblem[]): void => {
  if (fields[0]) throw new Refused(refusal('invalid', fields[0].message, { fields }));
};

/** Changes what the business says of itself and how it writes. Throws `Refused` for faults, each with its field. */
export const updateBusiness = async (ctx: Ctx, card: BusinessCard): Promise<Saved> => {
  refuse(businessProblems(card));
  const country = countryById(card.country)!.code;
  const typed = { ...card, companyName: card.companyName.trim(), address: card.address.trim(), country };
  return settle(ctx, 'update', typed, (tx) => saveCard(tx, typed));
};

/** Sets the month the fiscal year begins with. Throws `Refused` for one that is none. */
export const setFiscalYear = async (ctx: Ctx, month: number): Promise<Saved> => {
  if (month < 1 || month > 12) throw new Refused(invalid('FiscalYear', businessWords.dateNotSet));
  return settle(ctx, 'fiscal-year', { month }, (tx) => setFiscalMonth(tx, month));
};

/** Lets documents be written in foreign currencies. Done before, it changes nothing. */
export const enableMultiCurrency = (ctx: Ctx): Promise<Saved> =>
  settle(ctx, 'multi-currency', {}, enableCurrencies);

/**
 * Changes the currency the books are kept in.
 *
 * @throws Refused for one that is none, and once anything is posted or written: what stands would change its meaning
 */
export const changeHomeCurrency = async (ctx: Ctx, currencyId: number): Promise<Saved> => {
  const currency = currencyById(currencyId)?.code;
  if (!currency) throw new Refused(invalid('currency', 'Choose a currency of the list.'));
  return settle(ctx, 'home-currency', { currency }, async (tx) => {
    if (currency !== tx.business.homeCurrency && (await hasBooks(tx)))
      throw new Refused(
        invalid(
          'currency',
          `Your books hold amounts in ${tx.business.homeCurrency}, which would change their meaning. Open another business for ${currency}.`,
        ),
      );
    await setHomeCurrency(tx, currency);
  });
};

/** Says whether new documents take line taxes after the discount; those that stand keep their way. */
export const saveTaxOrder = (ctx: Ctx, afterDiscount: boolean): Promise<Saved> =>
  settle(ctx, 'tax-order', { afterDiscount }, (tx) => setTaxOrder(tx, afterDiscount));

/** Says whether goods may be sold that are not in stock. What is below zero when it is refused again stays so until goods come. */
export const saveNegativeStock = (ctx: Ctx, allowed: boolean): Promise<Saved> =>
  settle(ctx, 'negative-stock', { allowed }, (tx) => setNegativeStock(tx, allowed));

/** Sets how a kind's next numbers look. Throws `Refused` for faults, `Missing` for a kind that has no numbers. */
export const saveNumbering = async (ctx: Ctx, kind: string, typed: Numbering): Promise<Saved> => {
  refuse(numberingProblems(typed));
  return settle(ctx, 'numbering', { kind, ...typed }, (tx) => setNumbering(tx, kind, typed));
};

/** Closes the books until the end of a day, or opens them. Throws `Refused` for a day that is not over. */
export const lockBooks = (ctx: Ctx, until: string | null): Promise<Saved> =>
  settle(ctx, 'lock', { until }, async (tx) => {
    if (until !== null && until >= tx.today)
      throw new Refused(invalid('lockedUntil', 'Choose a day that is over.'));
    await setLockDate(tx, until);
  });
