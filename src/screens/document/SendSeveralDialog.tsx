import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sharingView } from '../../api/documents/sharing.ts';
import type { BulkAnswer, DocumentRow } from '../../domain/documents/view.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { sendSeveral as words } from '../../domain/words/sending.ts';
import { useBusiness } from '../frame/business.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { titleOf } from './called.ts';
import { mailOf, type Sending, sendSeveral } from './send-several.ts';
import { UnprintableNotice } from './UnprintableNotice.tsx';
import type { BulkQuestionProps } from './use-bulk.ts';

/** Sends several by mail: first shows which goes to whom and which can't go, then hands the mails over. */
export function SendSeveralDialog({ rows, onDone, onClose }: BulkQuestionProps<DocumentRow>) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const answer = useRef<BulkAnswer | null>(null);
  const { data: sendings, error } = useQuery({
    queryKey: ['sendings', businessId, rows.map(({ id }) => id)],
    queryFn: (): Promise<Sending[]> =>
      Promise.all(
        rows.map(async (document) => {
          const query = sharingView(businessId, document.kind, document.id);
          const sharing = await client.fetchQuery({ ...query, staleTime: 0 });
          return { document, mail: mailOf(sharing), unprintable: sharing.unprintable };
        }),
      ),
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    toast.failure(error.message);
    onClose();
  }, [error, onClose]);
  if (!sendings) return null;
  const count = sendings.filter(({ mail }) => mail).length;
  return (
    <CommandDialog
      title={words.title}
      lead={words.lead}
      label={words.sendEmails({ count })}
      disabled={count === 0}
      keep={dialogWords.close}
      commit={async () => {
        answer.current = await sendSeveral(businessId, sendings, words.done);
      }}
      onDone={() => answer.current && onDone(answer.current)}
      onClose={onClose}
    >
      <section aria-label={words.whoGetsWhat}>
        <Stack>
          {sendings.map((sending) => (
            <Goes key={sending.document.id} {...sending} />
          ))}
        </Stack>
      </section>
    </CommandDialog>
  );
}

/** One of them: whom it goes to, or why it stays. */
function Goes({ document, mail, unprintable }: Sending) {
  const addresses = mail && [mail.email, mail.cc, mail.bcc].filter(Boolean).join(', ');
  return (
    <div>
      <h3>
        {titleOf(document)} <small className="quiet">{document.customer}</small>
      </h3>
      {addresses ? (
        <p className="quiet">{words.goesTo({ addresses })}</p>
      ) : (
        <Notice>{words.noAddress({ contact: document.customer })}</Notice>
      )}
      {addresses && <UnprintableNotice letters={unprintable} />}
    </div>
  );
}
