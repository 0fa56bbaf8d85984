import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { all, day, decimal, envelope, id, text, userId } from './wire-types.ts';

const { change, ours, read } = inBusiness('businessid');

const card = {
  bankname: text(200),
  accountnumber: z.optional(text(100)),
  accountname: z.optional(text(200)),
  accounttype: z.optional(text(100)),
  ACHRoutingNumber: z.optional(text(40)),
  BankAddress: z.optional(text(500)),
  ...all(z.optional(text(40)), 'SortCode', 'SwiftCode'),
  /** Home where it is left out. */
  Currency: z.optional(text(3)),
  /** What stood in it before the books began; less than zero for an overdraft. Left out, it stays as it is. */
  OpeningBalance: z.optional(decimal),
  OpeningDate: z.optional(z.nullable(day)),
  /** Home per unit of the bank's currency. */
  OpeningRate: z.optional(z.nullable(decimal)),
};

const bankAnswer = z.object({
  id,
  userid: z.nullable(id),
  businessid: id,
  ...all(z.string(), 'bankname', 'accountnumber', 'accountname', 'accounttype', 'ACHRoutingNumber'),
  ...all(z.string(), 'BankAddress', 'SortCode', 'SwiftCode', 'Currency'),
  OpeningBalance: decimal,
  OpeningDate: z.nullable(day),
  OpeningRate: z.nullable(decimal),
  isdefault: z.boolean(),
  /** False once it was archived. */
  IsActive: z.boolean(),
  /** Its account has entries, so that it is archived rather than removed. */
  IsUsed: z.boolean(),
  /** Its own account in the ledger, and what stands on it in home currency. */
  TAccountId: z.number(),
  Balance: decimal,
  version: z.number(),
});

const saved = envelope(z.object({ id, repeated: z.boolean() }));
const one = { userid: userId, bankid: id };

/** Every call of banks. */
export const bankCalls = {
  addBank: change('/api/AccountSettings/AddBank', 'settings.account', {
    takes: { userid: userId, isdefault: z.optional(z.boolean()), ...card },
    answer: saved,
  }),
  updateBank: change('/api/AccountSettings/Updatebank', 'settings.account', {
    takes: { userid: userId, id, version: z.optional(z.nullable(z.number())), ...card },
    answer: saved,
  }),
  setDefaultBank: change('/api/AccountSettings/SetDefaultBank', 'settings.account', {
    takes: one,
    answer: saved,
  }),
  getBank: read('/api/AccountSettings/GetBank', 'settings.account', {
    takes: one,
    answer: envelope(bankAnswer),
  }),
  listBanks: read('/api/AccountSettings/GetallBanks', 'settings.account', {
    takes: { userid: userId },
    answer: envelope(z.array(bankAnswer)),
  }),
  chooseBanks: read('/api/AccountSettings/Get-Bank-List', 'invoice.add', {
    // As with taxes: whoever writes an invoice or takes its payment chooses among them, and needs neither balances nor
    // full numbers for that.
    takes: { userid: userId },
    answer: envelope(
      z.array(
        z.object({
          id,
          bankname: z.string(),
          /** The last four characters of the account number. */
          ...all(z.string(), 'accountends', 'Currency'),
          isdefault: z.boolean(),
        }),
      ),
    ),
  }),
  deleteBank: change('/api/AccountSettings/DeleteBank', 'settings.account', {
    takes: one,
    answer: envelope(z.array(bankAnswer)),
  }),
  activateBank: ours.change('/api/AccountSettings/activate-bank', 'settings.account', {
    takes: one,
    answer: saved,
  }),
};
