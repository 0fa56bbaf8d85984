import { useState } from 'react';
import { exportDocumentsFile } from '../../api/commands/imports.ts';
import { importDocumentWords as words } from '../../domain/words/import-document-page.ts';
import { Button } from '../kit/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useImportKind } from './import-kind.tsx';

/** Hands out the documents of the business as a file of the kind that is imported here. */
export function ExportDocuments() {
  const { id: businessId } = useBusiness();
  const { kind, words: kindWords } = useImportKind();
  const [pending, setPending] = useState(false);
  const save = () => {
    setPending(true);
    void exportDocumentsFile(businessId, kind)
      .then(({ url }) => fetchFile(url), toast.refusal)
      .finally(() => setPending(false));
  };
  return (
    <Button pending={pending} onClick={save}>
      {words.exportOwn(kindWords)}
    </Button>
  );
}
