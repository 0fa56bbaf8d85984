import { panelWords as words } from '../../domain/online-payment/online-payments.words.ts';
import {
  type ConnectionStatus,
  isHeldBack,
  isUnsettled,
  type ProviderView,
  takesPayments,
} from '../../domain/payment-provider/connection.ts';
import { providerSpecs } from '../../domain/payment-provider/provider.ts';
import { providerRefusals } from '../../domain/payment-provider/refusals.words.ts';
import { DetailList } from '../kit/lists/DetailList.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';

const tones: Readonly<Record<ConnectionStatus, Tone>> = {
  NotConnected: 'draft',
  Pending: 'waiting',
  Connected: 'settled',
  Restricted: 'stopped',
};

/** That no money moves, said once: the page says it of a sandbox, and of its own payments before an account is connected. */
const noMoney = (view: ProviderView): string | null => {
  if (view.sandbox) return null;
  const { status } = view.standing;
  const provider = { provider: providerRefusals.providerLabels[view.provider] };
  if (view.simulated && !takesPayments(status) && !isHeldBack(status)) return words.simulated(provider);
  return view.live ? null : words.testMode(provider);
};

/** What has to be known of a provider before anything else: that no money moves, and what keeps it from taking any. */
function Notices({ view }: { view: ProviderView }) {
  const { status } = view.standing;
  const provider = { provider: providerRefusals.providerLabels[view.provider] };
  const still = noMoney(view);
  if (!view.available)
    return <Notice>{view.simulated ? words.simulatedAlone(provider) : words.notSetUp(provider)}</Notice>;
  return (
    <>
      {still && <Notice>{still}</Notice>}
      {isUnsettled(status) && (
        <Notice>{isHeldBack(status) ? words.restricted(provider) : words.pending(provider)}</Notice>
      )}
    </>
  );
}

/** Where a connection is, whose account it is, and what it takes. */
export function ProviderFacts({ view }: { view: ProviderView }) {
  const { provider, standing, accountName, bankName, lastDigits, sandboxPage } = view;
  const { currencies } = providerSpecs[provider];
  return (
    <>
      <Notices view={view} />
      <DetailList
        label={words.title[provider]}
        rows={[
          {
            label: words.statusLabel,
            value: <StatusBadge tone={tones[standing.status]} word={words.status[standing.status]} />,
          },
          { label: words.accountName, value: accountName },
          { label: words.bank, value: bankName },
          { label: words.account, value: lastDigits && words.endsIn({ digits: lastDigits }) },
          { label: words.currencies, value: currencies?.join(', ') },
          {
            label: words.sandboxLabel,
            value: sandboxPage && takesPayments(standing.status) && (
              <a href={sandboxPage} target="_blank" rel="noreferrer">
                {words.sandboxPage}
              </a>
            ),
          },
        ]}
      />
    </>
  );
}
