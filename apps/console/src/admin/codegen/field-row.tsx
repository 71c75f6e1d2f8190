import { type CodegenField, formTypes, queryTypes } from '@vitrine/contract/admin/codegen.ts';
import {
  formTypesOf,
  isOwnColumn,
  queryTypesOf,
  takesDictionary,
} from '@vitrine/contract/admin/codegen-columns.ts';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type PlainKeyOf, useText } from '../../lib/i18n.ts';
import { codegenTexts } from '../../texts/codegen.ts';
import { systemTexts } from '../../texts/system.ts';

interface FieldRowProps {
  index: number;
  count: number;
  dictionaries: { value: string; label: string }[];
  onMove: (to: number) => void;
  onDrag: () => void;
  onDrop: () => void;
}

const signs: Readonly<Record<number, string>> = {
  [queryTypes.equal]: '=',
  [queryTypes.greater]: '>',
  [queryTypes.greaterOrEqual]: '≥',
  [queryTypes.less]: '<',
  [queryTypes.lessOrEqual]: '≤',
};
const wordOf = (types: Readonly<Record<string, number>>, type: number) =>
  Object.keys(types).find((name) => types[name] === type) as PlainKeyOf<typeof codegenTexts>;

/** A box whose value travels as 1 or 0. */
const flag = {
  valuePropName: 'checked',
  getValueProps: (value: unknown) => ({ checked: value === 1 }),
  getValueFromEvent: ({ target }: { target: { checked: boolean } }) => (target.checked ? 1 : 0),
};

/** One column of the table: its names, where it is shown, and how it is typed and compared. */
export function FieldRow({ index, count, dictionaries, onMove, onDrag, onDrop }: FieldRowProps) {
  const t = useText(codegenTexts);
  const tSystem = useText(systemTexts);
  const form = Form.useFormInstance();
  // Also what no control of the row holds: the name and type of the column.
  const field = Form.useWatch(['fieldConfigs', index], { form, preserve: true }) as
    | CodegenField
    | undefined;
  if (!field) return null;
  const column = { name: field.columnName, type: field.columnType };
  const isFixed = isOwnColumn(column);
  const at = (name: keyof CodegenField) => ({ name: [index, name], noStyle: true });
  const named = (text: string) => ({ 'aria-label': `${field.columnName}: ${text}` });
  return (
    <tr onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <td className="codegen-grip">
        <span
          role="img"
          draggable
          onDragStart={onDrag}
          aria-label={t('move', { name: field.columnName })}
        >
          <GripVertical size={16} aria-hidden />
        </span>
        <Button
          type="text"
          size="small"
          disabled={index === 0}
          {...named(tSystem('moveUp'))}
          icon={<ArrowUp size={14} />}
          onClick={() => onMove(index - 1)}
        />
        <Button
          type="text"
          size="small"
          disabled={index === count - 1}
          {...named(tSystem('moveDown'))}
          icon={<ArrowDown size={14} />}
          onClick={() => onMove(index + 1)}
        />
      </td>
      <td>
        <span className="code">{field.columnName}</span>
        <small className="block faint">{field.columnType}</small>
      </td>
      <td>
        <Form.Item {...at('fieldName')}>
          <Input {...named(t('field'))} maxLength={63} disabled={field.columnName === 'id'} />
        </Form.Item>
      </td>
      <td>
        <Form.Item {...at('fieldComment')}>
          <Input {...named(t('label'))} maxLength={100} />
        </Form.Item>
      </td>
      <td className="num">{field.maxLength ?? '–'}</td>
      {(['isShowInQuery', 'isShowInList', 'isShowInForm'] as const).map((name) => (
        <td key={name}>
          <Form.Item {...at(name)} {...flag}>
            <Checkbox
              {...named(
                t(
                  name === 'isShowInQuery'
                    ? 'inQuery'
                    : name === 'isShowInList'
                      ? 'inList'
                      : 'inForm',
                ),
              )}
              disabled={field.columnName === 'id' || (name === 'isShowInForm' && isFixed)}
            />
          </Form.Item>
        </td>
      ))}
      <td>
        {field.isShowInForm === 1 && (
          <Form.Item {...at('isRequired')} {...flag}>
            <Checkbox {...named(t('required'))} />
          </Form.Item>
        )}
      </td>
      <td>
        {field.isShowInQuery === 1 && (
          <Form.Item {...at('queryType')}>
            <Select
              {...named(t('queryType'))}
              popupMatchSelectWidth={false}
              options={queryTypesOf(column).map((value) => ({
                value,
                label: signs[value] ?? t(wordOf(queryTypes, value)),
              }))}
            />
          </Form.Item>
        )}
      </td>
      <td>
        <Form.Item {...at('formType')}>
          <Select
            {...named(t('formType'))}
            popupMatchSelectWidth={false}
            options={formTypesOf(column).map((value) => ({
              value,
              label: t(wordOf(formTypes, value)),
            }))}
          />
        </Form.Item>
      </td>
      <td>
        {takesDictionary(column, field.formType) && (
          <Form.Item {...at('dictType')} getValueProps={(value) => ({ value: value || undefined })}>
            <Select
              {...named(t('dictionary'))}
              allowClear
              popupMatchSelectWidth={false}
              options={dictionaries}
            />
          </Form.Item>
        )}
      </td>
    </tr>
  );
}
