import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Asks } from '../../api/client/asks.ts';
import { sharingView } from '../../api/documents/sharing.ts';
import type { May } from '../../domain/access/permissions.ts';
import { isViewable } from '../../domain/documents/attachment.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { isPayable } from '../../domain/documents/owed.ts';
import { printTitle } from '../../domain/documents/print-title.ts';
import { documentPageRoutes } from '../../domain/documents/routes.ts';
import { opensFiles } from '../../domain/documents/status.ts';
import type { DocumentView } from '../../domain/documents/view.ts';
import { documentPage as words } from '../../domain/words/documents.ts';
import { addDocumentAt, documentListAt, editDocumentAt, viewDocumentAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { type LazyDialog, lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { Loaded } from '../page/Loaded.tsx';
import { calledBy, titleOf } from './called.ts';
import { type Connected, DocumentCounterfoil } from './DocumentCounterfoil.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import { DocumentViewPage } from './DocumentViewPage.tsx';
import { FilesDialog } from './files-dialog.ts';
import { HistoryDialog } from './history-dialog.ts';
import { namedDocument } from './named-document.ts';
import type { SharingDialog } from './SharingDialogs.tsx';
import type { SharingAct } from './sharing-acts.ts';
import { sharingCommands } from './sharing-commands.ts';
import { SharingDialogs } from './sharing-dialogs.ts';
import { UnprintableNotice } from './UnprintableNotice.tsx';
import { useActs } from './use-acts.ts';

/** What a kind's counterfoil may know beside its document. */
export interface ConnectedTo {
  may: May;
  locale: string;
  homeCurrency: string;
  /** Opens a dialog of the kind's own. */
  show: (dialog: string) => void;
}

/** A dialog of a kind's own, by the act it is for. */
export interface ActDialogProps<View> {
  document: View;
  act: string;
  /** Once it is committed: everything is fetched anew. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** What the page of one kind has of its own. */
export interface DocumentViewing<View extends DocumentView, Act extends string> {
  kind: DocumentKind;
  view: (businessId: string, called: string) => Asks<View>;
  connect: (document: View, to: ConnectedTo) => Connected<Act>;
  /** Acts without a dialog; each answers where it leads, if anywhere. */
  atOnce: (document: View, businessId: string) => Partial<Record<Act, () => Promise<string | null>>>;
  /** Fetched once the document is shown: the first picture of it needs none. */
  Dialog: LazyDialog<ActDialogProps<View>>;
  /** Dialogs of its own that an address may open: those that only show something. */
  opens?: readonly string[];
  /** What the business alone reads below each line; null for nothing. */
  ownNotes?: (document: View) => readonly (string | null)[];
  /** What needs a decision, above the sheet. */
  notices?: (document: View, may: ConnectedTo['may']) => ReactNode;
}

/** The document named in the address, by its id or, where its kind is found so, by its number. */
export function DocumentPage<View extends DocumentView, Act extends string>({
  of,
}: {
  of: DocumentViewing<View, Act>;
}) {
  const requestedId = namedDocument(of.kind, 'view', useSearch());
  const { id } = useBusiness();
  const back = { label: documentPageRoutes[of.kind].list.title, href: documentListAt(of.kind) };
  return (
    <Loaded query={useQuery<View>(of.view(id, requestedId))} back={back}>
      {(document) => <Content key={document.id} document={document} of={of} back={back} />}
    </Loaded>
  );
}

const RecordedFile = lazyDialog(async () => (await import('./RecordedFile.tsx')).RecordedFile);

const isSharingDialog = (open: string): open is SharingDialog =>
  ['send', 'remind', 'confirm', 'deliver', 'sent'].includes(open);

interface ContentProps<View extends DocumentView, Act extends string> {
  document: View;
  of: DocumentViewing<View, Act>;
  back: { label: string; href: string };
}

function Content<View extends DocumentView, Act extends string>({
  document,
  of,
  back,
}: ContentProps<View, Act>) {
  const { id: businessId, homeCurrency } = useBusiness();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const may = useMay();
  const search = new URLSearchParams(useSearch());
  const { open, settling, show, close, done, run } = useActs<string>(
    of.opens?.find((name) => name === search.get('show')) ?? null,
  );
  const { subtype, id } = document;
  const { title, permissions } = documentTypes[subtype];
  const shared = { businessId, kind: of.kind, id };
  const { data: sharing } = useQuery(sharingView(businessId, of.kind, id));
  const slip = search.get('print') === 'true' && search.get('slip') === 'true';
  const atOnce = of.atOnce(document, businessId);
  const { entered } = kindSpec(of.kind);
  const theirs = entered && opensFiles(document) ? (document.attachments ?? []).filter(isViewable) : [];

  function press(name: Act | SharingAct) {
    if (name === 'pdf') return void sharingCommands(shared).download();
    if (name === 'slip') return navigate(`${viewDocumentAt(subtype, id)}&slip=true&print=true`);
    if (name === 'edit') return navigate(editDocumentAt(subtype, id));
    const act = atOnce[name as Act];
    if (!act) return show(name);
    void run(async () => {
      const leads = await act();
      if (leads !== null) navigate(leads);
    });
  }

  return (
    <DocumentViewPage
      title={titleOf(document)}
      printTitle={printTitle(slip ? words.packingSlip : title, document.number)}
      back={back}
      addHref={may(`${permissions}.add`) ? addDocumentAt(subtype) : undefined}
      deletedCustomer={document.customerDeleted ? document.to.name : undefined}
      notices={
        <>
          {sharing && <UnprintableNotice letters={sharing.unprintable} />}
          {of.notices?.(document, may)}
        </>
      }
      sheet={
        <DocumentSheet
          document={document}
          as={slip ? 'packing-slip' : 'document'}
          ownNotes={slip ? undefined : of.ownNotes?.(document)}
        />
      }
      file={theirs.length > 0 && <RecordedFile files={theirs} />}
      counterfoil={
        <DocumentCounterfoil
          document={document}
          connected={of.connect(document, { may, locale, homeCurrency, show })}
          sharing={sharing}
          onAct={press}
          onSent={() => show('sent')}
          onFiles={() => show('files')}
          onHistory={() => show('history')}
          // What its acts open is fetched once one is in reach, and not while the page is drawn.
          onReach={of.Dialog.intend}
          settling={settling}
        />
      }
    >
      {open !== null &&
        (open === 'history' ? (
          <HistoryDialog document={shared} name={calledBy(document)} onClose={close} />
        ) : open === 'files' && document.attachments ? (
          <FilesDialog
            subject={{ id, name: calledBy(document) }}
            files={document.attachments}
            mayChange={may(`${kindSpec(of.kind).permissions}.edit`)}
            mayOpen={opensFiles(document)}
            onClose={close}
          />
        ) : isSharingDialog(open) ? (
          <SharingDialogs
            open={open}
            document={shared}
            name={calledBy(document)}
            from={document.from.name}
            payable={isPayable(document)}
            sharing={sharing}
            maySend={may(`${kindSpec(of.kind).permissions}.reshare`)}
            onDone={done}
            onClose={close}
          />
        ) : (
          <of.Dialog document={document} act={open} onDone={done} onClose={close} />
        ))}
    </DocumentViewPage>
  );
}
