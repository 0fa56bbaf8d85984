import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { accountSettingsCalls } from '../../api/calls/account-settings.ts';
import { outside } from '../../api/client/ask.ts';
import { queryOf } from '../../api/client/query.ts';
import { factorPageWords } from '../../domain/words/account.ts';
import { Brand } from '../frame/Brand.tsx';
import { useBusiness } from '../frame/business.ts';
import { SwitchDialog } from '../frame/SwitchDialog.tsx';
import { usePageTitle } from '../frame/use-page-title.ts';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { RouteProgress } from '../kit/notices/RouteProgress.tsx';
import { FactorSetUp } from './FactorSetUp.tsx';

const Page = chakra('main', {
  base: {
    maxWidth: '760px',
    marginInline: 'auto',
    padding: '40px 0 64px',
    outline: 'none',
    '& > h1': { marginTop: '10', fontSize: '26px', letterSpacing: '-.02em' },
    '& > .lead': {
      margin: '6px 0 24px',
      color: 'quiet',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      '& > strong': { display: 'block', color: 'ink', fontWeight: '550' },
    },
    '& > footer': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
    '@media (max-width: 56rem)': { padding: '24px 16px 48px' },
  },
});

interface FactorNeededProps {
  /** Why, in the server's words. */
  sentence: string;
  /** They have a second factor now. */
  onDone: () => void;
}

/** What stands in the place of every page of a business that asks for a second factor, until its user has one. */
export function FactorNeededPage({ sentence, onDone }: FactorNeededProps) {
  const { id } = useBusiness();
  const send = useSession((session) => session.send);
  const [switching, setSwitching] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePageTitle(factorPageWords.beforeGo);
  // The page that was read is gone: this one is read from its start.
  useEffect(() => {
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Page ref={main} tabIndex={-1}>
      <Brand />
      <h1>{factorPageWords.beforeGo}</h1>
      <p className="lead">
        <strong>{sentence}</strong> {factorPageWords.typingKept}
      </p>
      <SetUp done={<NothingLeft onDone={onDone} />} />
      <footer>
        <Button aria-haspopup="dialog" onClick={() => setSwitching(true)}>
          {factorPageWords.switchBusiness}
        </Button>
        <Button look="ghost" onClick={() => send({ type: 'session.signOut' })}>
          {factorPageWords.signOut}
        </Button>
      </footer>
      {switching && <SwitchDialog current={id} onClose={() => setSwitching(false)} />}
    </Page>
  );
}

/** The set-up, unless it was done in another tab, which is looked for whenever this one is come back to. */
function SetUp({ done }: { done: ReactNode }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(accountSettingsCalls.security, outside),
    refetchOnWindowFocus: 'always',
  });
  if (data) return <FactorSetUp on={data.secondFactor} otherwise={done} back={factorPageWords.back} />;
  if (!error) return <RouteProgress />;
  return (
    <p role="alert">
      {error.message} <Button onClick={() => void refetch()}>{factorPageWords.tryAgain}</Button>
    </p>
  );
}

/** Nothing is left to do here. */
function NothingLeft({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}
