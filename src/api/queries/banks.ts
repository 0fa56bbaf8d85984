import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { bankCalls } from '../contract/bank.ts';
import { bankFromWire } from '../wire/bank.ts';
import { banksKey } from './bank-reload.ts';

/** Every bank of the business, oldest first, those archived too. */
export const bankList = (businessid: string) =>
  queryOptions({
    queryKey: [banksKey, businessid] as const,
    queryFn: async ({ signal }) =>
      (await send(bankCalls.listBanks, { signal, query: { businessid } })).data.map(bankFromWire),
  });

/** Banks in use by name, to choose among. */
export const bankChoices = (businessid: string) =>
  queryOptions({
    queryKey: [banksKey, businessid, 'choices'] as const,
    queryFn: async ({ signal }) =>
      (await send(bankCalls.chooseBanks, { signal, query: { businessid } })).data.map(
        ({ id, bankname: name, accountends: ends, isdefault: isDefault }) => ({ id, name, ends, isDefault }),
      ),
  });
