import type { OrderView } from '../../domain/order/view.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { AdvancesDialog } from './AdvancesDialog.tsx';
import { BillOrderDialog } from './BillOrderDialog.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { CloseOrderDialog } from './CloseOrderDialog.tsx';
import { PayAheadDialog } from './PayAheadDialog.tsx';

/** What is asked before it is done. */
export function OrderActs({ document: order, act, onDone, onClose }: ActDialogProps<OrderView>) {
  const own = { order, onDone, onClose };
  if (act === 'bill') return <BillOrderDialog {...own} />;
  if (act === 'pay') return <PayAheadDialog {...own} />;
  if (act === 'payments') return <AdvancesDialog {...own} />;
  if (act === 'cancel') return <CancelOrderDialog {...own} />;
  return <CloseOrderDialog {...own} />;
}
