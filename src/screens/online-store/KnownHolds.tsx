import { chakra } from '@chakra-ui/react';
import { storeHolds } from '../../domain/online-store/store-orders.words.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { isChosenInside, remedyAt } from './hold-remedies.ts';
import { RemedyLink } from './RemedyLink.tsx';
import { useStoreOrders } from './use-store-orders.ts';

const Known = chakra('div', {
  base: {
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& button': { display: 'flex', marginTop: '2' },
  },
});

interface KnownHoldsProps {
  day: string;
  /** Goes back to the step in which locations are chosen. */
  onLocations: () => void;
}

/** What is known to put orders on hold before the store is activated, each with what prevents it. */
export function KnownHolds({ day, onLocations }: KnownHoldsProps) {
  const { id: businessId } = useBusiness();
  const { data } = useStoreOrders(businessId, day);
  return data?.holds.map(({ kind, about }) => (
    <Notice key={`${kind} ${about}`}>
      <Known>
        {storeHolds.willHold[kind]?.({ about: about ?? '', orders: data.orders ?? 0, room: data.room ?? 0 })}{' '}
        {isChosenInside(kind) ? (
          <Button onClick={onLocations}>{storeHolds.remedyWords[kind]}</Button>
        ) : (
          <RemedyLink kind={kind} href={remedyAt(kind, { about, order: null, shop: null })} />
        )}
      </Known>
    </Notice>
  ));
}
