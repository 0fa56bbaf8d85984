import { accountCalls } from '../../api/calls/account.ts';
import { accountSettingsCalls } from '../../api/calls/account-settings.ts';
import { outside } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { accountWords } from '../../domain/words/account.ts';
import { profileAt, securityAt } from '../frame/addresses.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsForm } from '../page/SettingsForm.tsx';
import { EmailCard } from './EmailCard.tsx';
import { NamesCard } from './NamesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** Who the user is: names, picture, address. */
export function ProfilePage() {
  return (
    <Loaded
      query={useCall(accountCalls.trueUserInfo, outside)}
      back={{ label: accountWords.profile, href: profileAt }}
    >
      {(account) => (
        <>
          <PageHead title={accountWords.profile} />
          <SettingsForm>
            <NamesCard account={account} />
          </SettingsForm>
          <PictureCard address={account.picture} />
          <EmailCard email={account.email} />
        </>
      )}
    </Loaded>
  );
}

/** What keeps the account its user's own: password, second factor, sessions. */
export function SecurityPage() {
  return (
    <Loaded
      query={useCall(accountSettingsCalls.security, outside)}
      back={{ label: accountWords.security, href: securityAt }}
    >
      {(security) => (
        <>
          <PageHead title={accountWords.security} />
          <PasswordCard />
          <SecondFactorCard on={security.secondFactor} left={security.recoveryCodesLeft} />
          <SessionsCard sessions={security.sessions} />
        </>
      )}
    </Loaded>
  );
}
