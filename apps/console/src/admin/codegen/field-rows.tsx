import { useQuery } from '@tanstack/react-query';
import { pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { Checkbox, Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { codegenTexts } from '../../texts/codegen.ts';
import { FieldRow } from './field-row.tsx';

const marks = [
  { name: 'isShowInQuery', text: 'inQuery' },
  { name: 'isShowInList', text: 'inList' },
  { name: 'isShowInForm', text: 'inForm' },
] as const;
type Mark = (typeof marks)[number]['name'];
type Rows = readonly Record<Mark, number>[];

/** Marks or clears a whole column of boxes. */
function AllBox({ form, name, label }: { form: FormInstance; name: Mark; label: string }) {
  const t = useText(codegenTexts);
  const rows = (Form.useWatch('fieldConfigs', { form, preserve: true }) ?? []) as Rows;
  const marked = rows.filter((row) => row[name] === 1).length;
  return (
    <Checkbox
      aria-label={t('all', { name: label })}
      checked={marked > 0 && marked === rows.length}
      indeterminate={marked > 0 && marked < rows.length}
      onChange={({ target }) =>
        form.setFieldValue(
          'fieldConfigs',
          rows.map((row) => ({ ...row, [name]: target.checked ? 1 : 0 })),
        )
      }
    >
      {label}
    </Checkbox>
  );
}

/** The columns of the table, in the order in which list and form show them: a row is moved by dragging or with its arrows. */
export function FieldRows() {
  const t = useText(codegenTexts);
  const form = Form.useFormInstance();
  const [dragged, setDragged] = useState<number>();
  const query = { pageNum: '1', pageSize: '100' };
  const dictionaries = useQuery({
    queryKey: dictionaryKeys.list(query),
    queryFn: ({ signal }) => api.read(pageDictionaries, { query }, signal),
  });
  const options = (dictionaries.data?.list ?? []).map(({ dictCode, name }) => ({
    value: dictCode,
    label: name,
  }));
  const plain = [t('column'), t('field'), t('label'), t('maxLength')];
  return (
    <div className="codegen-rows">
      <table>
        <thead>
          <tr>
            <th aria-label={t('move', { name: '' })} />
            {plain.map((title) => (
              <th key={title}>{title}</th>
            ))}
            {marks.map(({ name, text }) => (
              <th key={name}>
                <AllBox form={form} name={name} label={t(text)} />
              </th>
            ))}
            <th>{t('required')}</th>
            <th>{t('queryType')}</th>
            <th>{t('formType')}</th>
            <th>{t('dictionary')}</th>
          </tr>
        </thead>
        <tbody>
          <Form.List name="fieldConfigs">
            {(fields, { move }) =>
              fields.map(({ key, name }) => (
                <FieldRow
                  key={key}
                  index={name}
                  count={fields.length}
                  dictionaries={options}
                  onMove={(to) => move(name, to)}
                  onDrag={() => setDragged(name)}
                  onDrop={() => {
                    if (dragged !== undefined) move(dragged, name);
                    setDragged(undefined);
                  }}
                />
              ))
            }
          </Form.List>
        </tbody>
      </table>
    </div>
  );
}
