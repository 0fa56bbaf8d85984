import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { auditChainCalls } from '../../api/calls/audit-chain.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { chainWords as words } from '../../domain/audit/chain.words.ts';
import { shortHash } from '../../domain/audit/signed-head.ts';
import { formatMinute, minuteIn } from '../../domain/values/format.ts';
import { reportToolWords } from '../../domain/words/reports.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';

const Facts = chakra('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', overflowWrap: 'anywhere' },
});

const Verdict = chakra('div', {
  base: {
    '& p': { margin: '0', fontWeight: '600' },
    '&[data-bad] p': { color: 'danger' },
    '& ul': { margin: '0', paddingInlineStart: '5', overflowWrap: 'anywhere' },
  },
});

const Quiet = chakra('p', { base: { margin: '0', fontSize: '13px', color: 'quiet' } });

type Checked = Awaited<ReturnType<typeof verify>>;
const verify = (businessId: string) => ask(auditChainCalls.verifyChain, { businessId });

/** What a check said, until the next one. */
function CheckVerdict({ good, message, faults, notes }: Checked) {
  return (
    <Verdict role="status" data-bad={good ? undefined : true}>
      <p>{message}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <Quiet key={note}>{note}</Quiet>
      ))}
    </Verdict>
  );
}

/** How far the chain of the audit trail is, whether it was tampered with, and its proof. */
export function AuditChainCard() {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { data: chain, refetch } = useCall(auditChainCalls.auditChain, { businessId });
  const [checked, setChecked] = useState<Checked | null>(null);
  const [part, setPart] = useState(1);
  const [busy, setBusy] = useState<'verify' | 'proof' | null>(null);
  const during = async (what: 'verify' | 'proof', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (problem) {
      toast.refusal(problem);
    } finally {
      setBusy(null);
    }
  };
  const check = () =>
    during('verify', async () => {
      setChecked(null);
      setChecked(await verify(businessId));
      void refetch();
    });
  const download = () =>
    during('proof', async () => {
      const { url, name } = await once(`audit-trail.proof ${part}`, (intentKey) =>
        ask(auditChainCalls.exportProof, { businessId, part }, { intentKey }),
      );
      fetchFile(url);
      toast.success(reportToolWords.downloading(name));
    });
  if (!chain) return null;
  const { events, waiting, signs, checkpoint, timeZone, proofParts } = chain;
  const count = (n: number) => n.toLocaleString(locale);
  return (
    <SettingsCard
      title={words.title}
      lead={words.lead}
      foot={
        events > 0 && (
          <>
            <Button pending={busy === 'proof'} onClick={() => void download()}>
              {words.proof}
            </Button>
            <Button look="primary" pending={busy === 'verify'} onClick={() => void check()}>
              {words.verify}
            </Button>
          </>
        )
      }
    >
      <Facts>
        <li>{events > 0 ? words.chained(count(events)) : words.none}</li>
        {waiting > 0 && (
          <li>
            {words.waiting(count(waiting))}. {words.waitingHint}
          </li>
        )}
        <li>
          {checkpoint
            ? words.checkpoint({
                number: count(checkpoint.number),
                hash: shortHash(checkpoint.hash),
                at: formatMinute(minuteIn(timeZone, new Date(checkpoint.signedAt)), locale),
              })
            : signs && words.noCheckpoint}
        </li>
      </Facts>
      {!signs && <Quiet>{words.noKey}</Quiet>}
      {checked && <CheckVerdict {...checked} />}
      {proofParts > 1 && (
        <SelectField
          label={words.proofPart}
          hint={words.proofPartsHint}
          value={String(part)}
          options={Array.from({ length: proofParts }, (_, at) => ({
            value: String(at + 1),
            label: words.proofPartOf({ part: count(at + 1), parts: count(proofParts) }),
          }))}
          onChange={(chosen) => setPart(Number(chosen))}
        />
      )}
      {events > 0 && <Quiet>{words.proofHint}</Quiet>}
    </SettingsCard>
  );
}
