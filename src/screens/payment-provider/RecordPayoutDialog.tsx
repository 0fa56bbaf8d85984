import { useState } from 'react';
import { providerMoneyCalls } from '../../api/calls/provider-money.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { onlineMoneyPage as words } from '../../domain/online-payment/online-payments.words.ts';
import { BankField } from '../document/BankField.tsx';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';

/** Records a payout of a provider that reports none. */
export function RecordPayoutDialog({ onClose }: { onClose: () => void }) {
  const { id: businessId, homeCurrency } = useBusiness();
  const refresh = useRefresh();
  const [typed, setTyped] = useState({ amount: '', fees: '', onDay: '', bankId: '', provider: '' });
  const change = (patch: Partial<typeof typed>) => setTyped({ ...typed, ...patch });
  async function commit() {
    const payout = {
      ...typed,
      onDay: typed.onDay || undefined,
      bankId: typed.bankId || undefined,
      amount: typed.amount || '0',
      fees: typed.fees || '0',
    };
    const { message } = await once(`payout.record ${JSON.stringify(payout)}`, (intentKey) =>
      ask(providerMoneyCalls.recordPayout, { businessId, ...payout }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  }
  return (
    <CommandDialog
      title={words.record}
      lead={words.recordLead}
      label={words.record}
      keep={words.notNow}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <Stack>
          <TextField
            {...errorOf('provider')}
            label={words.recordProvider}
            hint={words.recordProviderHint}
            value={typed.provider}
            onChange={(provider) => change({ provider })}
          />
          <MoneyField
            {...errorOf('amount')}
            label={words.recordAmount}
            currency={homeCurrency}
            value={typed.amount}
            onChange={(amount) => change({ amount })}
          />
          <MoneyField
            {...errorOf('fees')}
            label={words.recordFees}
            optional
            currency={homeCurrency}
            value={typed.fees}
            onChange={(fees) => change({ fees })}
          />
          <DateField
            {...errorOf('onDay')}
            label={words.recordDay}
            hint={words.recordDayHint}
            optional
            value={typed.onDay}
            onChange={(onDay) => change({ onDay })}
          />
          <BankField
            {...errorOf('bankId')}
            mode={2}
            value={typed.bankId}
            onChange={(bankId) => change({ bankId })}
          />
        </Stack>
      )}
    </CommandDialog>
  );
}
