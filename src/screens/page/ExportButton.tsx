import * as words from '../../domain/words/export-button.ts';
import { Button } from '../kit/Button.tsx';
import { toast } from '../kit/toast.ts';

/** Makes a file of what is listed, and saves it. */
export function ExportButton({ make }: { make: () => Promise<{ url: string; name: string }> }) {
  async function download() {
    try {
      const [{ url, name }, { fetchFile }] = await Promise.all([make(), import('../kit/fetch-file.ts')]);
      fetchFile(url);
      toast.success(words.downloading({ name }));
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  return <Button onClick={() => void download()}>{words.exportList}</Button>;
}
