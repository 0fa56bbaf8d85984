import { useState } from 'react';
import { demo as words } from '../../domain/words/onboarding.ts';
import { dashboardAt } from '../frame/addresses.ts';
import { openDemo } from '../frame/session-acts.ts';
import { useSession } from '../frame/use-session.ts';
import { Button } from '../kit/buttons/Button.tsx';

/** The way into the demo business, shown while nobody has registered here. */
export function OpenDemo() {
  const enter = useSession((session) => session.send);
  const entering = useSession((session) => session.isEntering);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function open() {
    setOpening(true);
    try {
      enter({ type: 'page.open', path: dashboardAt });
      enter({ type: 'credentials.send', ...(await openDemo()), remember: false });
    } catch (refused) {
      setProblem((refused as Error).message);
    }
    setOpening(false);
  }
  return (
    <section aria-label={words.label}>
      <Button wide onClick={open} pending={isOpening || entering}>
        {words.open}
      </Button>
      <p className="quiet" role="status">
        {problem ?? words.explained}
      </p>
    </section>
  );
}
