import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { Asked, Told } from '../../api/client/command.ts';
import { once } from '../../api/client/intent.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { type Decimal, sum } from '../../domain/money.ts';
import { surplusShares } from '../../domain/payment/surplus-shares.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import { surplusFirst } from '../../domain/words/payments.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';

const Shares = chakra('ul', {
  base: {
    listStyle: 'none',
    maxHeight: '40dvh',
    overflowY: 'auto',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { paddingBlock: '6px' },
  },
});

/** What was paid beyond what was owed to or by a contact in a currency, and what it can be applied to, due first. */
export interface SurplusOffer {
  party: string;
  currency: string;
  surplus: Decimal;
  documents: readonly { id: string; number: string | null; owed: Decimal }[];
}

interface SurplusFirstProps {
  kind: DocumentKind;
  offers: readonly SurplusOffer[];
  apply: (context: Asked, id: string, amount: Decimal) => Promise<Told>;
  /** Told once it is applied and everything is fetched anew. */
  onApplied?: () => void;
  /** The payment of what is left. */
  children: ReactNode;
}

/** Before several documents are paid: offers to apply what was paid for them already, so that only what is left is paid. */
export function SurplusFirst({ kind, offers, apply, onApplied, children }: SurplusFirstProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const refresh = useRefresh();
  const [passed, setPassed] = useState(false);
  const labels = surplusFirst[kindSpec(kind).side ?? owedByCustomers];
  const planned = offers
    .map(({ party, currency, surplus, documents }) => {
      const money = (amount: Decimal) => formatMoney(amount, currency, locale);
      const shares = surplusShares(surplus, documents).map(({ id, amount }) => {
        const { number, owed } = documents.find((one) => one.id === id)!;
        return { id, amount, text: surplusFirst.share({ number, amount: money(amount), owed: money(owed) }) };
      });
      return { shares, lead: labels.lead({ party, total: money(sum(shares.map(({ amount }) => amount))) }) };
    })
    .filter(({ shares }) => shares.length > 0);
  const applied = planned.flatMap(({ shares }) => shares);
  if (passed || applied.length === 0) return children;
  return (
    <CommandDialog
      title={labels.title}
      lead={[...planned.map(({ lead }) => lead), labels.means].join(' ')}
      label={labels.apply}
      keep={labels.skip}
      commit={async () => {
        try {
          for (const { id, amount } of applied)
            await once(`credit.apply.first ${id} ${amount}`, (intentKey) =>
              apply({ businessId, intentKey }, id, amount),
            );
        } finally {
          // What was applied before one was refused isn't offered again.
          await refresh();
        }
      }}
      onDone={() => {
        setPassed(true);
        onApplied?.();
      }}
      onClose={() => setPassed(true)}
    >
      <Shares>
        {applied.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </Shares>
    </CommandDialog>
  );
}
