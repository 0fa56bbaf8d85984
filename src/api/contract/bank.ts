import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { all, day, decimal, edited, farDate, id, text, userId } from './wire-types.ts';

const { change, ours, read } = inBusiness('businessid', '/api/AccountSettings/');

const card = {
  bankname: text(200),
  ...all(z.optional(text(100)), 'accountnumber accounttype'),
  accountname: z.optional(text(200)),
  IBAN: z.optional(text(60)),
  ...all(z.optional(text(40)), 'ACHRoutingNumber SortCode SwiftCode'),
  BankAddress: z.optional(text(500)),
  /** Home where it is left out. */
  Currency: z.optional(text(3)),
  /** What stood in it before the books began; less than zero for an overdraft. Left out, it stays as it is. */
  OpeningBalance: z.optional(decimal),
  OpeningDate: z.optional(z.nullable(day)),
  ...farDate,
  /** Home per unit of the bank's currency. */
  OpeningRate: z.optional(z.nullable(decimal)),
};

const bankAnswer = z.object({
  ...all(id, 'id businessid'),
  userid: z.nullable(id),
  ...all(z.string(), 'bankname accountnumber accountname accounttype ACHRoutingNumber BankAddress'),
  ...all(z.string(), 'SortCode SwiftCode IBAN Currency'),
  OpeningBalance: decimal,
  OpeningDate: z.nullable(day),
  OpeningRate: z.nullable(decimal),
  isdefault: z.boolean(),
  /** False once it was archived. */
  IsActive: z.boolean(),
  /** Its account has entries, so that it is archived rather than removed. */
  IsUsed: z.boolean(),
  /** No other bank is in use, so that it can be deleted though it is the default. */
  IsAlone: z.boolean(),
  TAccountId: z.number(),
  /** What stands on its account in home currency, of that in its own what moved in it, and in home currency what moved in others. */
  ...all(decimal, 'Balance OwnBalance OtherMoney'),
  version: z.number(),
});

const saved = envelope(z.object({ id, ...repeated }));
const one = { userid: userId, bankid: id };

/** Every call of banks. */
export const bankCalls = {
  addBank: change('AddBank', 'settings.account', saved, {
    userid: userId,
    isdefault: z.optional(z.boolean()),
    ...card,
  }),
  updateBank: change('Updatebank', 'settings.account', saved, { userid: userId, id, ...edited, ...card }),
  setDefaultBank: change('SetDefaultBank', 'settings.account', saved, one),
  getBank: read('GetBank', 'settings.account', envelope(bankAnswer), one),
  listBanks: read('GetallBanks', 'settings.account', envelope(z.array(bankAnswer)), { userid: userId }),
  // As with taxes: whoever writes an invoice or takes its payment chooses among them, and needs neither balances nor
  // full numbers for that.
  chooseBanks: read(
    'Get-Bank-List',
    'invoice.add',
    envelope(
      z.array(
        z.object({
          id,
          bankname: z.string(),
          /** The last four characters of the account number. */
          ...all(z.string(), 'accountends Currency'),
          isdefault: z.boolean(),
        }),
      ),
    ),
    { userid: userId },
  ),
  deleteBank: change('DeleteBank', 'settings.account', envelope(z.array(bankAnswer)), one),
  activateBank: ours.change('activate-bank', 'settings.account', saved, one),
};
