import { chakra } from '@chakra-ui/react';
import { paymentProviderCalls } from '../../api/calls/payment-provider.ts';
import { useCall } from '../../api/client/query.ts';
import { panelWords as words } from '../../domain/online-payment/online-payments.words.ts';
import type { ProviderView } from '../../domain/payment-provider/connection.ts';
import type { ProviderName } from '../../domain/payment-provider/provider.ts';
import { pageTitles } from '../../domain/words/frame.ts';
import { paymentSettingsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { ProviderPanel } from './ProviderPanel.tsx';

/** As wide as the cards under it. */
const NoticeArea = chakra('div', { base: { maxWidth: '760px', marginBottom: '4' } });

/** The ways to be paid, each with the providers it goes by. */
const groups: readonly [label: string, names: readonly ProviderName[]][] = [
  [words.group.cards, ['stripe']],
  [words.group.wallets, ['paystack', 'flutterwave']],
  [words.group.paypal, ['paypal']],
];

const Panels = ({ views }: { views: readonly ProviderView[] }) => (
  <>
    {views.some(({ sandbox }) => sandbox) && (
      <NoticeArea>
        <Notice>{words.sandbox}</Notice>
      </NoticeArea>
    )}
    {groups.map(([label, names]) => (
      <section key={label} aria-label={label}>
        {names
          .map((name) => views.find(({ provider }) => provider === name)!)
          .map((view) => (
            <ProviderPanel key={`${view.provider} ${view.standing.status}`} view={view} />
          ))}
      </section>
    ))}
  </>
);

/** A panel for each provider that can be connected. One that has come further begins anew. */
export function ProviderPanels() {
  const { id: businessId } = useBusiness();
  const known = useCall(paymentProviderCalls.listProviders, { businessId });
  return (
    <Loaded query={known} back={{ label: pageTitles.payments, href: paymentSettingsAt }}>
      {(views) => <Panels views={views} />}
    </Loaded>
  );
}
