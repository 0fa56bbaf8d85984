import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Attachment, isPicture } from '../../domain/documents/attachment.ts';
import { filePane as words } from '../../domain/words/attachments.ts';
import { useBusiness } from '../frame/business.ts';
import { IconButton } from '../kit/buttons/IconButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import { attachmentBytes } from './attachment-bytes.ts';
import type { PdfPages } from './pdf-pages.ts';

const Pane = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    height: 'var(--pane, min(56dvh, 600px))',
    padding: '12px',
    background: 'stub',
    borderBottom: '1px solid {colors.line}',
    borderRadius: 'base',
    '& > header': { display: 'flex', alignItems: 'center', gap: '1', fontSize: '13px' },
    '& > header > strong': { flex: '1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > .seen': {
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      background: 'paper',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
    },
    '& canvas, & img': { display: 'block', width: 'calc(100% * var(--zoom))', maxWidth: 'none' },
    '& > footer': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      fontSize: '13px',
    },
    '@media print': { display: 'none' },
  },
});

const largest = 4;

interface FilePaneProps {
  file: Attachment;
  /** Left out where it stays. */
  onClose?: () => void;
}

/** A picture or a PDF beside what is typed from it. */
export function FilePane({ file, onClose }: FilePaneProps) {
  const { id } = useBusiness();
  const [zoom, setZoom] = useState(1);
  const found = useQuery(attachmentBytes(id, file.id));
  const Seen = isPicture(file) ? Picture : Pdf;
  const turn = (label: string, icon: ReactNode, to: number) => (
    <IconButton label={label} size="small" disabled={to < 1 || to > largest} onClick={() => setZoom(to)}>
      {icon}
    </IconButton>
  );
  return (
    <Pane aria-label={file.name}>
      <header>
        <strong>{file.name}</strong>
        {turn(words.zoomOut, <Icon name="minus" />, zoom / 2)}
        {turn(words.zoomIn, <Icon name="plus" />, zoom * 2)}
        {onClose && (
          <IconButton label={words.close({ file: file.name })} size="small" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </header>
      {found.data ? (
        <Seen bytes={found.data} type={file.type} zoom={zoom} name={file.name} />
      ) : (
        <p className="quiet" role="status">
          {found.error?.message ?? words.loading}
        </p>
      )}
    </Pane>
  );
}

interface SeenProps {
  bytes: ArrayBuffer;
  type: string;
  zoom: number;
  name: string;
}

const zoomed = (zoom: number) => ({ '--zoom': zoom }) as Record<string, number>;

function Picture({ bytes, type, zoom, name }: SeenProps) {
  const address = useMemo(() => URL.createObjectURL(new Blob([bytes], { type })), [bytes, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    // What is larger than its place is moved by keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls takes the focus.
    <div className="seen" tabIndex={0} style={zoomed(zoom)}>
      <img src={address} alt={name} />
    </div>
  );
}

function Pdf({ bytes, zoom, name }: SeenProps) {
  const [pdf, setPdf] = useState<PdfPages | null>(null);
  const [page, setPage] = useState(1);
  const [failed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let opened: PdfPages | undefined;
    let left = false;
    import('./pdf-pages.ts')
      .then(async ({ pdfPages }) => {
        opened = await pdfPages(bytes);
        if (left) opened.close();
        else setPdf(opened);
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      opened?.close();
    };
  }, [bytes]);
  useEffect(() => {
    const drawn = canvas.current;
    const width = drawn?.parentElement?.clientWidth;
    if (pdf && drawn && width) pdf.draw(page, drawn, width * zoom).catch(() => setFailed(true));
  }, [pdf, page, zoom]);
  if (failed) return <p role="status">{words.notShown}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls takes the focus. */}
      <div className="seen" tabIndex={0} style={zoomed(zoom)}>
        <canvas ref={canvas} role="img" aria-label={name} />
      </div>
      {pdf && pdf.count > 1 && (
        <footer>
          <IconButton
            label={words.before}
            size="small"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <Icon name="back" />
          </IconButton>
          <span aria-live="polite">{words.page({ page, pages: pdf.count })}</span>
          <IconButton
            label={words.next}
            size="small"
            disabled={page === pdf.count}
            onClick={() => setPage(page + 1)}
          >
            <Icon name="onward" />
          </IconButton>
        </footer>
      )}
    </>
  );
}
