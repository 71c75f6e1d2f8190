import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EditorField } from './editor-field.tsx';
import type { ProductEditing } from './use-product-form.ts';

const contacts = ['manufacturer', 'responsiblePerson'] as const;
const fields = [
  { name: 'name', max: 160 },
  { name: 'address', max: 400 },
  { name: 'contact', max: 254 },
] as const;

/** Who is responsible for the safety of the product; buyers in the European Union read it. Warnings are among its texts. */
export function SafetyCard({ editing }: { editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const isGiven = contacts.some((who) => Object.values(editing.form[who]).some(Boolean));
  const [isOpen, setOpen] = useState(isGiven);
  const isShown = isOpen || contacts.some((who) => editing.errorOf(who) !== undefined);
  return (
    <SectionCard
      title={t('safety')}
      beside={
        !isShown && (
          <button type="button" className="link small" onClick={() => setOpen(true)}>
            {t('edit')}
          </button>
        )
      }
    >
      <p className="muted small">{t(isShown || isGiven ? 'safetyLine' : 'safetyNone')}</p>
      {(isShown ? contacts : []).map((who) => {
        const contact = editing.form[who];
        return (
          <fieldset key={who} className="editor-group stack gap-12 one-column">
            <legend className="h3 pad-0 below-8">{t(who)}</legend>
            {fields.map(({ name, max }) => (
              <EditorField
                key={name}
                label={t(`contact_${name}`)}
                error={editing.errorOf(`${who}.${name}`)}
              >
                {(ties) => {
                  const shared = { ...ties, value: contact[name], maxLength: max };
                  const write = (text: string) =>
                    editing.change({ [who]: { ...contact, [name]: text } });
                  return name === 'address' ? (
                    <Input.TextArea
                      {...shared}
                      autoSize={{ minRows: 2, maxRows: 5 }}
                      onChange={(event) => write(event.target.value)}
                    />
                  ) : (
                    <Input
                      {...shared}
                      autoComplete="off"
                      onChange={(event) => write(event.target.value)}
                    />
                  );
                }}
              </EditorField>
            ))}
          </fieldset>
        );
      })}
    </SectionCard>
  );
}
