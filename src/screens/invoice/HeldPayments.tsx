import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { OursAnswer } from '../../api/calls/call.ts';
import { heldPaymentCalls } from '../../api/calls/held-payment.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { formatAmount } from '../../domain/values/format.ts';
import { heldPaymentPage as words } from '../../domain/words/payments.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';

const Decision = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' } });

const decisions = { book: heldPaymentCalls.bookHeld, refuse: heldPaymentCalls.refuseHeld } as const;

interface Deciding {
  /** A payment far above what was requested, which nobody booked yet. */
  held: OursAnswer<typeof heldPaymentCalls.getHeld>[number];
  act: 'book' | 'refuse';
}

/** What each decision means, before it is made. */
const wordsOf = ({ held, act }: Deciding, locale: string) => {
  const amount = formatAmount(held.amount, held.currency, locale);
  return act === 'book'
    ? {
        title: words.bookTitle({ amount }),
        lead: words.bookLead,
        label: words.bookPayment,
      }
    : {
        title: words.refuseTitle({ amount }),
        lead: words.refuseLead,
        label: words.refusePayment,
      };
};

/** Payments far above what was requested, for the owner to book or refuse. Nothing while there are none. */
export function HeldPayments({ invoiceId }: { invoiceId: string }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const refresh = useRefresh();
  const { data: waiting = [] } = useCall(heldPaymentCalls.getHeld, {
    businessId,
    documentId: invoiceId,
  });
  const [deciding, setDeciding] = useState<Deciding | null>(null);

  async function commit({ held, act }: Deciding) {
    const { message } = await once(`held.${act} ${held.id}`, (intentKey) =>
      ask(decisions[act], { businessId, id: held.id }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  }

  return (
    <>
      {waiting.map((held) => (
        <Notice key={held.id}>
          {words.reported({
            amount: formatAmount(held.amount, held.currency, locale),
            requested: formatAmount(held.asked, held.currency, locale),
          })}
          <Decision>
            <Button onClick={() => setDeciding({ held, act: 'book' })}>{words.book}</Button>
            <Button onClick={() => setDeciding({ held, act: 'refuse' })}>{words.refuse}</Button>
          </Decision>
        </Notice>
      ))}
      {deciding && (
        <CommandDialog
          {...wordsOf(deciding, locale)}
          keep={words.decideLater}
          commit={() => commit(deciding)}
          onDone={() => setDeciding(null)}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}
