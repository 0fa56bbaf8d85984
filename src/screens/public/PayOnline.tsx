import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { waysToPay } from '../../api/documents/payments.ts';
import type { OpenedLink } from '../../api/documents/public-documents.ts';
import { isPayable } from '../../domain/documents/owed.ts';
import type { PrintableDocument } from '../../domain/documents/printable.ts';
import { payOnline as payOnlineWords } from '../../domain/online-payment/online-payments.words.ts';
import { PayButton } from '../document/PayButton.tsx';
import { usePaymentReturn } from '../document/payment-return.ts';
import { LocaleContext } from '../kit/locale.ts';

interface PayOnlineProps {
  document: PrintableDocument;
  link: OpenedLink;
}

const words: Readonly<Record<string, string>> = {
  made: payOnlineWords.thankYou,
  left: payOnlineWords.nothingPaid,
};

/**
 * A visitor's way to pay the document before them, while something is owed on it and some way to pay is connected. They come back to this
 * same page.
 */
export function PayOnline({ document, link }: PayOnlineProps) {
  const [path] = useLocation();
  const sent = new URLSearchParams(useSearch());
  sent.delete('payment');
  const here = `${path}?${sent}`;
  usePaymentReturn({ words, place: link.documentId, back: here });
  const subject = {
    businessId: link.businessId,
    documentId: link.documentId,
    linkToken: link.token,
    successUrl: `${here}&payment=made`,
    cancelUrl: `${here}&payment=left`,
  };
  const payable = isPayable(document);
  const { data, isPending } = useQuery({
    queryKey: ['ways to pay', link.documentId],
    queryFn: () => waysToPay(subject),
    enabled: payable,
    meta: { toldInPlace: true },
  });
  // Where nobody could say which ways there are, the dialog asks once more and says why.
  if (!payable || isPending || data?.ways.length === 0) return null;
  return (
    <LocaleContext value={document.locale}>
      <PayButton
        subject={subject}
        name={`${document.subtype} ${document.number}`}
        payee={document.from.name}
        isTest={data?.ways.every((way) => data.tests.includes(way)) ?? false}
      />
    </LocaleContext>
  );
}
