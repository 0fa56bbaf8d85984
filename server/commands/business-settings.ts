import {
  type BusinessCard,
  businessProblems,
  businessWords,
  type Numbering,
  numberingProblems,
  numbersMayMeet,
} from '../../src/domain/business/business.ts';
import { type BusinessContact, particularsProblems, placeOf } from '../../src/domain/business/particulars.ts';
import { type Reminders, reminderProblems } from '../../src/domain/business/reminders.ts';
import { mailWording } from '../../src/domain/mail/mail.words.ts';
import { wordingProblems } from '../../src/domain/mail/mail-wording.ts';
import { isLocked } from '../../src/domain/period/accounting-period.ts';
import { lockDateRefusal } from '../../src/domain/period/lock-date.ts';
import { withVatLetters } from '../../src/domain/tax/tax-number-check.ts';
import { countryById } from '../../src/domain/values/country.ts';
import { isCurrency } from '../../src/domain/values/currency.ts';
import type { MailKind, MailWording } from '../../src/domain/values/mail-kinds.ts';
import { invalid, refusalOf } from '../../src/domain/values/refusal.ts';
import { secondFactor } from '../../src/domain/words/account.ts';
import { settingsRefusals as settingsRefusalWords } from '../../src/domain/words/business.ts';
import { type ChosenStart, changeFiscalStart } from '../services/fiscal-start.ts';
import { type BaseVersion, type Saved, settleMatter as settle } from '../services/settle-matter.ts';
import { asAccess } from '../store/access/access.ts';
import { secondFactorOf } from '../store/access/second-factors.ts';
import { queueChain } from '../store/audit/queue-chains.ts';
import { storedPeriods } from '../store/books/periods.ts';
import { holdBooks } from '../store/database/hold.ts';
import { type Ctx, Refused, refuse, type Tx } from '../store/database/tx.ts';
import {
  enableCurrencies,
  firstNumberMet,
  hasBooks,
  hideFirstSteps,
  type PaperRules,
  prefixOf,
  saveCard,
  setHomeCurrency,
  setLockDate,
  setMultiLocation,
  setNegativeStock,
  setNumbering,
  setPaperRules,
  setReminders,
  setSecondFactorNeeded,
  setTaxRules,
} from '../store/settings/business-settings.ts';
import { keepWording } from '../store/settings/mail-wordings.ts';
import { findOwnParty, saveParticulars } from '../store/settings/particulars.ts';

/** Changes what the business says of itself and how it writes. Throws `Refused` for faults, each with its field. */
export const updateBusiness = async (
  ctx: Ctx,
  card: BusinessCard,
  baseVersion: BaseVersion,
): Promise<Saved> => {
  refuse(refusalOf(businessProblems(card)));
  const country = countryById(card.country)!.code;
  const typed = { ...card, companyName: card.companyName.trim(), address: card.address.trim(), country };
  return settle(ctx, { act: 'update', baseVersion }, typed, async (tx) => {
    await saveCard(tx, typed);
    await saveParticulars(tx, placeOf(card));
  });
};

/** Changes how the business is reached, its numbers, and what is at the foot of its documents. Throws `Refused` for faults. */
export const saveContact = (
  ctx: Ctx,
  given: Partial<BusinessContact>,
  baseVersion: BaseVersion,
): Promise<Saved> => {
  refuse(refusalOf(particularsProblems(given)));
  return settle(ctx, { act: 'contact', baseVersion }, { ...given }, async (tx) => {
    const { vatNumber } = given;
    const { country = '' } = await findOwnParty(tx);
    await saveParticulars(tx, {
      ...given,
      ...(vatNumber === undefined ? {} : { vatNumber: withVatLetters(country, vatNumber) }),
    });
  });
};

/** Sets the month the fiscal year begins with. Throws `Refused` for one that is none, and for years that can't begin so. */
export const setFiscalYear = async (
  ctx: Ctx,
  { month, since }: ChosenStart,
  baseVersion: BaseVersion,
): Promise<Saved> => {
  if (month < 1 || month > 12) throw new Refused(invalid('fiscalYear', businessWords.dateNotSet));
  const chosen = { month, since };
  return settle(ctx, { act: 'fiscal-year', baseVersion }, chosen, (tx) => changeFiscalStart(tx, chosen));
};

/** Lets documents be written in foreign currencies. Done before, it changes nothing. */
export const enableMultiCurrency = (ctx: Ctx): Promise<Saved> =>
  settle(ctx, { act: 'multi-currency', baseVersion: null }, {}, enableCurrencies);

/** Hides the first steps of a new business. Done before, it changes nothing. */
export const dismissFirstSteps = (ctx: Ctx): Promise<Saved> =>
  settle(ctx, { act: 'first-steps', baseVersion: null }, {}, hideFirstSteps);

/** Lets the business have several locations; it can't be undone. Done before, it changes nothing. Source: answers-2.md, Q44. */
export const enableMultiLocation = (ctx: Ctx): Promise<Saved> =>
  settle(ctx, { act: 'multi-location', baseVersion: null }, {}, setMultiLocation);

/**
 * Changes the currency the books are kept in.
 *
 * @throws Refused for one that is none, and once anything is posted or written: what stands would change its meaning
 */
