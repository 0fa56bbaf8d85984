import { useState } from 'react';
import { openDemo } from '../../api/commands/session.ts';
import { Button } from '../kit/Button.tsx';
import { useSession } from './use-session.ts';

/** The way into the demo business, shown while nobody has registered here. */
export function OpenDemo() {
  const enter = useSession((session) => session.send);
  const entering = useSession((session) => session.isEntering);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function open() {
    setAsked(true);
    try {
      enter({ type: 'credentials.send', ...(await openDemo()), remember: false });
    } catch (refused) {
      setProblem((refused as Error).message);
    }
    setAsked(false);
  }
  return (
    <section aria-label="Demo">
      <Button wide onClick={open} pending={asked || entering}>
        Open the demo business
      </Button>
      <p className="quiet" role="status">
        {problem ?? 'A year of made-up quotes, invoices and payments to look around in.'}
      </p>
    </section>
  );
}
