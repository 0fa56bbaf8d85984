import { Link } from 'wouter';
import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { signInCardWords } from '../../domain/words/business.ts';
import { securityAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether everybody here needs a second factor. */
export function SignInCard({ needed, version }: { needed: boolean; version: number }) {
  const { id: businessId } = useBusiness();
  return (
    <SwitchCard
      noun="sign-in"
      title={signInCardWords.title}
      lead={
        <>
          {signInCardWords.beforeLink} <Link href={securityAt}>{signInCardWords.security}</Link>
          {signInCardWords.linksStayOpen}
        </>
      }
      label={signInCardWords.factorForEverybody}
      on={needed}
      version={version}
      send={(on, intentKey, baseVersion) =>
        ask(businessCalls.saveSecondFactorRule, { businessId, on, version: baseVersion }, { intentKey })
      }
    />
  );
}
