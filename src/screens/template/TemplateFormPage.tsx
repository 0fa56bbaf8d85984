import { useLocation } from 'wouter';
import { templateCalls } from '../../api/calls/template.ts';
import { ask } from '../../api/client/ask.ts';
import {
  type PaperLook,
  plainCard,
  plainLook,
  type TemplateView,
  templateProblems,
} from '../../domain/template/template.ts';
import { fieldsOf } from '../../domain/values/fields-of.ts';
import {
  type TemplateFont,
  type TemplateStyle,
  templateFonts,
  templateStyles,
} from '../../domain/values/template-look.ts';
import { fontWords, styleWords, templateFormWords } from '../../domain/words/paper.ts';
import { templatesAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { PictureField } from '../page/PictureField.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { ColorField } from './ColorField.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

/** A template as it is typed, its pictures as `data:` addresses. */
interface TemplateForm extends PaperLook {
  makeDefault: boolean;
}

const plain = (form: TemplateForm): TemplateForm => ({ ...form, color: form.color.trim().toLowerCase() });
const isSound = ({ color }: PaperLook): boolean => templateProblems({ color, holder: '' }).length === 0;

interface TemplateFormPageProps {
  /** The one that is edited; null for a new one. */
  template: TemplateView | null;
}

/** The form of a template, beside it the paper it makes. */
export function TemplateFormPage({ template }: TemplateFormPageProps) {
  const { id: businessId } = useBusiness();
  const [, navigate] = useLocation();
  const card = useCardForm<TemplateForm>({
    noun: 'template',
    opened: template,
    initial: { ...(template ? fieldsOf(plainLook, template) : plainLook), makeDefault: false },
    check: (form) => templateProblems(plain(form)),
  });
  const { form, change, field } = card;

  async function save() {
    const typed = plain(form);
    const answer = await card.save((intentKey, version) =>
      template
        ? ask(templateCalls.updateTemplate, { businessId, id: template.id, version, ...typed }, { intentKey })
        : ask(templateCalls.createTemplate, { businessId, ...typed }, { intentKey }),
    );
    if (answer) navigate(templatesAt);
  }

  const previewed = plain(form);
  return (
    <CardFormPage
      title={template ? templateFormWords.editInvoiceTemplate : templateFormWords.newInvoiceTemplate}
      back={{ label: templateFormWords.invoiceTemplates, href: templatesAt }}
      card={card}
      save={templateFormWords.save}
      onSave={save}
      onDiscard={() => navigate(templatesAt)}
      beside={
        <TemplatePreview
          look={isSound(previewed) ? previewed : { ...previewed, color: plainCard.color }}
          size="large"
        />
      }
    >
      <ChoiceField
        label={templateFormWords.style}
        value={form.style}
        onChange={(style) => change({ style: style as TemplateStyle })}
        choices={templateStyles.map((style) => ({ value: style, ...styleWords[style] }))}
      />
      <Columns>
        <ColorField {...field('color')} label={templateFormWords.colour} />
        <SelectField
          label={templateFormWords.typeface}
          value={form.font}
          onChange={(font) => change({ font: font as TemplateFont })}
          options={templateFonts.map((font) => ({ value: font, label: fontWords[font] }))}
        />
        <PictureField {...field('logo')} label={templateFormWords.logo} hint={templateFormWords.logoHint} />
        <PictureField
          {...field('signature')}
          label={templateFormWords.signature}
          hint={templateFormWords.signatureHint}
        />
      </Columns>
      <TextField
        {...field('holder')}
        label={templateFormWords.nameUnderSignature}
        optional
        autoComplete="off"
      />
      <CheckField
        label={templateFormWords.showsBank}
        checked={form.showsBank}
        onChange={(showsBank) => change({ showsBank })}
      />
      <CheckField
        label={templateFormWords.showsOnline}
        checked={form.showsOnline}
        onChange={(showsOnline) => change({ showsOnline })}
      />
      {!template?.isDefault && (
        <CheckField
          label={templateFormWords.makeDefault}
          checked={form.makeDefault}
          onChange={(makeDefault) => change({ makeDefault })}
        />
      )}
    </CardFormPage>
  );
}
