import { templateCalls } from '../../api/calls/template.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import type { TemplateView } from '../../domain/template/template.ts';
import { deleteTemplateWords } from '../../domain/words/paper.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';

interface DeleteTemplateDialogProps {
  template: TemplateView;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onDone, onClose }: DeleteTemplateDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const next = template.isDefault ? ' The oldest other template becomes the default.' : '';

  async function remove() {
    const answer = await once(`template.delete ${template.id}`, (intentKey) =>
      ask(templateCalls.deleteTemplate, { businessId, id: template.id }, { intentKey }),
    );
    await refresh();
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={deleteTemplateWords.title}
      lead={deleteTemplateWords.lead(next)}
      label={deleteTemplateWords.deleteTemplate}
      danger
      keep={deleteTemplateWords.keepIt}
      commit={remove}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
