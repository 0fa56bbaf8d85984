import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedLink } from '../../api/documents/public-documents.ts';
import { publicFile, publicFiles } from '../../api/documents/public-documents.ts';
import type { Attachment } from '../../domain/documents/attachment.ts';
import { publicFiles as words } from '../../domain/words/attachments.ts';
import { sizeText } from '../document/file-size.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';

const Files = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    marginTop: '2',
    '& h2': { marginBottom: '1.5', fontSize: '14px', fontWeight: '400', color: 'quiet' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '1.5',
      borderTop: '1px solid {colors.line}',
      fontSize: '15px',
    },
    '& li > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

/** The files that were sent along with a document, for whoever opens it by its link; nothing where there are none. */
export default function PublicFiles({ link, locale }: { link: OpenedLink; locale: string }) {
  const { data: files = [] } = useQuery(publicFiles(link));
  const [saving, setSaving] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (files.length === 0) return null;

  async function save({ id }: Attachment) {
    setSaving(id);
    setFault(null);
    try {
      fetchFile(await publicFile(link, id));
    } catch (problem) {
      setFault((problem as Error).message);
    } finally {
      setSaving(null);
    }
  }

  return (
    <Files>
      <h2>{words.files}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <span>
              {file.name}
              <small>{sizeText(file.size, locale)}</small>
            </span>
            <Button onClick={() => void save(file)} pending={saving === file.id}>
              {words.download} <span className="unseen">{file.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {fault && <p role="alert">{fault}</p>}
    </Files>
  );
}
