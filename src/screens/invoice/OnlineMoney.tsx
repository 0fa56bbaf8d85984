import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { providerMoneyCalls } from '../../api/calls/provider-money.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { onlineMoneyPage as words } from '../../domain/online-payment/online-payments.words.ts';
import {
  type DisputeView,
  type OnlinePayment,
  offersGiveBack,
  type RefundView,
  takesEvidence,
} from '../../domain/provider-money/view.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';

const Line = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    fontSize: '13px',
    lineHeight: '18px',
  },
});

/** All of it above the sheet, evenly apart. */
const Above = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    marginBottom: '3',
    '& > button': { justifySelf: 'start' },
    '&:empty': { display: 'none' },
  },
});

/** What is at its end is told quietly; anything else is a notice. */
const MoneyLine = ({ tone, word, children }: { tone: Tone; word: string; children: ReactNode }) => {
  const line = (
    <Line>
      <StatusBadge tone={tone} word={word} />
      {children}
    </Line>
  );
  return tone === 'settled' ? <p>{line}</p> : <Notice>{line}</Notice>;
};

const disputeTones: Readonly<Record<string, Tone>> = {
  Warned: 'waiting',
  Open: 'stopped',
  UnderReview: 'waiting',
  Won: 'settled',
  Lost: 'stopped',
};
const refundTones: Readonly<Record<string, Tone>> = {
  Asked: 'waiting',
  Pending: 'waiting',
  Done: 'settled',
  Failed: 'stopped',
  Unknown: 'waiting',
};

function Dispute({ dispute }: { dispute: DisputeView }) {
  const locale = useLocale();
  const { standing, provider, dueAt } = dispute;
  const amount = formatMoney(dispute.amount, dispute.currency, locale);
  return (
    <MoneyLine tone={disputeTones[standing.status]!} word={words.disputeStatus[standing.status]!}>
      <span>{words.disputeSentences[standing.status]!({ amount, provider })}</span>
      {dueAt && takesEvidence(standing.status) && (
        <span>{words.evidenceUntil({ day: formatDay(dueAt.slice(0, 10), locale) })}</span>
      )}
    </MoneyLine>
  );
}

function Refund({ refund, owed }: { refund: RefundView; owed: string }) {
  const locale = useLocale();
  const { standing, provider } = refund;
  const amount = formatMoney(refund.amount, refund.currency, locale);
  return (
    <MoneyLine tone={refundTones[standing.status]!} word={words.refundStatus[standing.status]!}>
      <span>{words.refundSentences[standing.status]!({ amount, provider })}</span>
      {offersGiveBack(refund, owed) && <span>{words.giveBack}</span>}
    </MoneyLine>
  );
}

/** Asks how much of an online payment goes back, and has the provider do it. */
function RefundDialog({
  invoiceId,
  payment,
  onClose,
}: {
  invoiceId: string;
  payment: OnlinePayment;
  onClose: () => void;
}) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [amount, setAmount] = useState(payment.refundable);
  async function commit() {
    const request = { documentId: invoiceId, paymentId: payment.id, amount };
    const { message } = await once(`refund.ask ${JSON.stringify(request)}`, (intentKey) =>
      ask(providerMoneyCalls.refundOnline, { businessId, ...request }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  }
  return (
    <CommandDialog
      title={words.refundTitle}
      lead={words.refundLead({ provider: payment.provider })}
      label={words.refundNow}
      keep={words.notNow}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <MoneyField
          {...errorOf('amount')}
          label={words.refundAmount}
          currency={payment.currency}
          value={amount}
          onChange={setAmount}
        />
      )}
    </CommandDialog>
  );
}

interface OnlineMoneyProps {
  invoiceId: string;
  /** What is still owed on it. */
  owed: string;
  mayRefund: boolean;
}

/** What became of money paid online for an invoice: disputes, refunds, and what can be refunded. Nothing while it was only paid by others. */
export function OnlineMoney({ invoiceId, owed, mayRefund }: OnlineMoneyProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { data } = useCall(providerMoneyCalls.getOnlineMoney, { businessId, documentId: invoiceId });
  const [refunding, setRefunding] = useState<OnlinePayment | null>(null);
  if (!data) return null;
  const refundable = mayRefund ? data.payments.filter(({ canRefund }) => canRefund) : [];
  return (
    <Above>
      {data.disputes.map((dispute) => (
        <Dispute key={dispute.id} dispute={dispute} />
      ))}
      {data.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} owed={owed} />
      ))}
      {refundable.map((payment) => (
        <Button key={payment.id} onClick={() => setRefunding(payment)}>
          {words.refund({ amount: formatMoney(payment.refundable, payment.currency, locale) })}
        </Button>
      ))}
      {refunding && (
        <RefundDialog invoiceId={invoiceId} payment={refunding} onClose={() => setRefunding(null)} />
      )}
    </Above>
  );
}
