import type { QuoteView } from '../../domain/quote/view.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { MarkAnsweredDialog } from '../quote-answer/MarkAnsweredDialog.tsx';
import { ConvertQuoteDialog } from './ConvertQuoteDialog.tsx';

/** The dialog of an act on a quote. */
export function QuoteActs(props: ActDialogProps<QuoteView>) {
  const { act } = props;
  if (act === 'accept' || act === 'decline') return <MarkAnsweredDialog {...props} act={act} />;
  return <ConvertQuoteDialog {...props} />;
}
