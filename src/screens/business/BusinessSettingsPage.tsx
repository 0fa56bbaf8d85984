import type { ReactNode } from 'react';
import { businessCalls } from '../../api/calls/business.ts';
import { useCall } from '../../api/client/query.ts';
import type { BusinessSettings } from '../../domain/business/business.ts';
import { useBusiness } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Loaded } from '../page/Loaded.tsx';

interface BusinessSettingsPageProps {
  title: string;
  /** Its own address. */
  href: string;
  children: (settings: BusinessSettings) => ReactNode;
}

/** A page of settings of the business, one matter a card. */
export function BusinessSettingsPage({ title, href, children }: BusinessSettingsPageProps) {
  const { id: businessId } = useBusiness();
  return (
    <Loaded query={useCall(businessCalls.getSettings, { businessId })} back={{ label: title, href }}>
      {(settings) => (
        <>
          <PageHead title={title} />
          {children(settings)}
        </>
      )}
    </Loaded>
  );
}
