import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { panelWords as words } from '../../domain/online-payment/online-payments.words.ts';
import { usualBankCountry } from '../../domain/payment-provider/bank-country.ts';
import { isUnsettled, type ProviderView, takesPayments } from '../../domain/payment-provider/connection.ts';
import {
  type BankProvider,
  isByBank,
  type PagesProvider,
  providerSpecs,
} from '../../domain/payment-provider/provider.ts';
import { providerRefusals } from '../../domain/payment-provider/refusals.words.ts';
import { connectProviderFlow } from '../../machines/payment-provider/connect-provider.flow.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useFlowEnd } from '../kit/dialogs/use-flow-end.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { inspected } from '../kit/inspected.ts';
import { leaveFor } from '../kit/leave-for.ts';
import { DetailList } from '../kit/lists/DetailList.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { BankAccountFields } from './BankAccountFields.tsx';
import { bankCalls, beginAccount, disconnectCalls, lookAtAccount } from './connect-account.ts';
import { ProviderFacts } from './ProviderFacts.tsx';
import { providerActsOf } from './provider-acts.ts';
import { problemsIn } from './provider-field.ts';

interface ProviderPanelProps {
  view: ProviderView;
}

/** A payment provider: where its connection is, how it is connected, and how it is left. */
export function ProviderPanel({ view }: ProviderPanelProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const refresh = useRefresh();
  const [attempt, setAttempt] = useState(0);
  const [disconnecting, setDisconnecting] = useState(false);
  const [address, setAddress] = useState('');
  const { provider, standing } = view;
  const named = { provider: providerRefusals.providerLabels[provider] };
  const { account } = standing.facts;
  // Each act is that of one way to connect; the flow takes the one that is the provider's.
  const [onPages, byBank] = [provider as PagesProvider, provider as BankProvider];
  const [state, dispatch] = useMachine(
    connectProviderFlow.provide({
      actors: {
        begin: fromPromise(async () => {
          const url = await beginAccount(businessId, onPages);
          setAddress(url);
          return url;
        }),
        look: fromPromise(async () => {
          const status = await lookAtAccount(businessId, onPages, account!);
          await refresh();
          if (takesPayments(status)) toast.success(words.connected[onPages]);
        }),
        verify: fromPromise(
          async ({ input: { country, bankCode, number } }) =>
            (await ask(bankCalls[byBank].check, { businessId, country, bankCode, number })).name,
        ),
        create: fromPromise(async ({ input }) => {
          const { message } = await once(
            `provider.connect ${provider} ${JSON.stringify(input)}`,
            (intentKey) => ask(bankCalls[byBank].connect, { businessId, ...input }, { intentKey }),
          );
          await refresh();
          toast.success(message);
        }),
      },
    }),
    {
      ...inspected(),
      input: {
        by: providerSpecs[provider].by,
        isPending: isUnsettled(standing.status),
        draft: {
          country: isByBank(provider) ? usualBankCountry(provider, homeCurrency) : '',
          bankCode: '',
          number: '',
        },
      },
    },
  );
  useFlowEnd(state.value, { left: () => leaveFor(address) });
  const { draft, name, problem } = state.context;
  const busy = state.hasTag('busy');
  const [typing, confirming] = [state.hasTag('account'), state.hasTag('confirming')];
  const send = () => {
    setAttempt(attempt + 1);
    dispatch({ type: typing ? 'account.check' : 'name.confirm' });
  };
  const acts = view.available ? providerActsOf(provider, standing).allowed : [];
  const close = () => setDisconnecting(false);
  const disconnect = async () => {
    const { message } = await once(`provider.disconnect ${provider}`, (intentKey) =>
      ask(disconnectCalls[provider], { businessId }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  };
  return (
    <SettingsCard
      title={words.title[provider]}
      lead={words.lead[provider]}
      onSubmit={send}
      foot={
        typing || confirming ? (
          <>
            <Button onClick={() => dispatch({ type: 'flow.back' })} disabled={busy}>
              {words.back}
            </Button>
            <Button look="primary" type="submit" pending={busy}>
              {typing ? words.check : words.confirm}
            </Button>
          </>
        ) : (
          acts.map((act) => (
            <Button
              key={act.name}
              look={act.name === 'connect' ? 'primary' : 'plain'}
              pending={act.name === 'connect' && busy}
              onClick={() =>
                act.name === 'connect' ? dispatch({ type: 'provider.connect' }) : setDisconnecting(true)
              }
            >
              {act.label}
            </Button>
          ))
        )
      }
    >
      <ErrorSummary problems={problemsIn(provider, problem)} attempt={problem ? attempt : 0} />
      {state.hasTag('offering') && <ProviderFacts view={view} />}
      {typing && isByBank(provider) && (
        <BankAccountFields
          provider={provider}
          draft={draft}
          problem={problem}
          onChange={(typed) => dispatch({ type: 'account.type', draft: typed })}
        />
      )}
      {confirming && (
        <>
          <p>{words.confirmLead}</p>
          <DetailList label={words.account} rows={[{ label: words.accountName, value: name }]} />
        </>
      )}
      {disconnecting && (
        <CommandDialog
          title={words.disconnectTitle(named)}
          lead={words.disconnectLead(named)}
          label={words.disconnect(named)}
          keep={words.keepConnected}
          commit={disconnect}
          onDone={close}
          onClose={close}
        />
      )}
    </SettingsCard>
  );
}
