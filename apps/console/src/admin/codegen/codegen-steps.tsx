import {
  type CodegenForm,
  codegenFormShape,
  saveCodegenConfig,
} from '@vitrine/contract/admin/codegen.ts';
import { Button, Steps } from 'antd';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { codegenKeys } from '../../lib/query-keys/system.ts';
import { codegenTexts } from '../../texts/codegen.ts';
import { PanelForm, type PanelHandle } from '../../ui/panel-form.tsx';
import { BaseFields } from './base-fields.tsx';
import { FieldRows } from './field-rows.tsx';
import { PreviewStep } from './preview-step.tsx';
import './codegen.css';

interface CodegenStepsProps {
  config: CodegenForm;
  table: { tableName: string; isConfigured: number; isWritable: boolean };
}

/** The three steps over one form, which is saved before the files are shown. */
export function CodegenSteps({ config, table }: CodegenStepsProps) {
  const t = useText(codegenTexts);
  const handle = useRef<PanelHandle>(null);
  const [step, setStep] = useState(table.isConfigured ? 2 : 0);
  const { tableName } = table;
  const saving = useApiMutation(
    (body: CodegenForm) =>
      api.call(saveCodegenConfig, { params: { tableName }, body }, { suppressToast: true }),
    {
      onSuccess: () => setStep(2),
      showFailure: (failure) => {
        handle.current?.showRefused(failure);
        const isOfFields = failure.fields.every(({ path }) => path.startsWith('fieldConfigs'));
        setStep(isOfFields ? 1 : 0);
      },
      invalidates: [codegenKeys.all],
    },
  );
  const save = () => {
    const form = handle.current?.form;
    if (!form) return;
    const typed = form.getFieldsValue(true) as CodegenForm;
    const fieldConfigs = typed.fieldConfigs.map((field, index) => ({
      ...field,
      dictType: field.dictType ?? '',
      fieldSort: index + 1,
    }));
    const parsed = codegenFormShape.safeParse({ ...typed, fieldConfigs });
    if (parsed.success) return void saving.run(parsed.data);
    const [first] = parsed.error.issues;
    setStep(first?.path[0] === 'fieldConfigs' ? 1 : 0);
    return void form.validateFields();
  };
  const goOn = () => (step === 0 ? setStep(1) : save());
  return (
    <div className="codegen">
      <Steps
        size="small"
        current={step}
        onChange={(next) => (next === 2 ? save() : setStep(next))}
        items={[{ title: t('stepBase') }, { title: t('stepFields') }, { title: t('stepPreview') }]}
      />
      <PanelForm<CodegenForm>
        handle={handle}
        draftName={`codegen|${tableName}`}
        id="codegen"
        values={config}
        onSend={goOn}
      >
        {/* Both are kept while another step is shown, so that the whole form is saved. */}
        <div hidden={step !== 0}>
          <BaseFields />
        </div>
        <div hidden={step !== 1}>
          <FieldRows />
        </div>
      </PanelForm>
      {step === 2 && (
        <PreviewStep
          tableName={tableName}
          isWritable={table.isWritable}
          onBack={() => setStep(1)}
        />
      )}
      {step < 2 && (
        <div className="codegen-foot cluster stretched at-end">
          {step === 1 && <Button onClick={() => setStep(0)}>{t('back')}</Button>}
          <Button type="primary" loading={saving.isBusy} onClick={goOn}>
            {t(step === 0 ? 'next' : 'saveAndPreview')}
          </Button>
        </div>
      )}
    </div>
  );
}
