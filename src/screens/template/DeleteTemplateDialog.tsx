import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { templateCalls } from '../../api/contract/template.ts';
import type { TemplateView } from '../../api/queries/templates.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';

interface DeleteTemplateDialogProps {
  template: TemplateView;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onDone, onClose }: DeleteTemplateDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const next = template.IsDefault ? ' The oldest other template becomes the default.' : '';

  async function remove() {
    const invoiceSettingId = template.Id;
    const answer = await once(`template.delete ${invoiceSettingId}`, (intentKey) =>
      send(templateCalls.deleteTemplate, { query: { businessId, invoiceSettingId }, intentKey }),
    );
    await refresh();
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title="Delete this template?"
      lead={`Documents that were issued in it keep their look; drafts take the default one.${next}`}
      label="Delete template"
      keep="Keep it"
      commit={remove}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
