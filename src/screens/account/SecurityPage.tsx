import { useQuery } from '@tanstack/react-query';
import { ownSecurity } from '../../api/queries/account.ts';
import { Loaded } from '../page/Loaded.tsx';
import { securityAt } from '../shell/addresses.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** What keeps the account its user's own: password, second factor, sessions. */
export function SecurityPage() {
  return (
    <Loaded query={useQuery(ownSecurity())} back={{ label: 'Security', href: securityAt }}>
      {(security) => (
        <>
          <PageHead title="Security" />
          <PasswordCard />
          <SecondFactorCard on={security.secondFactor} left={security.recoveryCodesLeft} />
          <SessionsCard sessions={security.sessions} />
        </>
      )}
    </Loaded>
  );
}
