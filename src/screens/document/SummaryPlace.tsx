import { type ComponentType, Suspense } from 'react';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import { styled } from '../kit/styled.ts';
import type { DatesValues } from '../page/DatesFilter.tsx';
import { useMay } from '../shell/business.ts';

/** As high as what it waits for, so that the list below does not move. */
const Place = styled('div', {
  base: { minHeight: '118px', '@media (max-width: 47.99rem)': { minHeight: '108px' } },
});

interface SummaryPlaceProps extends DatesValues {
  of: ComponentType<DatesValues>;
  permission: PermissionKey;
}

/** Where a list's summary appears once it is fetched, for those who may see it. */
export const SummaryPlace = ({ of: Summary, permission, ...days }: SummaryPlaceProps) =>
  useMay()(permission) && (
    <Place>
      <Suspense>
        <Summary {...days} />
      </Suspense>
    </Place>
  );
