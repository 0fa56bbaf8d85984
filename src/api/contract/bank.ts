import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, decimal, envelope, id, text, userId } from './wire-types.ts';

const card = {
  bankname: text(200),
  accountnumber: z.optional(text(100)),
  accountname: z.optional(text(200)),
  accounttype: z.optional(text(100)),
  ACHRoutingNumber: z.optional(text(40)),
  BankAddress: z.optional(text(500)),
  SortCode: z.optional(text(40)),
  SwiftCode: z.optional(text(40)),
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
  bankname: z.string(),
  accountnumber: z.string(),
  accountname: z.string(),
  accounttype: z.string(),
  ACHRoutingNumber: z.string(),
  BankAddress: z.string(),
  SortCode: z.string(),
  SwiftCode: z.string(),
  Currency: z.string(),
  OpeningBalance: decimal,
  OpeningDate: z.nullable(day),
  OpeningRate: z.nullable(decimal),
  isdefault: z.boolean(),
  /** False once it was put away. */
  IsActive: z.boolean(),
  /** Its account has entries, so that it is put away rather than removed. */
  IsUsed: z.boolean(),
  /** Its own account in the ledger, and what stands on it in home currency. */
  TAccountId: z.number(),
  Balance: decimal,
  version: z.number(),
});

const saved = envelope(z.object({ id, repeated: z.boolean() }));
const one = z.object({ businessid: id, userid: userId, bankid: id });

/** What is alike in every call that changes banks. */
const change = {
  method: 'POST',
  door: 'session',
  permission: 'settings.account',
  effect: 'changes',
  business: 'businessid',
} as const;

/** Every call of banks. */
export const bankCalls = {
  addBank: call({
    ...change,
    path: '/api/AccountSettings/AddBank',
    summary: 'Adds a bank with its own ledger account; the first becomes the default.',
    body: z.object({ businessid: id, userid: userId, isdefault: z.optional(z.boolean()), ...card }),
    answer: saved,
  }),
  updateBank: call({
    ...change,
    path: '/api/AccountSettings/Updatebank',
    summary: 'Saves a bank; its ledger account follows its name. The default is set by its own call.',
    body: z.object({
      businessid: id,
      userid: userId,
      id,
      version: z.optional(z.nullable(z.number())),
      ...card,
    }),
    answer: saved,
  }),
  setDefaultBank: call({
    ...change,
    path: '/api/AccountSettings/SetDefaultBank',
    summary: 'Makes a bank the default in place of the one that is.',
    body: one,
    answer: saved,
  }),
  getBank: call({
    method: 'GET',
    path: '/api/AccountSettings/GetBank',
    summary: 'One bank with all that is known of it.',
    door: 'session',
    permission: 'settings.account',
    effect: 'reads',
    business: 'businessid',
    query: one,
    answer: envelope(bankAnswer),
  }),
  listBanks: call({
    method: 'GET',
    path: '/api/AccountSettings/GetallBanks',
    summary: 'Every bank, oldest first, those put away too, with full numbers and balances.',
    door: 'session',
    permission: 'settings.account',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id, userid: userId }),
    answer: envelope(z.array(bankAnswer)),
  }),
  chooseBanks: call({
    method: 'GET',
    path: '/api/AccountSettings/Get-Bank-List',
    summary: 'Banks in use by name, to choose among; of their numbers the end alone.',
    door: 'session',
    // As with taxes: whoever writes an invoice or takes its payment chooses among them, and needs neither balances nor
    // full numbers for that.
    permission: 'invoice.add',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id, userid: userId }),
    answer: envelope(
      z.array(
        z.object({
          id,
          bankname: z.string(),
          /** The last four characters of the account number. */
          accountends: z.string(),
          Currency: z.string(),
          isdefault: z.boolean(),
        }),
      ),
    ),
  }),
  deleteBank: call({
    ...change,
    path: '/api/AccountSettings/DeleteBank',
    summary: 'Puts away a bank whose account has entries, removes another; answers the list.',
    body: one,
    answer: envelope(z.array(bankAnswer)),
  }),
  activateBank: call({
    ...change,
    path: '/api/AccountSettings/activate-bank',
    summary: 'Puts a bank that was put away to use again.',
    ours: true,
    body: one,
    answer: saved,
  }),
};
