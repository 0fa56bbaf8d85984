import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { outwardView } from '../../api/queries/outward.ts';
import { type QuoteView, quoteView } from '../../api/queries/quotes.ts';
import type { QuoteTarget } from '../../domain/quote/convert.ts';
import { DocumentViewPage } from '../document/DocumentViewPage.tsx';
import { type OutwardDialog, OutwardDialogs } from '../document/OutwardDialogs.tsx';
import type { OutwardAct } from '../document/outward-acts.ts';
import { outwardCommands } from '../document/outward-commands.ts';
import { useActs } from '../document/use-acts.ts';
import { Loaded } from '../page/Loaded.tsx';
import { addDocumentAt, documentListAt, editDocumentAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { ConvertQuoteDialog } from './ConvertQuoteDialog.tsx';
import { QuoteCounterfoil } from './QuoteCounterfoil.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import type { ActName } from './quote-acts.ts';
import { quoteCommands } from './quote-commands.ts';

const back = { label: 'Quotes', href: documentListAt('quote') };

/** The quote named in the address by `quoteId`. */
export function QuoteViewPage() {
  const asked = new URLSearchParams(useSearch()).get('quoteId') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(quoteView(id, asked))} back={back}>
      {(quote) => <Shown key={quote.QuoteID} quote={quote} />}
    </Loaded>
  );
}

function Shown({ quote }: { quote: QuoteView }) {
  const { id } = useBusiness();
  const [, navigate] = useLocation();
  const { open, settling, show, close, done, carryOut } = useActs<QuoteTarget | OutwardDialog>();
  const commands = quoteCommands(id, quote);
  const may = useMay();
  const leaving = { businessid: id, kind: 'quote', id: quote.QuoteID } as const;
  const { data: outward } = useQuery(outwardView(id, 'quote', quote.QuoteID));
  const press: Record<Exclude<ActName | OutwardAct, 'deliver' | 'slip'>, () => void> = {
    send: () => show('send'),
    pdf: () => void outwardCommands(leaving).download(),
    'to-invoice': () => show('invoice'),
    'to-receipt': () => show('receipt'),
    edit: () => navigate(editDocumentAt('quote', quote.QuoteID)),
    delete: () =>
      void carryOut(async () => {
        await commands.delete();
        navigate(documentListAt('quote'));
      }),
    restore: () => void carryOut(commands.restore),
  };
  return (
    <DocumentViewPage
      title={`Quote ${quote.QuoteNo}`}
      printTitle={`Quote #${quote.QuoteNo}`}
      back={back}
      addHref={may('quote.add') ? addDocumentAt('quote') : undefined}
      deletedCustomer={quote.clientdeleted ? quote.ClientInfo.name : undefined}
      sheet={<QuoteSheet quote={quote} />}
      counterfoil={
        <QuoteCounterfoil
          quote={quote}
          outward={outward}
          onAct={(name) => name !== 'deliver' && name !== 'slip' && press[name]()}
          onSent={() => show('sent')}
          settling={settling}
        />
      }
    >
      {open === 'send' || open === 'sent' ? (
        <OutwardDialogs
          open={open}
          document={leaving}
          name={`quote ${quote.QuoteNo}`}
          from={quote.BusinessInfo.name}
          payable={false}
          outward={outward}
          maySend={may('quote.reshare')}
          onDone={done}
          onClose={close}
        />
      ) : (
        open !== null &&
        open !== 'deliver' && (
          <ConvertQuoteDialog
            quote={quote}
            target={open}
            convert={async () => {
              const made = await commands.convert(open);
              await done();
              navigate(viewDocumentAt(open, made));
            }}
            onClose={close}
          />
        )
      )}
    </DocumentViewPage>
  );
}
