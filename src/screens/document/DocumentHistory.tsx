import { auditTrailCalls } from '../../api/calls/audit-trail.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { auditTrail as words } from '../../domain/words/audit-trail.ts';
import { dialog } from '../../domain/words/frame.ts';
import { auditTrailAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { TrailTable } from '../page/TrailTable.tsx';

interface DocumentHistoryProps {
  document: { kind: DocumentKind; id: string };
  /** What it is called: "Invoice INV-0001". */
  name: string;
  onClose: () => void;
}

/** All that happened to a document, as the audit trail has it. */
export function DocumentHistory({ document: { kind, id }, name, onClose }: DocumentHistoryProps) {
  const { id: businessId, plan } = useBusiness();
  const may = useMay();
  const { data, error } = useCall(auditTrailCalls.documentEvents, { businessId, kind, documentId: id });
  const opensTrail = may('reports') && planHas(plan, 'auditTrail');
  return (
    <ModalDialog
      title={words.historyOf({ name })}
      lead={data && words.zone(data.timeZone)}
      onClose={onClose}
      foot={
        <>
          {opensTrail && (
            <ButtonLink href={auditTrailAt({ kind, subject: id })}>{words.wholeTrail}</ButtonLink>
          )}
          <Button look="primary" onClick={onClose}>
            {dialog.close}
          </Button>
        </>
      }
    >
      {error && <p>{error.message}</p>}
      {!data && !error && <SkeletonRows cells={4} />}
      {data && <TrailTable {...data} />}
    </ModalDialog>
  );
}
