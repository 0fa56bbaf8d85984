import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { importCalls } from '../../api/calls/import.ts';
import { ask } from '../../api/client/ask.ts';
import {
  importDocumentWords as documentWords,
  importWords as words,
} from '../../domain/import/imports.words.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';
import { useImportKind } from './import-kind.tsx';
import { sampleFile } from './sample-file.ts';

const Sample = chakra('p', {
  base: { fontSize: '14px', '& a': { color: 'accent', textUnderlineOffset: '2px' } },
});

const Own = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    '& > span': { flex: '1 1 200px', fontSize: '13px', color: 'quiet' },
  },
});

/** Hands out what the business has of the kind that is imported here, as a file of it. */
function ExportOwn() {
  const { id: businessId } = useBusiness();
  const { kind, spec, words: kindWords } = useImportKind();
  const [pending, setPending] = useState(false);
  const save = () => {
    setPending(true);
    void ask(importCalls.exportOwnFile, { businessId, kind })
      .then(({ data }) => fetchFile(data.url), toast.refusal)
      .finally(() => setPending(false));
  };
  return (
    <Own>
      <Button pending={pending} onClick={save}>
        {documentWords.exportOwn(kindWords)}
      </Button>
      <span>
        {documentWords.exportHint({
          documents: spec.documents !== undefined,
          accounts: kind === 'accounts',
          paid: spec.written.some(({ key }) => key === 'paid'),
        })}
      </span>
    </Own>
  );
}

/** Files that can be imported here: a sample, and what the business has where the role exports it. */
export function OwnFiles() {
  const may = useMay();
  const { spec, words: kindWords } = useImportKind();
  return (
    <Stack>
      <Sample>
        <a href={sampleFile(spec)} download={kindWords.sampleName}>
          {words.sample}
        </a>
      </Sample>
      {spec.exports && may(spec.exports) && <ExportOwn />}
    </Stack>
  );
}
