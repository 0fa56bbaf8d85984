import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { reportMailCalls } from '../../api/calls/saved-report.ts';
import { ask, outside } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { savedReportFaults as faults, unsubscribeWords as words } from '../../domain/words/saved-reports.ts';
import { kindOfProblem, Problem } from '../../machines/problem.ts';
import { queryClient } from '../frame/query-client.ts';
import { SignedOutFrame } from '../frame/SignedOutFrame.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';

/** The link as it is in the address. */
const linkAt = (search: string) => {
  const sent = new URLSearchParams(search);
  return { business: sent.get('business') ?? '', token: sent.get('token') ?? '' };
};

/** Takes somebody off a report's mail by the link in it: opening it asks, and only the press does it. */
export function UnsubscribePage() {
  const [queries] = useState(queryClient);
  const link = linkAt(useSearch());
  return (
    <QueryClientProvider client={queries}>
      <Subscription key={`${link.business} ${link.token}`} link={link} />
    </QueryClientProvider>
  );
}

function Subscription({ link }: { link: ReturnType<typeof linkAt> }) {
  const { data, error } = useCall(
    reportMailCalls.reportSubscription,
    { ...outside, ...link },
    { toldInPlace: true },
  );
  const [pending, setPending] = useState(false);
  const [off, setOff] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function unsubscribe() {
    setPending(true);
    setFault(null);
    try {
      await ask(reportMailCalls.unsubscribeFromReport, { ...outside, ...link });
      setOff(true);
    } catch (problem) {
      setFault(problem instanceof Problem ? problem.message : String(problem));
    } finally {
      setPending(false);
    }
  }
  const foot = <Link href="/">{words.home}</Link>;
  if (error)
    return (
      <SignedOutFrame title={words.failed} foot={foot}>
        {/* A part of the link that was lost on the way is no field of theirs. */}
        <p role="alert">{kindOfProblem(error) === 'invalid' ? faults.linkDead : error.message}</p>
      </SignedOutFrame>
    );
  if (!data)
    return (
      <SignedOutFrame title={words.title}>
        <p role="status">{words.checking}</p>
      </SignedOutFrame>
    );
  if (off || data.unsubscribed)
    return (
      <SignedOutFrame title={words.done} foot={foot}>
        <p role="status">{words.doneLead(data)}</p>
      </SignedOutFrame>
    );
  return (
    <SignedOutFrame title={words.title} lead={words.lead(data)}>
      {fault && <ErrorSummary problems={[{ text: fault }]} attempt={1} />}
      <Button look="primary" wide pending={pending} onClick={() => void unsubscribe()}>
        {words.act}
      </Button>
    </SignedOutFrame>
  );
}
