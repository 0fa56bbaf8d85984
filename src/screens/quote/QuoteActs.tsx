import type { QuoteView } from '../../domain/quote/view.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { ConvertQuoteDialog } from './ConvertQuoteDialog.tsx';
import { MarkAnsweredDialog } from './MarkAnsweredDialog.tsx';

/** The dialog of an act on a quote. */
export function QuoteActs(props: ActDialogProps<QuoteView>) {
  const { act } = props;
  if (act === 'accept') return <MarkAnsweredDialog {...props} answer="accepted" />;
  if (act === 'decline') return <MarkAnsweredDialog {...props} answer="declined" />;
  return <ConvertQuoteDialog {...props} />;
}