export const changeHomeCurrency = async (
  ctx: Ctx,
  currency: string,
  baseVersion: BaseVersion,
): Promise<Saved> => {
  if (!isCurrency(currency)) throw new Refused(invalid('currency', settingsRefusalWords.currencyUnknown));
  return settle(ctx, { act: 'home-currency', baseVersion }, { currency }, async (tx) => {
    await holdBooks(tx, 'alone');
    if (currency !== tx.business.homeCurrency && (await hasBooks(tx)))
      throw new Refused(
        invalid('currency', settingsRefusalWords.booksHoldAmounts(tx.business.homeCurrency, currency)),
      );
    await setHomeCurrency(tx, currency);
  });
};

/** Says whether new documents take line taxes after the discount; those that stand keep their way. */
export const saveTaxOrder = (
  ctx: Ctx,
  rules: Parameters<typeof setTaxRules>[1],
  baseVersion: BaseVersion,
): Promise<Saved> => settle(ctx, { act: 'tax-order', baseVersion }, rules, (tx) => setTaxRules(tx, rules));

/** Says what documents are printed on, and whether reports on paper have what is below zero in brackets. */
export const savePaperRules = (ctx: Ctx, rules: PaperRules, baseVersion: BaseVersion): Promise<Saved> =>
  settle(ctx, { act: 'paper-size', baseVersion }, { ...rules }, (tx) => setPaperRules(tx, rules));

/** Says whether goods may be sold that are not in stock. What is below zero when it is refused again stays so until goods come. */
export const saveNegativeStock = (ctx: Ctx, allowed: boolean, baseVersion: BaseVersion): Promise<Saved> =>
  settle(ctx, { act: 'negative-stock', baseVersion }, { allowed }, (tx) => setNegativeStock(tx, allowed));

/**
 * Says whether everybody in the business needs a second factor. Refused to who turns it on without one of their own: their
 * next call would be the first that is shut out.
 */
export const saveSecondFactorRule = (ctx: Ctx, needed: boolean, baseVersion: BaseVersion): Promise<Saved> =>
  settle(ctx, { act: 'second-factor', baseVersion }, { needed }, async (tx) => {
    if (needed && !(await secondFactorOf(asAccess(ctx.database), ctx.user.id))?.confirmed)
      throw new Refused(invalid('on', secondFactor.factorWords.ownFirst));
    await setSecondFactorNeeded(tx, needed);
  });

/** Invoices and receipts are in one list, where a number names one of them. */
const listedWith: Readonly<Record<string, string>> = { invoice: 'receipt', receipt: 'invoice' };

/** Refuses numbers that would be those of the other kind in the list, now or later, or that stand there already. */
const refuseMeeting = async (tx: Tx, kind: string, { prefix }: Numbering): Promise<void> => {
  const other = listedWith[kind];
  if (other && numbersMayMeet(prefix, await prefixOf(tx, other)))
    throw new Refused(invalid('prefix', settingsRefusalWords.numbersCouldBeSame(other)));
  const met = await firstNumberMet(tx, kind, prefix);
  if (met) throw new Refused(invalid('prefix', `${met} stands already. Choose another prefix.`));
};

/**
 * Sets how a kind's next numbers look. Throws `Refused` for faults and for numbers another document has or may come to
 * have, `Missing` for a kind that has no numbers.
 */
export const saveNumbering = async (
  ctx: Ctx,
  kind: string,
  typed: Numbering,
  baseVersion: BaseVersion,
): Promise<Saved> => {
  refuse(refusalOf(numberingProblems(typed)));
  return settle(ctx, { act: 'numbering', of: { kind }, baseVersion }, { ...typed }, async (tx) => {
    await refuseMeeting(tx, kind, typed);
    await setNumbering(tx, kind, typed);
  });
};

/** Closes the books until the end of a day, or opens them. Throws `Refused` for a day that is not over, and for one that opens a locked period. */
export const lockBooks = (ctx: Ctx, until: string | null, baseVersion: BaseVersion): Promise<Saved> =>
  settle(ctx, { act: 'lock', baseVersion }, { lockedUntil: until }, async (tx) => {
    if (until !== null && until >= tx.today)
      throw new Refused(invalid('lockedUntil', settingsRefusalWords.lockDayNotOver));
    await holdBooks(tx, 'alone');
    const closed = (await storedPeriods(tx)).filter(isLocked);
    refuse(lockDateRefusal(until, closed, tx.business.locale));
    await setLockDate(tx, until);
    await queueChain(tx);
  });

/** Keeps what a mail says from now on; saved as ours, it is ours again. Throws `Refused` for faults. */
export const saveMailWording = async (
  ctx: Ctx,
  kind: MailKind,
  given: MailWording,
  baseVersion: BaseVersion,
): Promise<Saved> => {
  refuse(refusalOf(wordingProblems(given)));
  const [subject, text] = [given.subject.replace(/\s+/g, ' ').trim(), given.text.trim()];
  const ours = mailWording.ourWordings[kind];
  const wording = subject === ours.subject && text === ours.text ? null : { subject, text };
  return settle(ctx, { act: 'mail-wording', of: { kind }, baseVersion }, { ...wording }, (tx) =>
    keepWording(tx, kind, wording),
  );
};

/** Says on which days customers are reminded of what they owe. Throws `Refused` for faults. */
export const saveReminders = async (ctx: Ctx, given: Reminders, baseVersion: BaseVersion): Promise<Saved> => {
  refuse(refusalOf(reminderProblems(given)));
  const reminders = { on: given.on, days: [...given.days].sort((a, b) => a - b) };
  return settle(ctx, { act: 'reminders', baseVersion }, { ...reminders }, (tx) =>
    setReminders(tx, reminders),
  );
};
