import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import type { HeldFor, HoldKind } from '../../domain/online-store/hold.ts';
import { storeHolds as words } from '../../domain/online-store/store-orders.words.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { remedyAt } from './hold-remedies.ts';
import { RemedyLink } from './RemedyLink.tsx';

const Reasons = chakra('ul', {
  base: {
    border: '1px solid {colors.line}',
    borderRadius: '6px',
    marginBottom: '4',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px 16px',
      padding: '8px 12px',
      fontSize: '14px',
    },
    '& > li + li': { borderTop: '1px solid {colors.line}' },
    '& .why': { flex: '1 1 220px' },
    '& .why[aria-current]': { fontWeight: '600' },
    '& a:not(.why)': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& .n': { color: 'quiet', fontVariantNumeric: 'tabular-nums' },
  },
});

interface HoldListProps {
  holds: readonly HeldFor[];
  /** The reason the list is narrowed to; empty for none. */
  current: HoldKind | '';
  shop: string | null;
  hrefOf: (kind: HoldKind | '') => string;
}

/** Why orders are on hold, the most first: each reason narrows the list, leads to its remedy, and all of it is tried again at once. */
export function HoldList({ holds, current, shop, hrefOf }: HoldListProps) {
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  return (
    <Reasons aria-label={words.title}>
      {holds.map(({ kind, orders: n }) => {
        const why = words.holdWords[kind];
        return (
          <li key={kind}>
            <Link
              className="why"
              href={hrefOf(kind === current ? '' : kind)}
              aria-current={kind === current || undefined}
            >
              {why} <span className="n">{words.orders({ n })}</span>
            </Link>
            <RemedyLink kind={kind} href={remedyAt(kind, { about: null, order: null, shop })} />
            <Button
              aria-label={words.retryAllOf({ why, n })}
              onClick={() =>
                void press(`store.retry all ${kind}`, (intentKey) =>
                  ask(storeOrderCalls.retryStoreOrders, { businessId, hold: kind }, { intentKey }),
                )
              }
            >
              {words.retryAll({ n })}
            </Button>
          </li>
        );
      })}
    </Reasons>
  );
}
