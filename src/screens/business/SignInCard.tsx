import { Link } from 'wouter';
import { saveSecondFactorRule } from '../../api/commands/business.ts';
import { securityAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether everybody here needs a second factor. */
export function SignInCard({ needed, version }: { needed: boolean; version: number }) {
  const { id: businessId } = useBusiness();
  return (
    <SwitchCard
      noun="sign-in"
      title="Sign-in"
      lead={
        <>
          While this is on, whoever has no second factor is asked to set one up at their next click. Yours
          comes first, on the page <Link href={securityAt}>Security</Link>. Links your customers have stay
          open.
        </>
      }
      label="Everybody here needs a second factor"
      save="Save sign-in"
      on={needed}
      version={version}
      send={(typed, intentKey, over) =>
        saveSecondFactorRule({ businessId, intentKey }, { typed, version: over })
      }
    />
  );
}
