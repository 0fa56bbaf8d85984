import { type LineAccount, takesLines } from '../../src/domain/books/ledger-account.ts';
import type { OpenItem } from '../../src/domain/books/open-item.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import { type CurrencyRights, currencyRefusal } from '../../src/domain/business/foreign-currency.ts';
import { type CardIn, customerStanding, namedAccountOf } from '../../src/domain/contact/contact.ts';
import { contactProblems } from '../../src/domain/contact/contact-problems.ts';
import { type OpeningBalance, planOpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { isRefusal, type Refusal, refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { contactProblems as contactProblemsWords } from '../../src/domain/words/contacts.ts';
import { contactLifecycle } from '../../src/machines/customer/customer.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/**
 * Why a contact's card can't be saved as typed in a role, or null.
 *
 * @param known the contact as they are in it; null for a new one
 * @param account the one its card names; null where it names none, or none there is
 */
export const saveContactAct = <Role extends ContactRole>(
  role: Role,
  card: CardIn<Role>,
  known: { deleted: boolean } | null,
  account: LineAccount | null = null,
): Refusal | null => {
  const fields = contactProblems(role, card);
  if (namedAccountOf(card) !== null && !(account && takesLines(account)))
    fields.push({ field: 'defaultAccount', message: contactProblemsWords.accountTakesNoLines });
  const move = known && decide(contactLifecycle(role), customerStanding(known), { type: 'customer.edit' });
  return refusalOf(fields) ?? (isRefusal(move) ? move : null);
};

/** Why a contact can't be given a role beside those they have, or null. */
export const giveRoleAct = (role: ContactRole, roles: readonly ContactRole[]): Refusal | null =>
  roles.includes(role) ? refusal('illegal-move', contactProblemsWords.hasRoleAlready(role)) : null;

/** Brings what a contact owed or was owed before to what was typed. */
export const openingBalanceAct = (
  side: Side,
  business: CurrencyRights,
  contactId: string,
  standing: OpenItem | null,
  opening: OpeningBalance,
  world: World,
): Plan | Refusal =>
  currencyRefusal(business, opening.currency, standing?.currency, 'openingCurrency') ??
  planOpeningBalance(side, contactId, standing, opening, world);
