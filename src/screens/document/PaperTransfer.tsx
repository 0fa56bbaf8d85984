import type { PrintedTransfer } from '../../domain/documents/printed-transfer.ts';
import { qrShape } from '../../domain/values/qr.ts';

/** The code with the blank around it that scanners need. */
function Code({ payload, caption }: NonNullable<PrintedTransfer['qr']>) {
  const { size, path } = qrShape(payload);
  return (
    <figure>
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={caption}>
        <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="quiet">{caption}</figcaption>
    </figure>
  );
}

/** How a document is paid by bank transfer, with a code that banking apps read where there is one. */
export function PaperTransfer({ transfer: { heading, rows, qr } }: { transfer: PrintedTransfer }) {
  return (
    <section className="transfer" aria-label={heading}>
      <div>
        <h2>{heading}</h2>
        <dl>
          {rows.map(({ label, text }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {qr && <Code {...qr} />}
    </section>
  );
}
