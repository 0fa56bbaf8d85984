import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SharedDocument } from '../../api/documents/sharing.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { SentMessage, SharingView } from '../../domain/documents/sharing.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { sentDialog as words } from '../../domain/words/sending.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { openedWords } from './opened-words.ts';
import { sharingCommands } from './sharing-commands.ts';

const Rows = chakra('ul', {
  base: {
    borderTop: '1px solid {colors.line}',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

const purposes: Record<SentMessage['purpose'], string> = {
  document: words.document,
  payment: words.paymentRequest,
  reminder: words.reminder,
  confirmation: words.confirmation,
  delivery: words.delivery,
  'credit-note': words.creditNote,
  cancellation: words.cancellation,
};
const states: Record<SentMessage['state'], string> = {
  queued: words.queued,
  sent: words.sent,
  failed: words.failed,
};

interface SentDialogProps {
  document: SharedDocument;
  name: string;
  sharing: SharingView;
  /** Whether the caller may send again and revoke. */
  maySend: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** What was sent of a document: every mail and what became of it, and the links that live. */
export function SentDialog({ document, name, sharing, maySend, onChanged, onClose }: SentDialogProps) {
  const locale = useLocale();
  const [pending, setPending] = useState<string | null>(null);
  const commands = sharingCommands(document);
  // A vendor's own paper isn't sent to them, but a link made earlier can still be revoked.
  const sendsAgain = maySend && !kindSpec(document.kind).entered;

  async function carry(what: string, act: () => Promise<void>) {
    setPending(what);
    try {
      await act();
      onChanged();
    } catch (problem) {
      toast.refusal(problem);
    } finally {
      setPending(null);
    }
  }

  return (
    <Dialog
      title={words.title({ document: name })}
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      <Rows>
        {sharing.messages.map(({ id, purpose, to, state, at, fault, files }) => (
          <li key={id}>
            <span>
              {words.sentTo({ what: purposes[purpose], addresses: to.join(', ') })}
              <small>
                {new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })},{' '}
                {states[state]}
                {fault && `: ${fault}`}
              </small>
              {files.length > 0 && <small>{words.withFiles({ files: files.join(', ') })}</small>}
            </span>
            {sendsAgain && (
              <Button
                look="ghost"
                pending={pending === id}
                onClick={() => carry(id, () => commands.sendAgain(id))}
              >
                {words.sendAgain} <span className="unseen">{words.to({ address: to[0]! })}</span>
              </Button>
            )}
          </li>
        ))}
        <li>
          <span>
            {words.liveLinks({ count: sharing.links })}
            <small>{sharing.opened ? openedWords(sharing.opened, locale) : words.linkMeans}</small>
          </span>
          {maySend && sharing.links > 0 && (
            <Button
              look="ghost"
              pending={pending === 'links'}
              onClick={() => carry('links', commands.revokeLinks)}
            >
              {words.revoke({ count: sharing.links })}
            </Button>
          )}
        </li>
      </Rows>
    </Dialog>
  );
}
